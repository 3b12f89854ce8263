import { doctor, doctorOptions } from '../../runs/doctor/doctor.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'doctor [target]',
  positionals: { target: { type: 'string', describe: 'a manifest, the configuration of a platform, or a URL' } },
  options: doctorOptions,
  examples: [
    ['assay doctor', 'what this machine can run'],
    ['assay doctor --fix', 'and install a browser where there is none'],
    ['assay doctor manifest.json', 'and whether the service behind it is reached'],
    ['assay doctor platform.yaml', 'and whether its drivers start, and the way back'],
  ],
  run: ({ target, ...args }, io) => doctor(target, args, io),
});
