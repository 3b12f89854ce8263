import { expect, test } from '@playwright/test';
import type { Decisions } from '../../targets/reference/platform/index.ts';
import { gatedTogether } from '../support/gating.ts';
import { rowOf } from '../support/reading/reports.ts';

const id = 'calls/deprovision-heeds-a-refusal';

const platforms: Record<string, Partial<Decisions>> = {
  'tries-again-at-once': { repeatsDeprovisioning: (reply, attempt) => (reply?.status ?? 500) >= 500 && attempt < 3 },
  'tries-again-later': { kept: (_addon, triesAgain) => void setTimeout(triesAgain, 200).unref() },
};

test('a platform that tries a refused DELETE again is judged, and nothing is left', async () => {
  test.setTimeout(120_000);
  const targets = Object.entries(platforms).map(([name, platform]) => ({ name, target: { platform } }));
  const gated = await gatedTogether(targets, ['--only', 'calls/*']);
  for (const { name } of targets) {
    const { report, left } = gated(name);
    expect.soft(rowOf(report, id), name).toMatchObject({ verdict: 'pass' });
    expect.soft({ left, resources: report.resources.left }, name).toEqual({ left: 0, resources: [] });
  }
});
