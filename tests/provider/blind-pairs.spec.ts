import { expect, test } from '@playwright/test';
import { catalogue, isRequirement } from '../../engine/catalogue/catalogue.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { blindOddities, blindPairs } from '../support/conditional/pairs.ts';
import { weaknesses } from '../support/conditional/weaknesses.ts';
import { batches, keep, matrix, someRows, tellProgress } from '../support/proof.ts';
import { noticed } from '../support/reading/noticed.ts';
import { idsWith } from '../support/reading/reports.ts';

const BROWSER = 'sso/opens-in-a-browser';
const ANY_BODY = 'provision/accepts-any-valid-body';

const musts = catalogue()
  .rows.filter(isRequirement)
  .flatMap(({ id, level }) => (level === 'must' ? [id as string] : []));
const pairs = blindPairs((id) => musts.includes(id));

test.describe.configure({ timeout: 600_000 });

test('there are 300 pairs, and each fault and each weakness is in two of them', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  for (const part of [0, 1]) {
    const names = pairs.map(([name]) => name.split('.')[part] ?? '');
    expect(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))).toEqual([]);
  }
  expect(new Set(pairs.map(([name]) => name.split('.')[1])).size).toBe(Object.keys(weaknesses).length);
});

/** Few bodies, unless the fault shows in these or after many installs only: the other plays are what may be blind. */
const kinds = {
  usual: ['--browser', 'off', '--cases', '1'],
  bodies: ['--browser', 'off'],
  browser: ['--browser', 'auto', '--cases', '1'],
} as const;

/** What only the scripts of a page show needs a browser. */
function kindOf(name: string, breaks: string[]): keyof typeof kinds {
  if (name.startsWith('single-page-') || breaks.every((id) => id === BROWSER)) return 'browser';
  return breaks.includes(ANY_BODY) || name.includes('after-several-installs') ? 'bodies' : 'usual';
}

const chosen = someRows('blind-pairs', pairs, 200);
const parts = Object.entries(kinds).flatMap(([kind, args]) => {
  const own = chosen.filter(([name, { fault }]) => kindOf(name, fault.breaks) === kind);
  return batches(own, kind === 'browser' ? 6 : 24).map((batch) => ({ args, batch }));
});

for (const [index, { args, batch }] of parts.entries())
  test(`a weakness hides no broken must, part ${index + 1}`, matrix, async () => {
    const start = performance.now();
    const targets = batch.map(([name, target]) => ({ name, target }));
    const certificationOf = await certifiedTogether(targets, [...args]);
    for (const [name, { fault }] of batch) {
      const { verdict, by, undecided, isMissed } = noticed(fault.breaks, certificationOf(name).report);
      keep('blind-pairs', name, { verdict, by, undecided });
      expect.soft(isMissed, `${name} is ${verdict}`).toBe(false);
    }
    tellProgress('provider, blind pairs', index, parts.length, batch.length, start);
  });

const legalParts = batches(someRows('blind-oddities', blindOddities(), 40), 24);

for (const [index, batch] of legalParts.entries())
  test(`what is legal and hard to look into raises no alarm, part ${index + 1}`, matrix, async () => {
    const start = performance.now();
    const certificationOf = await certifiedTogether(
      batch.map(([name, target]) => ({ name, target })),
      [...kinds.usual],
    );
    for (const [name] of batch) {
      const { report } = certificationOf(name);
      const alarms = idsWith(report, 'fail', 'warn', 'blocked');
      keep('blind-oddities', name, { verdict: report.verdict, alarms, undecided: idsWith(report, 'undecided') });
      expect.soft(alarms, name).toEqual([]);
    }
    tellProgress('provider, legal and hard to look into', index, legalParts.length, batch.length, start);
  });
