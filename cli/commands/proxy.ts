import { judging } from '../../runs/arguments.ts';
import { proxy, proxyOptions } from '../../runs/proxy/proxy.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({ options: { ...proxyOptions, ...judging }, run: proxy });
