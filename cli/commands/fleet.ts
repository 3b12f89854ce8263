import { fleet } from '../../runs/fleet/fleet.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'fleet'>(fleet);
