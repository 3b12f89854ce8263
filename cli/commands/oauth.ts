import { explainRequest, oauthOptions } from '../../runs/signing/oauth.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'oauth',
  options: oauthOptions,
  examples: [
    ['assay oauth --explain < request.txt', 'request line, headers, body; a curl command; an entry of a HAR file'],
    ['assay oauth --explain --origin https://api.example', 'signed for another address than it names'],
  ],
  epilogue:
    'Variables: ASSAY_CONSUMER_SECRET, the secret of the consumer; ASSAY_TOKEN_SECRET, the secret of the token, where the request has one.',
  run: (args, io) => explainRequest(args, io),
});
