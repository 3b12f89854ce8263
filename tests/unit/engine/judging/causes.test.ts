import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Outcome } from '../../../../specs/generated/schemas.ts';

const outcome = (id: string, verdict: Outcome['verdict'], ...got: string[]): Outcome => ({
  id,
  surface: 'auth',
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
/** Each kind gets one status on a DELETE of the same resource, in the order of the exchanges. */
const deletions = (statuses: number[], exchanges: number[] = statuses.map((status) => (status === 200 ? 1 : 2))) =>
  kinds.map((kind, index) => {
    const one = outcome(`auth/refuses-${kind}`, 'fail', `status ${statuses[index]} on de-provisioning, with x`);
    return { ...one, problems: one.problems?.map((problem) => ({ ...problem, exchanges: [exchanges[index] ?? 0] })) ?? [] };
  });
const withProblem = (one: Outcome, got: string): Outcome => ({
  ...one,
  problems: [...(one.problems ?? []), { level: 'must', expected: 'status 401', got }],
});
const root = 'auth/refuses-missing-credentials';

describe('failures for one cause', () => {
  it('are told once where no credentials are checked', () => {
    const found = withCauses([...all(201), outcome('auth/comes-first', 'warn', 'status 400 on provisioning, with something else')]);
    assert.equal(found[0]?.cause, 'Your service checks no credentials on provisioning');
    assert.equal(found[0]?.sameCauseAs, undefined);
    assert.deepEqual(new Set(found.slice(1).map(({ sameCauseAs }) => sameCauseAs)), new Set([root]));
  });

  it('are told once where every refusal has another status, with advice about the status', () => {
    const [first, second] = withCauses(all(403));
    assert.equal(first?.cause, 'Your service refuses every kind of wrong credentials with status 403');
    assert.match(first?.hint ?? '', /^Answer wrong credentials with 401 instead of 403/);
    assert.equal(second?.hint, '');
  });

  it('are told once where anyone can delete: only the first DELETE finds the resource', () => {
    const outcomes = deletions([410, 410, 200, 410, 410, 410]);
    const found = withCauses(outcomes);
    assert.equal(found[2]?.cause, 'Your service checks no credentials on de-provisioning');
    assert.deepEqual(new Set(found.flatMap(({ sameCauseAs }) => sameCauseAs ?? [])), new Set(['auth/refuses-a-wrong-user']));
    const both = outcomes.map((one, index) => (index === 4 ? one : withProblem(one, 'status 201 on provisioning, with x')));
    assert.equal(withCauses(both)[0]?.cause, 'Your service checks no credentials on de-provisioning and provisioning');
  });

  it('do not take the answer for a deleted resource for a refusal', () => {
    const [missing, ...others] = deletions([410, 200, 410, 410, 410, 410], [9, 1, 2, 3, 4, 5]);
    assert.ok(missing);
    const outcomes = [{ ...missing, verdict: 'pass' as const }, ...others];
    assert.deepEqual(withCauses(outcomes), outcomes);
  });

  it('are refusals where the DELETE was refused before it was accepted', () => {
    const found = withCauses(deletions([403, 403, 403, 403, 403, 200], [1, 2, 3, 4, 5, 6]));
    assert.equal(found[0]?.cause, 'Your service refuses wrong credentials with status 403');
    assert.equal(found[5]?.sameCauseAs, undefined);
  });

  it('are told once where wrong credentials get 200 and nothing is deleted', () => {
    const kept = outcome('auth/refused-calls-change-nothing', 'pass');
    const [first] = withCauses([...all(200, 'de-provisioning'), kept]);
    assert.equal(first?.cause, 'Your service answers wrong credentials with status 200 on de-provisioning, and deletes nothing');
    assert.match(first?.hint ?? '', /^Answer wrong credentials with 401 instead of 200/);
    assert.equal(withCauses([...all(200), kept])[0]?.cause, 'Your service checks no credentials on provisioning');
  });

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
