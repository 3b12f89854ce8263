import { createRequire } from 'node:module';
import { valuesOf } from '../../engine/contract/contract.ts';
import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import type { Rehearsal } from '../../fixtures/as-caller/deployments.ts';

const ofHealthy = ['health/none', 'health/single', 'health/numbered', 'health/empty-body'] as const;
const ofOthers = [
  'health/failing',
  'health/failing-last',
  'health/numbered-failing',
  'health/two-of-three',
  'health/both-kinds',
  'health/eleven',
  'health/gap',
  'health/recovering',
  'health/query',
] as const;

type Row<L> = Rehearsal & { label: L };

// In `others` the application that never answers comes first: it takes until the platform's own time limit.
const { healthy, others } = createRequire(import.meta.url)('#specs/clients/deployments.json') as {
  healthy: Row<(typeof ofHealthy)[number]>[];
  others: Row<(typeof ofOthers)[number]>[];
};

/** The rows with the variable, the path by default and the statuses of this contract; one whose path is healthy by it proves nothing. */
function byContract<L>(rows: readonly Row<L>[]): Row<L>[] {
  const { variable, default_path, statuses } = valuesOf('health-check');
  const [right = 200] = statuses;
  return rows
    .filter(({ answers }) => Object.values(answers).every((status) => status === 200 || !statuses.includes(status)))
    .map(({ variables, answers, ...row }) => ({
      ...row,
      variables: Object.fromEntries(
        Object.entries(variables).map(([name, path]) => [name.replace('CC_HEALTH_CHECK_PATH', variable), path]),
      ),
      answers: Object.fromEntries(
        Object.entries(answers).map(([path, status]) => [path === '/' ? default_path : path, status === 200 ? right : status]),
      ),
    })) as Row<L>[];
}

export const healthyApplications = play(
  'healthy applications are deployed',
  { records: { deployment: ofHealthy }, part: ['smoke'] },
  async ({ caller, record }) => {
    for (const { label, observation } of await caller.deploys(byContract(healthy))) record(label, observation);
  },
);

export const otherApplications = play(
  'applications fail their health check, or name their paths in many ways',
  { records: { deployment: ofOthers } },
  async ({ caller, record }) => {
    for (const { label, observation } of await caller.deploys(byContract(others))) record(label, observation);
  },
);
