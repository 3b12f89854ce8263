import type { Options } from 'yargs';
import { variables } from './variables.ts';

/** Options that tell whose traffic it is. */
export const trafficOptions = {
  manifest: { type: 'string', requiresArg: true, describe: "the partner's manifest: its secrets verify credentials and signatures" },
  ...variables,
  resource: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'a resource that exists, though the traffic does not show its install',
  },
  'api-url': {
    type: 'string',
    requiresArg: true,
    describe: "the platform's main address: its API and the clients that call it are judged too",
  },
  'bridge-url': { type: 'string', requiresArg: true, describe: "the platform's bridge, where API tokens are sent to" },
  plan: { type: 'string', array: true, requiresArg: true, describe: 'a plan slug that the service knows: then its refusal is judged' },
} as const satisfies Record<string, Options>;

/** Secrets that no option takes. */
export const secretVariablesText =
  'ASSAY_CONSUMER_KEY, ASSAY_CONSUMER_SECRET, ASSAY_TOKEN and ASSAY_TOKEN_SECRET in the environment are the credentials of a client: then its OAuth 1 signatures are verified.';
