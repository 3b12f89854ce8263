import { showSignOn, ssoOptions } from '../../runs/signing/sso.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { manifest: argument.optional('the manifest file (the one that assay.yaml names)') },
  options: ssoOptions,
  run: showSignOn,
});
