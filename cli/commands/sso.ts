import { signOn, ssoOptions } from '../../runs/signing/sso.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'sso [manifest]',
  positionals: { manifest: { type: 'string', describe: 'the manifest file (the one that assay.yaml names)' } },
  options: ssoOptions,
  examples: [
    ['assay sso manifest.json --id res_1', 'the signed form as a curl command'],
    ['assay sso manifest.json --id res_1 --open', 'open the panel in the browser'],
    ['assay sso manifest.json --id res_1 --explain', 'show how it is signed'],
  ],
  run: (args, io) => signOn(args, io),
});
