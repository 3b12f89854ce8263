import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Outcome } from '../../../../specs/generated/schemas.ts';

const outcome = (id: string, verdict: Outcome['verdict'], ...got: string[]): Outcome => ({
  id,
  surface: 'provider-authentication',
  level: 'must',
  verdict,
  text: id,
  hint: '',
  source: '',
  ...(got[0] !== undefined && { got: got[0], problems: got.map((one) => ({ level: 'must', expected: 'status 401', got: one })) }),
});

const kinds = [
  'missing-credentials',
  'a-wrong-password',
  'a-wrong-user',
  'a-nearly-right-password',
  'another-scheme',
  'a-malformed-header',
];
const all = (status: number, on = 'provisioning') =>
  kinds.map((kind) => outcome(`auth/refuses-${kind}`, 'fail', `status ${status} on ${on}, with something wrong`));
const root = 'auth/refuses-missing-credentials';

describe('failures for one cause', () => {
  it('are told once where no credentials are checked, what they change included', () => {
    const found = withCauses([...all(201), outcome('auth/refused-calls-change-nothing', 'fail', 'it opens no more')]);
    assert.equal(found[0]?.cause, 'Your service checks no credentials on provisioning');
    assert.equal(found[0]?.sameCauseAs, undefined);
    assert.deepEqual(new Set(found.slice(1).map(({ sameCauseAs }) => sameCauseAs)), new Set([root]));
  });

  it('are told once where every refusal has another status', () =>
    assert.equal(withCauses(all(403))[0]?.cause, 'Your service refuses every kind of wrong credentials with status 403'));

  it('leave out what is let in where the others are refused with another status', () => {
    const outcomes = all(403).map((one) =>
      one.id === 'auth/refuses-a-wrong-user' ? outcome(one.id, 'fail', 'status 201 on provisioning, with a wrong user') : one,
    );
    const found = withCauses(outcomes);
    assert.equal(found[0]?.cause, 'Your service refuses wrong credentials with status 403');
    assert.deepEqual(
      found.slice(1).map(({ sameCauseAs }) => sameCauseAs),
      [root, undefined, root, root, root],
    );
  });

  it('are several where one kind is refused, or each fails in its own way', () => {
    const [first, ...others] = all(201);
    assert.ok(first);
    const statuses = [400, 403, 404, 500, 200, 302].map((status, index) =>
      outcome(`auth/refuses-${kinds[index]}`, 'fail', `status ${status} on provisioning, with x`),
    );
    for (const outcomes of [[{ ...first, verdict: 'pass' as const }, ...others], statuses])
      assert.deepEqual(withCauses(outcomes), outcomes);
  });

  it('are told once where no signature is checked', () => {
    const covers = ['user-id', 'email'].map((field) => outcome(`sso/signature-covers-${field}`, 'fail', 'it opens'));
    const none = outcome('sso/refuses-a-wrong-signature', 'fail', 'any signature opens the panel: none is checked');
    const [first, second] = withCauses([none, ...covers]);
    assert.equal(first?.cause, 'Your service checks no signature');
    assert.equal(second?.sameCauseAs, 'sso/refuses-a-wrong-signature');
    const some = outcome('sso/refuses-a-wrong-signature', 'fail', 'a form with an empty signature opens the panel');
    assert.deepEqual(withCauses([some, ...covers]), [some, ...covers]);
  });
});
