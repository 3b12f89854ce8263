import { judging } from '../../runs/arguments.ts';
import { proxy, proxyOptions } from '../../runs/proxy/proxy.ts';
import { secretVariablesText } from '../../runs/traffic/known.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'proxy',
  options: { ...proxyOptions, ...judging },
  examples: [
    ['assay proxy --to http://127.0.0.1:3000', 'stand before a partner, judge what passes'],
    ['assay proxy --to https://api.example', 'before a platform'],
    ['assay proxy --to URL --for 60 --fail-on fail', 'for a minute, in CI'],
  ],
  epilogue: secretVariablesText,
  run: (args, io) => proxy(args, io),
});
