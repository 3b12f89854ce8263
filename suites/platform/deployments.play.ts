import { createRequire } from 'node:module';
import type { Label } from '../../engine/recording/recording.ts';
import type { Rehearsal } from '../../fixtures/clients/gate/deployments.ts';
import { test } from '../../fixtures/scenes/platform.ts';

type Row = Rehearsal & { label: Extract<Label, `health/${string}`> };

// In `others` the application that never answers comes first: it takes until the platform's own time limit.
const { healthy, others } = createRequire(import.meta.url)('#specs/clients/deployments.json') as Record<'healthy' | 'others', Row[]>;

test('healthy applications are deployed', { tag: ['@health', '@smoke'] }, async ({ caller, record }) => {
  for (const { label, sight } of await caller.deploys(healthy)) record(label, sight);
});

test('applications fail their health check, or name their paths in many ways', { tag: ['@health'] }, async ({ caller, record }) => {
  for (const { label, sight } of await caller.deploys(others)) record(label, sight);
});
