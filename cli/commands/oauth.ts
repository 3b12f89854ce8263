import { explainRequest } from '../../runs/signing/oauth.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'oauth'>(explainRequest);
