import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { defined } from '../../engine/documents/values.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { root } from '../support/command.ts';
import { missedByOthers, notJudgedByOthers, saidOfOthers, unnamedByOthers } from '../support/conditional/missed-by-others.ts';
import { batches, keep, someRows } from '../support/proof.ts';
import { type Bug, judgedTogether } from '../support/targets/by-others.ts';

interface Described extends Bug {
  sentence: string;
  condition: string;
  /** Whether a caller from outside can meet the condition. */
  blackbox: boolean;
}

/** Services with a bug that needs a condition, by somebody who knew the contract and nothing of what Assay tries. */
const folder = join(root, 'tests/support/by-others/partner');
const { bugs } = (await import(join(folder, 'bugs.mjs'))) as { bugs: Record<string, Described> };

/** Of those that can be met and judged, so many may be missed. */
const TOLERATED = 0.1;

const all = Object.entries(bugs).filter(([name, { blackbox }]) => blackbox && !(name in notJudgedByOthers));

/** What fails or warns, or cannot be certified. */
const isNoticed = ({ requirements = [], verdict }: Report) =>
  verdict === 'inconclusive' || requirements.some((one) => one.verdict === 'fail' || one.verdict === 'warn');

/** What a report says first: the requirement that failed and how, or why it is inconclusive. */
function firstSentence(requirements: Report['requirements']): string | undefined {
  const failed = requirements.find((one) => one.verdict === 'fail' || one.verdict === 'warn');
  return failed ? `${failed.text} ${failed.got}` : requirements.find((one) => one.verdict === 'undecided')?.reason;
}

test('the correct service by somebody else raises no alarm', async () => {
  const [[, report] = []] = await judgedTogether([['correct', undefined]]);
  expect(report?.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict))).toEqual([]);
});

test('nine of ten bugs by somebody else that can be met are met, and every condition is named or has its reason', () => {
  const listed = [notJudgedByOthers, missedByOthers, saidOfOthers, unnamedByOthers].flatMap(Object.keys);
  expect(listed.filter((name) => !bugs[name]?.blackbox)).toEqual([]);
  const met = all.map(([name]) => name).filter((name) => !(name in missedByOthers) || name in unnamedByOthers);
  expect(met.filter((name) => name in saidOfOthers === name in unnamedByOthers)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(Object.keys(missedByOthers).length).toBeLessThanOrEqual(all.length * TOLERATED);
});

for (const [index, batch] of batches(someRows('by-others', all, 1), 16).entries())
  test(`bugs under conditions by somebody else are noticed, part ${index + 1}`, { tag: '@prove' }, async () => {
    test.setTimeout(900_000);
    for (const [name, report] of await judgedTogether(batch)) {
      const { verdict, requirements = [] } = report;
      const said = firstSentence(requirements);
      const names = saidOfOthers[name];
      const why = { missed: isNoticed(report) ? undefined : missedByOthers[name], unnamed: unnamedByOthers[name] };
      keep('by-others', name, { verdict, condition: bugs[name]?.condition, ...defined({ said, ...why }) });
      if (names) expect.soft(said, name).toMatch(names);
      if (!(name in missedByOthers)) expect.soft(isNoticed(report), `${name}: ${bugs[name]?.condition}`).toBe(true);
    }
  });
