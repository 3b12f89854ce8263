import { verifyBundle } from '../../runs/certificate/verify.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'verify'>(verifyBundle);
