import { explainRequest } from '../../runs/signing/oauth.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'oauth',
  options: {
    explain: { type: 'boolean', default: false, describe: 'say whether the request on standard input verifies, and if not, why' },
    origin: { type: 'string', requiresArg: true, describe: 'the public address that is signed, where a proxy hides it' },
  },
  examples: [
    ['assay oauth --explain < request.txt', 'request line with the address, headers, body'],
    ['assay oauth --explain --origin https://api.example', 'a request line with a path alone'],
  ],
  run: (args, io) => explainRequest(args, io),
});
