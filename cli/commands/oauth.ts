import { explainRequest, oauthOptions } from '../../runs/signing/oauth.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({ options: oauthOptions, run: explainRequest });
