import { expect, test } from '@playwright/test';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import { gatedTogether } from '../support/gating.ts';
import { rowOf } from '../support/reading/reports.ts';

const id = 'oauth/verifies-any-query';

const unknownQuery = { status: 400, headers: {}, body: 'unknown parameter' };
const refusing: Partial<Decisions> = { objectsToQuery: (query) => (query === '' ? undefined : unknownQuery) };

/** Platforms that take no query on any path: the first verifies the signature before, the second does so wrongly. */
const platforms: Record<string, [target: Partial<Decisions>, verdict: string]> = {
  right: [refusing, 'pass'],
  'drops-empty-values': [{ ...refusing, normalises: (pairs) => conforming.normalises(pairs.filter(([, value]) => value !== '')) }, 'fail'],
};

test('a platform that refuses queries is judged by the status of a changed signature', async () => {
  test.setTimeout(120_000);
  const targets = Object.entries(platforms).map(([name, [platform]]) => ({ name, target: { platform } }));
  const gated = await gatedTogether(targets, ['--only', id]);
  for (const [name, [, verdict]] of Object.entries(platforms)) expect.soft(rowOf(gated(name).report, id), name).toMatchObject({ verdict });
});
