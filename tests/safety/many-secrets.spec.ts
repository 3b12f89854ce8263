import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { certified } from '../support/certifying.ts';
import { everything } from '../support/command.ts';
import { red } from '../support/reading/reports.ts';
import { spellings } from '../unit/engine/redaction/spellings.ts';

test.describe.configure({ timeout: 600_000 });

type Size = { values: number; from: number; to: number; cases?: number; installs?: number };

/** How much a partner gives to each customer; the first is what `npm test` has time for. */
const sizes: Size[] = [
  { values: 8, from: 600, to: 600 },
  { values: 1, from: 10, to: 10 },
  { values: 1, from: 5_000, to: 5_000 },
  { values: 8, from: 10, to: 5_000, cases: 50, installs: 80 },
  { values: 100, from: 10, to: 5_000, cases: 50, installs: 80 },
];

const reporters = 'terminal,json,html,junit,markdown,sarif,allure';

/** Each stated encoding, in turn: over the values and installs of a run, a page shows all of them. */
const encodings = Object.entries(spellings);
const spelt = (value: string, number: number): string => encodings[number % encodings.length]?.[1](value) ?? value;

/** What a reader of the outputs may find: the beginning of each value as the page showed it, and in the usual encodings. */
const traces = (value: string, number: number): string[] => {
  const start = value.slice(0, 24);
  const usual = [start, Buffer.from(start).toString('base64').slice(0, 30), Buffer.from(start).toString('hex')];
  // What is compressed begins alike for all values.
  return [...usual, spelt(value, number).slice(-40)].filter(({ length }) => length >= 10);
};

for (const [index, { values, from, to, cases = 3, installs = 40 }] of sizes.entries()) {
  const tag = index === 0 ? [] : '@prove';
  test(`none of ${values} config values of ${from} to ${to} characters is shown, with up to ${installs} installs`, { tag }, async () => {
    const names = Array.from({ length: values }, (_, number) => `ACME_DB_${number}`);
    const given = new Map<string, number>();
    const secret = (number: number) => {
      const length = from + Math.round(((to - from) * number) / values);
      const value = randomBytes(length).toString('base64url').slice(0, length);
      given.set(value, given.size);
      return value;
    };
    const partner: Partial<Decisions> = {
      makesConfig: () => Object.fromEntries(names.map((name, number) => [name, secret(number)])),
      page: ({ id, config }, session) => {
        const shown = Object.values(config as Record<string, string>);
        // A page with every value in every encoding would be larger than Assay reads.
        const echoed = [...shown, ...shown.filter(({ length }) => length <= 600).map((value) => spelt(value, given.get(value) ?? 0))];
        return `<h1>${id}</h1><p>${session?.email}</p><ul>${echoed.map((text) => `<li>${text}</li>`).join('')}</ul>`;
      },
    };
    const args = ['--cases', String(cases), '--max-installs', String(installs), '--browser', 'off', '--reporter', reporters];
    const outcome = await certified({ partner, manifest: { configVars: names } }, args);
    expect(given.size).toBeGreaterThan(values * 5);
    const text = everything(outcome);
    const found = [...given].filter(([value, number]) => traces(value, number).some((trace) => text.includes(trace)));
    expect(found.map(([, number]) => encodings[number % encodings.length]?.[0])).toEqual([]);
    // A run keeps 4 MB of large bodies; those after that are cut, so that what they show is undecided.
    const isKept = values * (from + to) * installs < 8 * 1024 * 1024;
    if (isKept) expect(red(outcome.report)).toEqual([]);
    expect(outcome.report.requirements.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  });
}
