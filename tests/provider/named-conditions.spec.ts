import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { namedBugs } from '../support/conditional/named.ts';
import { everyNth } from '../support/proof.ts';
import { judgedTogether } from '../support/targets/by-others.ts';

const firstOf = ({ requirements }: Report) => requirements.find(({ verdict }) => verdict === 'fail' || verdict === 'warn');

test('a bug under a condition is never conforming, and its first sentence names the condition', async () => {
  test.setTimeout(900_000);
  const chosen = everyNth(Object.entries(namedBugs), 8);
  const bugs = Object.fromEntries(chosen.map(([name, { apply }], index) => [`bug-${index}`, { name, apply }]));
  const services = Object.entries(bugs).map(([name, bug]) => [name, bug] as const);
  const reports = await judgedTogether(services, ['--seed', '59']);
  const said = Object.fromEntries(reports.map(([name, report]) => [bugs[name]?.name ?? '', firstOf(report)?.got ?? 'nothing failed']));
  for (const [name, { says }] of chosen) expect.soft(said[name], name).toMatch(says);
  expect(reports.map(([, { verdict }]) => verdict)).not.toContain('conforming');
});
