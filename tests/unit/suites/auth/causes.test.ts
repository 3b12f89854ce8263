import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Outcome } from '../../../../specs/generated/schemas.ts';
import { credentialFailures } from '../../../../suites/auth/causes.ts';
import { wrongCredentialLabels } from '../../../../suites/auth/wrong-credentials.ts';
import { outcome, outcomesOf, seenIn } from '../test-outcomes.ts';

type Kind = (typeof wrongCredentialLabels)[number];
type On = 'provisioning' | 'de-provisioning';

const call = (label: Kind | 'auth/nonsense', status: number, on: On = 'provisioning') => ({ label, status, on, what: 'something wrong' });
/** One call of each kind, in order; each gets its status, or all the same one. */
const each = (statuses: number | readonly number[], on?: On) =>
  wrongCredentialLabels.map((label, index) => call(label, typeof statuses === 'number' ? statuses : (statuses[index] ?? 0), on));
const deleted = (label: Kind, status: number) => call(label, status, 'de-provisioning');

const judged = (...calls: ReturnType<typeof call>[]) => outcomesOf(credentialFailures, calls);
const marked = (outcomes: readonly Outcome[]) => withCauses(outcomes, [credentialFailures]);
const of = (outcomes: readonly Outcome[], id: string) => outcomes.find((one) => one.id === id);
const sameAs = (outcomes: readonly Outcome[]) => [...new Set(outcomes.flatMap(({ sameCauseAs }) => sameCauseAs ?? []))];
const root = 'auth/refuses-missing-credentials';

describe('failures for one cause', () => {
  it('are told once where no credentials are checked', () => {
    const found = marked(judged(...each(201), call('auth/nonsense', 400)));
    assert.equal(of(found, root)?.cause, 'Your service checks no credentials on provisioning');
    assert.equal(of(found, root)?.sameCauseAs, undefined);
    assert.deepEqual(sameAs(found), [root]);
    assert.equal(of(found, 'auth/comes-first')?.sameCauseAs, root);
  });

  it('say how many were refused where some are, under a condition', () => {
    const calls = each(201);
    const refused = calls.map((one) => ({ ...one, status: 401 }));
    const [first] = withCauses(judged(...calls), [credentialFailures], seenIn([...calls, ...refused]));
    assert.equal(
      first?.cause,
      `Your service lets calls with several kinds of wrong credentials in on provisioning; ${refused.length} others got 401`,
    );
  });

  it('are told once where every refusal has another status, with advice about the status', () => {
    const [first, second] = marked(judged(...each(403)));
    assert.equal(first?.cause, 'Your service refuses every kind of wrong credentials with status 403');
    assert.match(first?.hint ?? '', /^Answer wrong credentials with 401 instead of 403/);
    assert.equal(second?.hint, '');
  });

  it('are told once where anyone can delete: only the first DELETE finds the resource', () => {
    const others = wrongCredentialLabels.filter((label) => label !== 'auth/wrong-user');
    const calls = [deleted('auth/wrong-user', 200), ...others.map((label) => deleted(label, 410))];
    const found = marked(judged(...calls));
    assert.equal(of(found, 'auth/refuses-a-wrong-user')?.cause, 'Your service checks no credentials on de-provisioning');
    assert.deepEqual(sameAs(found), ['auth/refuses-a-wrong-user']);
    const installs = each(201).filter(({ label }) => label !== 'auth/another-scheme');
    const both = marked(judged(...calls, ...installs));
    assert.equal(of(both, root)?.cause, 'Your service checks no credentials on de-provisioning and provisioning');
  });

  it('are told once where several calls at once found the resource, and the one that deleted it is not the first that is shown', () => {
    const others = wrongCredentialLabels.filter((label) => label !== 'auth/wrong-password').map((label) => deleted(label, 404));
    const accepted = deleted('auth/wrong-password', 200);
    const seen = seenIn([...others, accepted]);
    const found = withCauses(judged(...others, accepted), [credentialFailures], seen);
    assert.equal(of(found, 'auth/refuses-a-wrong-password')?.cause, 'Your service checks no credentials on de-provisioning');
  });

  it('do not take the answer for a deleted resource for a refusal', () => {
    const others = wrongCredentialLabels.slice(2).map((label) => deleted(label, 410));
    const outcomes = judged(deleted('auth/wrong-password', 200), ...others, deleted('auth/missing-credentials', 401));
    assert.deepEqual(marked(outcomes), outcomes);
  });

  it('are refusals where the DELETE was refused before it was accepted', () => {
    const found = marked(judged(...each([403, 403, 403, 403, 403, 200], 'de-provisioning')));
    assert.equal(of(found, root)?.cause, 'Your service refuses wrong credentials with status 403');
    assert.equal(of(found, 'auth/refuses-a-malformed-header')?.sameCauseAs, undefined);
  });

  it('are told once where wrong credentials get 200 and nothing is deleted', () => {
    const kept = outcome('auth/refused-calls-change-nothing', 'pass');
    const [first] = marked([...judged(...each(200, 'de-provisioning')), kept]);
    assert.equal(first?.cause, 'Your service answers wrong credentials with status 200 on de-provisioning, and deletes nothing');
    assert.match(first?.hint ?? '', /^Answer wrong credentials with 401 instead of 200/);
    assert.equal(marked([...judged(...each(200)), kept])[0]?.cause, 'Your service checks no credentials on provisioning');
  });

  it('are told once where every refusal is a text with status 200, which no right call gets', () => {
    const body = '{"error":"unauthorized"}';
    const calls = [...each(200), ...each(200, 'de-provisioning')].map((one) => ({ ...one, body }));
    const right = { label: 'auth/control' as const, status: 200, credentials: 'manifest', on: 'provisioning' as const };
    const caused = (text: string) =>
      withCauses(judged(...calls), [credentialFailures], seenIn([...calls, { ...right, body: text }]))[0]?.cause ?? '';
    assert.match(caused('{"id":"res_1"}'), /^Your service refuses wrong credentials in the body only, with status 200 on provisioning/);
    assert.match(caused(body), /^Your service checks no credentials/);
  });

  it('leave out what is let in where the others are refused with another status', () => {
    const found = marked(judged(...each([403, 403, 201, 403, 403, 403])));
    assert.equal(of(found, root)?.cause, 'Your service refuses wrong credentials with status 403');
    assert.deepEqual(
      found.slice(1, 6).map(({ sameCauseAs }) => sameCauseAs),
      [root, undefined, root, root, root],
    );
  });

  it('are several where one kind is refused, or each fails in its own way', () => {
    for (const statuses of [
      [401, 201, 201, 201, 201, 201],
      [400, 403, 404, 500, 200, 302],
    ]) {
      const outcomes = judged(...each(statuses));
      assert.deepEqual(marked(outcomes), outcomes);
    }
  });

  it('are told once where only the case of letters is ignored', () => {
    const other = (label: Kind, credentials: string) => ({ ...call(label, 200), credentials });
    const ofUser = other('auth/wrong-user', 'user-in-another-case');
    const found = marked(judged(ofUser, other('auth/nearly-right-password', 'password-in-another-case')));
    const user = of(found, 'auth/refuses-a-wrong-user');
    assert.equal(user?.cause, 'Your service ignores the case of letters in user and password');
    assert.match(user?.hint ?? '', /upper and lower case count/);
    assert.deepEqual(sameAs(found), ['auth/refuses-a-wrong-user']);
    const cut = judged(ofUser, other('auth/nearly-right-password', 'password-cut'));
    assert.deepEqual(marked(cut), cut);
  });

  it('count the calls where not every one fails, and say what sets those apart', () => {
    const calls = [...each(401), ...each(500).map((one) => ({ ...one, authorization: 'basic' }))];
    const found = withCauses(outcomesOf(credentialFailures, calls), [credentialFailures], seenIn(calls));
    assert.equal(
      of(found, root)?.cause,
      'Your service refuses 6 of 12 calls with wrong credentials with status 500, all of them with the scheme written `basic`; 6 others got 401',
    );
    const onDelete = [...each(401), ...each(404, 'de-provisioning')];
    const [first] = withCauses(outcomesOf(credentialFailures, onDelete), [credentialFailures], seenIn(onDelete));
    assert.match(first?.cause ?? '', /6 of 12 calls .* all of them on de-provisioning/);
  });
});
