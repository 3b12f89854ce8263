import { createRequire } from 'node:module';
import type { Rehearsal } from '../../fixtures/as-caller/deployments.ts';
import { play } from '../../fixtures/scenes/platform.ts';

const ofHealthy = ['health/none', 'health/single', 'health/numbered', 'health/empty-body'] as const;
const ofOthers = [
  'health/failing',
  'health/failing-last',
  'health/numbered-failing',
  'health/two-of-three',
  'health/both-kinds',
  'health/eleven',
  'health/query',
] as const;

type Row<L> = Rehearsal & { label: L };

// In `others` the application that never answers comes first: it takes until the platform's own time limit.
const { healthy, others } = createRequire(import.meta.url)('#specs/clients/deployments.json') as {
  healthy: Row<(typeof ofHealthy)[number]>[];
  others: Row<(typeof ofOthers)[number]>[];
};

export const healthyApplications = play(
  'healthy applications are deployed',
  { records: { deployment: ofHealthy }, part: ['smoke'] },
  async ({ caller, record }) => {
    for (const { label, sight } of await caller.deploys(healthy)) record(label, sight);
  },
);

export const otherApplications = play(
  'applications fail their health check, or name their paths in many ways',
  { records: { deployment: ofOthers } },
  async ({ caller, record }) => {
    for (const { label, sight } of await caller.deploys(others)) record(label, sight);
  },
);
