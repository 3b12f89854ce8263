import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playsIn } from '../../../tools/outputs/installs.ts';

const installsOf = (body: string) =>
  playsIn(
    'suites/sso/plays.ts',
    `export const one = play('a play', { records: {}, part: ['smoke'] }, async ({ platform }) => { ${body} });`,
  );

test('a play has its part, and a name for each install that plays share', () => {
  const [play] = installsOf('await platform.first(); await platform.signsOn(await platform.first()); await platform.second();');
  assert.deepEqual(play?.part, ['smoke']);
  assert.equal(new Set(play?.installs).size, 2);
});

test('an install in a loop counts for each further plan, and is an error in any other', () => {
  const [play] = installsOf(
    'await platform.first(); for (const plan of platform.run.plans.slice(1)) platform.installs({ customer, plan });',
  );
  assert.deepEqual([play?.installs.length, play?.planInstalls.length], [1, 1]);
  assert.throws(() => installsOf('for (const customer of all) platform.installs({ customer });'), /cannot be counted/);
});

test('each install of a customer counts, and none of a stranger', () => {
  const own = "platform.installs({ customer, what: 'one' }); platform.installs({ customer: another });";
  const [play] = installsOf(`${own} platform.installs({ credentials }); platform.installs(choices); other.installs({ customer });`);
  assert.equal(new Set(play?.installs).size, 2);
});
