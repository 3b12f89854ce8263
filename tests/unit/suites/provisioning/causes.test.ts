import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Outcome } from '../../../../specs/generated/schemas.ts';
import { bareConfigs } from '../../../../suites/provisioning/causes.ts';
import { outcome } from '../test-outcomes.ts';

type Problem = NonNullable<Outcome['problems']>[number];
const problem = (code: string, facts: Record<string, unknown>): Problem => ({ level: 'must', code, facts, expected: '', got: '' });
const found = (keys: string[], name: string, code = 'missing-later') =>
  withCauses(
    [
      outcome('provision/updates-have-only-config', 'fail', [problem('other-fields', { keys })]),
      outcome('provision/config-covers-config-vars', 'fail', [problem(code, { name })]),
    ],
    [bareConfigs],
  );

it('variables that come without `config` around them are told once', () => {
  const [update, config] = found(['ACME_URL'], 'ACME_URL');
  assert.equal(update?.cause, 'Your service sends the variables without `config` around them');
  assert.equal(update?.hint, 'Send `{"config": {"ACME_URL": "…"}}`.');
  assert.equal(config?.sameCauseAs, 'provision/updates-have-only-config');
});

it('a variable that is missing for another reason is told by itself', () => {
  for (const outcomes of [found(['plan'], 'ACME_URL'), found(['ACME_URL'], 'ACME_URL', 'missing')])
    assert.deepEqual(
      outcomes.map(({ cause, sameCauseAs }) => cause ?? sameCauseAs),
      [undefined, undefined],
    );
});
