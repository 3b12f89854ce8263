import type { Options } from 'yargs';

/** Options that tell whose traffic it is. */
export const whose = {
  manifest: { type: 'string', requiresArg: true, describe: "the partner's manifest: its secrets verify credentials and signatures" },
  resource: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'a resource that exists, though the traffic does not show its install',
  },
  plan: { type: 'string', array: true, requiresArg: true, describe: 'a plan slug that the service knows: then its refusal is judged' },
} as const satisfies Record<string, Options>;
