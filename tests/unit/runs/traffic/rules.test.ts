import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Judgement } from '../../../../engine/judging/judgement.ts';
import { isDocumentRule, type RecordingRule, type Rule } from '../../../../engine/judging/rule.ts';
import type { Observed } from '../../../../engine/recording/recording.ts';
import { asShown, lacking, type Need, trafficRules } from '../../../../runs/traffic/rules.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import { clientRules } from '../../../../suites/registry/client.ts';
import { platformRules } from '../../../../suites/registry/platform.ts';
import { providerRules } from '../../../../suites/registry/provider.ts';

const rules = [...providerRules(), ...platformRules(), ...clientRules()];
const has = (...needs: Need[]) => needs;
const everything = has('manifest', 'credentials', 'cookies');

const isRead = (rule: Rule) => !isDocumentRule(rule) && rule.reads.length > 0;
const idsReadWith = (known: ReturnType<typeof has>) =>
  trafficRules(rules, [], known)
    .filter(isRead)
    .map(({ requirement }) => requirement);

function ruleOf(id: RequirementId): Rule {
  const rule = rules.find(({ requirement }) => requirement === id);
  assert.ok(rule, id);
  return rule;
}

/** As the rule of this requirement would see it. */
const seenBy = (id: RequirementId, ...facts: Partial<Observed>[]): Observed[] =>
  facts.map((own) => ({ label: (ruleOf(id) as RecordingRule).reads[0] ?? 'sso/valid', exchanges: [], ...own }));

const beyond = (known: ReturnType<typeof has>, less: ReturnType<typeof has>) => {
  const before = new Set(idsReadWith(less));
  return idsReadWith(known).filter((id) => !before.has(id));
};

describe('traffic', () => {
  it('is judged without a manifest where the exchanges speak for themselves', () => {
    const ids = idsReadWith(has());
    assert.ok(ids.includes('provision/succeeds') && ids.includes('zones/is-a-list') && ids.includes('deprovision/answers-200'));
  });

  it('takes a manifest for what it declares, and for its salt', () => {
    assert.deepEqual(beyond(has('manifest'), has()).toSorted(), [
      'calls/add-nothing-to-the-address',
      'calls/sso-signature-is-right',
      'provision/config-covers-config-vars',
      'provision/config-keys-are-declared',
      'sso/accepts-a-valid-call',
      'sso/redirects',
      'sso/refuses-a-stale-timestamp',
      'sso/refuses-a-wrong-signature',
      'sso/refuses-without-a-server-error',
      'vendor/list-names-the-provider',
    ]);
  });

  it('takes credentials for whom a call comes from', () => {
    assert.deepEqual(beyond(has('manifest', 'credentials'), has('manifest')).toSorted(), [
      'auth/accepts-the-manifest-credentials',
      'auth/challenges-with-basic',
      'auth/refuses-a-malformed-header',
      'auth/refuses-a-nearly-right-password',
      'auth/refuses-a-wrong-password',
      'auth/refuses-a-wrong-user',
      'auth/refuses-another-scheme',
      'auth/refuses-missing-credentials',
      'calls/use-basic-credentials',
      'provision/callbacks-name-the-add-on',
      'provision/callbacks-stay-under-v2',
      'provision/callbacks-use-the-manifest-credentials',
      'provision/does-not-call-back-early',
      'provision/updates-have-only-config',
      'vendor/needs-basic-authentication',
    ]);
  });

  it('takes cookies for the session', () => {
    assert.deepEqual(beyond(everything, has('manifest', 'credentials')), ['sso/sets-a-session-cookie']);
  });

  it('takes the secrets of a client for its signatures, and an address for where API tokens belong; no manifest', () => {
    assert.deepEqual(beyond(has('secrets', 'address'), has()).toSorted(), [
      'client/exchanges-with-verifier',
      'client/sends-tokens-to-the-bridge',
      'client/signature-verifies',
      'client/signs-for-the-main-address',
    ]);
    assert.equal(lacking('client/signature-verifies', has()), 'secrets');
  });

  it('shows nothing of what takes a call that nobody makes unasked', () => {
    assert.ok(!idsReadWith(everything).includes('provision/accepts-a-second-install'));
    assert.ok(!idsReadWith(everything).includes('manifest/id-is-present'));
  });

  it('asks for the manifest first, then for what is missing still', () => {
    assert.equal(lacking('calls/use-basic-credentials', has()), 'manifest');
    assert.equal(lacking('calls/use-basic-credentials', has('manifest')), 'credentials');
    assert.equal(lacking('calls/use-basic-credentials', everything), undefined);
    assert.equal(lacking('provision/succeeds', has()), undefined);
    assert.equal(lacking('provision/accepts-a-second-install', has()), undefined);
  });

  it('blocks nothing by a failure at a provider, whose exchanges stand alone', () => {
    const rule = ruleOf('provision/config-is-a-string-map');
    assert.notDeepEqual(rule.after, []);
    const [own] = trafficRules([rule], [], everything);
    assert.deepEqual(own, { ...rule, after: [] });
    const ofPlatform = ruleOf('vendor/detail-region-is-eu');
    assert.deepEqual(trafficRules([ofPlatform], [], everything), [ofPlatform]);
  });
});

const form = (timestamp: 'milliseconds' | 'seconds', age?: number) =>
  ({ received: [{}, { form: { timestamp, ...(age !== undefined && { age }) } }] }) as unknown as Partial<Observed>;

const shown: [id: RequirementId, what: string, facts: Partial<Observed>[], isJudged: boolean][] = [
  ['sso/accepts-a-valid-call', 'one sign-on of two was refused', [{ opened: true }, { opened: false }], true],
  ['sso/accepts-a-valid-call', 'nobody knows whether it opened', [{ opened: true }, {}], false],
  [
    'sso/accepts-a-valid-call',
    'the refused one was left out',
    [{ opened: true }, { opened: false, skipped: { reason: 'a', byChoice: true } }],
    false,
  ],
  ['sso/sets-a-session-cookie', 'every answer sets one', [{ setsCookie: true }, { setsCookie: true }], true],
  ['sso/sets-a-session-cookie', 'one answer sets none', [{ setsCookie: true }, { setsCookie: false }], false],
  ['calls/deprovision-uses-the-partner-id', 'one add-on is known', [{}, { addonId: 'a' }], true],
  ['calls/deprovision-uses-the-partner-id', 'no add-on is known', [{}], false],
  ['calls/sso-id-is-the-partner-id', 'no add-on is known', [{}], false],
  ['calls/sso-timestamp-is-in-milliseconds', 'it is in seconds', [form('milliseconds'), form('seconds')], true],
  ['calls/sso-timestamp-is-in-milliseconds', 'its age is known', [form('milliseconds', 10)], true],
  ['calls/sso-timestamp-is-in-milliseconds', 'its age is not known', [form('milliseconds')], false],
  ['calls/sso-timestamp-is-in-milliseconds', 'no form was received', [{}], false],
];

describe('a requirement on traffic', () => {
  for (const [id, what, facts, isJudged] of shown)
    it(`${id} is ${isJudged ? 'judged' : 'left open'} where ${what}`, () => {
      const [rule] = trafficRules([ruleOf(id)], seenBy(id, ...facts), everything);
      assert.ok(rule);
      assert.equal(isRead(rule), isJudged);
    });

  it('is judged as ever by what stands under other labels', () => {
    const id = 'calls/deprovision-uses-the-partner-id';
    const [rule] = trafficRules([ruleOf(id)], [{ label: 'git/remote', exchanges: [] }], everything);
    assert.ok(rule && isRead(rule));
  });
});

describe('what traffic leaves open', () => {
  const id = 'provision/succeeds';
  const verdictOf = (own: Pick<Judgement, 'verdict' | 'byChoice'>, seen: Observed[], of: RequirementId = id) => {
    const judged = asShown(new Map([[of, { problems: [], notes: [], ...own }]]), of === id ? [ruleOf(id)] : [], seen).get(of);
    return [judged?.verdict, judged?.byChoice];
  };
  const answer = { request: {}, response: { status: 201, headers: [], body: '' } } as unknown as Observed['exchanges'][number];

  it('stays undecided where a call has no answer, or the reason was recorded', () => {
    assert.deepEqual(verdictOf({ verdict: 'undecided' }, seenBy(id, { exchanges: [answer] }, {})), ['undecided', undefined]);
    assert.deepEqual(verdictOf({ verdict: 'undecided' }, seenBy(id, { exchanges: [answer], undecided: 'cut' })), ['undecided', undefined]);
  });

  it('is untested, and nobody is to blame, where every call was answered or none was seen', () => {
    assert.deepEqual(verdictOf({ verdict: 'undecided' }, seenBy(id, { exchanges: [answer] })), ['untested', true]);
    assert.deepEqual(verdictOf({ verdict: 'undecided' }, []), ['untested', true]);
    assert.deepEqual(verdictOf({ verdict: 'undecided' }, [], 'zones/is-a-list'), ['untested', true]);
    assert.deepEqual(verdictOf({ verdict: 'untested' }, []), ['untested', true]);
  });

  it('keeps what a rule said of the choice, and every other verdict', () => {
    assert.deepEqual(verdictOf({ verdict: 'untested', byChoice: false }, []), ['untested', false]);
    assert.deepEqual(verdictOf({ verdict: 'pass' }, []), ['pass', undefined]);
  });
});
