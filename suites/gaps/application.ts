import type { Surfaces } from '../../engine/judging/surfaces.ts';

/** What an application shows of the questions about it. */
export const applicationGaps: Surfaces['observers'] = {
  'gap/dev-plan-connection-limit': ({ facts: { poolSize, allowedConnections } }) =>
    typeof poolSize === 'number'
      ? `a pool of ${poolSize}, with ${allowedConnections ?? 'an unknown number of'} connections allowed`
      : undefined,
};
