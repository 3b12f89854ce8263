import { signOn } from '../../runs/signing/sso.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'sso <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: 'the manifest file' } },
  options: {
    id: { type: 'string', requiresArg: true, demandOption: true, describe: "the resource: the partner's id" },
    user: { type: 'string', default: 'user_1', requiresArg: true, describe: 'the user_id' },
    email: { type: 'string', default: 'jane.doe@example.com', requiresArg: true, describe: 'the e-mail' },
    age: { type: 'number', default: 0, requiresArg: true, describe: 'how old the form is, in seconds' },
    timestamp: { type: 'string', requiresArg: true, describe: 'the timestamp itself, instead of --age' },
    environment: { choices: ['test', 'production'], default: 'test', requiresArg: true, describe: 'which sso_url' },
    'sso-url': { type: 'string', requiresArg: true, describe: "instead of the manifest's sso_url" },
    page: { type: 'string', requiresArg: true, describe: 'write a page that submits the form to this file' },
    open: { type: 'boolean', default: false, describe: 'open that page in the browser' },
    explain: { type: 'boolean', default: false, describe: 'show each step of the signature, the salt masked' },
    verify: { type: 'string', requiresArg: true, describe: 'say whether this signature is right, and if not, which mistake makes it' },
  },
  examples: [
    ['assay sso manifest.json --id res_1', 'the signed form as a curl command'],
    ['assay sso manifest.json --id res_1 --open', 'open the panel in the browser'],
    ['assay sso manifest.json --id res_1 --explain', 'show how it is signed'],
  ],
  run: (args, io) => signOn(args, io),
});
