import { expect, test } from '@playwright/test';
import type { Outcome } from '../support/command.ts';
import { isWhole, recorded } from '../support/proof.ts';
import { idsWith, reportOf } from '../support/reading/reports.ts';
import { idleTargets } from '../support/targets/idle.ts';
import { explained, reasonFor } from './explained-passes.ts';

// One after the other, because each has its row in one table.
test.describe.configure({ mode: 'default' });

const passed = new Set<string>();

for (const [name, { kinds, isLike, judged }] of Object.entries(idleTargets))
  test(`nothing passes unexplained: ${name}`, { tag: isLike ? '@prove' : [] }, async () => {
    const outcome = await judged();
    const passes = passesOf(outcome);
    for (const id of passes) passed.add(id);
    const unexplained = passes.filter((id) => reasonFor(kinds, id) === undefined);
    if (isWhole) recorded('do-nothing', name, { 'exit status': outcome.status, passes: passes.length, explained: why(kinds, passes) });
    expect(unexplained).toEqual([]);
    expect([1, 3, 4], outcome.stderr).toContain(outcome.status);
  });

test('every explanation is needed', () => {
  test.skip(test.info().config.grep.toString() !== '/.*/', 'needs all of the targets above');
  const patterns = Object.values(explained).flatMap((own) => Object.keys(own));
  const isNeeded = (pattern: string) =>
    [...passed].some((id) => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern));
  expect(patterns.filter((pattern) => !isNeeded(pattern))).toEqual([]);
});

/** A command that had nothing to judge writes no report. */
const passesOf = (outcome: Outcome): string[] => ('assay-report/report.json' in outcome.written ? idsWith(reportOf(outcome), 'pass') : []);

const why = (kinds: readonly string[], passes: readonly string[]): string[] => [
  ...new Set(passes.map((id) => `${id.replace(/^manifest\/.*/, 'manifest/*')}: ${reasonFor(kinds, id) ?? 'unexplained'}`)),
];
