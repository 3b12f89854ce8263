import { createRequire } from 'node:module';
import type { Label } from '../../engine/recording/labels.ts';
import type { Caller } from '../../fixtures/clients/gate/caller.ts';
import type { Rehearsal } from '../../fixtures/clients/gate/deployments.ts';
import { test } from '../../fixtures/scenes/platform.ts';
import type { Scene } from '../../fixtures/scenes/scene.ts';

type Row = Rehearsal & { label: Extract<Label, `health/${string}`> };

// In `others` the application that never answers comes first: it takes until the platform's own time limit.
const { healthy, others } = createRequire(import.meta.url)('#specs/clients/deployments.json') as Record<'healthy' | 'others', Row[]>;

async function deployed(rows: readonly Row[], { caller, record }: Scene & { caller: Caller }): Promise<void> {
  for (const { label, sight } of await caller.deploys(rows)) record(label, sight);
}

test('healthy applications are deployed', { tag: ['@health', '@smoke'] }, ({ caller, record }) => deployed(healthy, { caller, record }));

test('applications are ailing, or name their paths in many ways', { tag: ['@health'] }, ({ caller, record }) =>
  deployed(others, { caller, record }),
);
