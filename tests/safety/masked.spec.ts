import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { certified } from '../support/certifying.ts';
import { everything } from '../support/command.ts';

const url = 'postgres://app:canary-of-a-long-password@db.example/app';

/** Each partner first gives a right answer with a secret, then a wrong one in which hiding that secret would hide the mistake. */
const crafted: Record<string, { token: string; id: RequirementId; spoils: (right: string) => string }> = {
  'what makes its answer no JSON': {
    token: '" oops oops "',
    id: 'provision/answers-json',
    spoils: (right) => right.replace(/^\{/, '{"note":"a" oops oops "b",'),
  },
  'an entry that is no string': {
    token: '","OTHER":7,"MORE":"',
    id: 'provision/config-is-a-string-map',
    spoils: (right) => right.replace('"ACME_DB_URL":"', '"ACME_DB_URL":"x","OTHER":7,"MORE":"'),
  },
  'an entry that is no string, as a part of a value': {
    token: JSON.stringify({ login: { pass: '","OTHER":7,"MORE":"' } }),
    id: 'provision/config-is-a-string-map',
    spoils: (right) => right.replace('"ACME_DB_URL":"', '"ACME_DB_URL":"x","OTHER":7,"MORE":"'),
  },
  'an entry that is no string, with five characters': {
    token: '7,"X"',
    id: 'provision/config-is-a-string-map',
    spoils: (right) => right.replace('"ACME_DB_URL":"', '"OTHER":7,"X":"a","ACME_DB_URL":"'),
  },
};

for (const [index, [what, { token, id, spoils }]] of Object.entries(crafted).entries()) {
  test(`a config value that hides ${what} gives no pass`, { tag: index === 0 ? [] : '@prove' }, async () => {
    let answers = 0;
    const partner: Partial<Decisions> = {
      makesConfig: () => ({ ACME_DB_URL: url, ACME_DB_TOKEN: token }),
      serialises: (answer) => {
        answers += 1;
        return answers === 1 ? JSON.stringify(answer) : spoils(JSON.stringify(answer));
      },
    };
    const { report } = await certified({ partner }, ['--cases', '2', '--browser', 'off', '--only', 'provision/*']);
    const { verdict, reason } = report.requirements.find((one) => one.id === id) ?? {};
    expect({ verdict, reason }).toEqual({ verdict: 'undecided', reason: expect.stringContaining('changing its structure') });
    expect(report.verdict).toBe('inconclusive');
  });
}

test('a config value of a quarter of a megabyte ends in a verdict, and nothing of it leaves', async () => {
  const values: string[] = [];
  const partner: Partial<Decisions> = {
    makesConfig: () => {
      const long = randomBytes(200_000).toString('base64url');
      values.push(long);
      return { ACME_DB_URL: long, ACME_DB_TOKEN: randomBytes(30).toString('base64url') };
    },
    answersWith: (answer) => ({ ...answer, message: `see ${(answer.config as Record<string, string>).ACME_DB_URL}` }),
  };
  const args = ['--cases', '1', '--max-installs', '4', '--browser', 'off', '--only', 'provision/*'];
  const outcome = await certified({ partner }, args);
  expect(outcome.stderr).not.toMatch(/\n\s+at /);
  const { verdict, reason } = outcome.report.requirements.find(({ id }) => id === 'provision/config-is-a-string-map') ?? {};
  expect(verdict, reason).toBe('pass');
  const text = everything(outcome);
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((value) => text.includes(value.slice(0, 30)))).toEqual([]);
});
