import { judgeTraffic } from '../../runs/traffic/traffic.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'traffic'>(judgeTraffic);
