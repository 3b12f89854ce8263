import { doctor, doctorOptions } from '../../runs/doctor/doctor.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { target: argument.optional('a manifest, the configuration of a platform, or a URL') },
  options: doctorOptions,
  run: ({ target, ...args }, io) => doctor(target, args, io),
});
