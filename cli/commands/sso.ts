import { showSignOn } from '../../runs/signing/sso.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'sso'>(showSignOn);
