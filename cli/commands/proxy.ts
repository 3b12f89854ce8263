import type { Options } from 'yargs';
import { proxy } from '../../runs/proxy/proxy.ts';
import { defineCommand } from '../command.ts';
import { judging } from '../options/judging.ts';
import { network } from '../options/live.ts';
import { secretVariablesText, trafficOptions } from '../options/traffic.ts';

const { ca, insecure } = network;

const options = {
  to: { type: 'string', demandOption: true, requiresArg: true, describe: 'the address of the target: scheme, host and port' },
  listen: { type: 'string', requiresArg: true, describe: 'HOST:PORT to listen on (a free port of 127.0.0.1)' },
  host: { type: 'string', requiresArg: true, describe: "the Host header that the target gets, if not the caller's own" },
  for: { type: 'number', requiresArg: true, describe: 'end after so many seconds (else Ctrl-C ends it)' },
  'fail-on': {
    choices: ['fail', 'warn'],
    requiresArg: true,
    describe: 'exit with 1 in the end when something failed, or warned; else with 0',
  },
  har: { type: 'string', requiresArg: true, describe: 'a file for the calls of the contract, redacted: assay traffic reads it' },
  ...trafficOptions,
  ca,
  insecure,
  ...judging,
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'proxy',
  options,
  examples: [
    ['assay proxy --to http://127.0.0.1:3000', 'stand before a partner, judge what passes'],
    ['assay proxy --to https://api.example', 'before a platform'],
    ['assay proxy --to URL --for 60 --fail-on fail', 'for a minute, in CI'],
  ],
  epilogue: secretVariablesText,
  run: (args, io) => proxy(args, io),
});
