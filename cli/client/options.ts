import type { Options } from 'yargs';
import { loginNames } from '../../fixtures/stand-ins/api/logins.ts';

export const clientOptions = {
  'dry-run': { type: 'boolean', default: false, describe: 'show the plan and stop' },
  command: { type: 'string', array: true, requiresArg: true, describe: 'run these commands alone, by name (repeatable)' },
  listen: { type: 'string', describe: 'HOST:PORT: run nothing, wait for a client that is started by hand; Ctrl-C ends with the report' },
  'listen-bridge': { type: 'string', requiresArg: true, describe: 'HOST:PORT of the bridge (the next free port)' },
  login: {
    choices: [...loginNames, 'all'],
    default: 'honest',
    requiresArg: true,
    describe: 'with --listen: how the three steps are played; all: each way once, the proper one first',
  },
} as const satisfies Record<string, Options>;
