import { verifyBundle, verifyOptions } from '../../runs/certificate/verify.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { bundle: argument.needed('what assay certify --bundle wrote') },
  options: verifyOptions,
  run: (args, io) => verifyBundle(args.bundle, args, io),
});
