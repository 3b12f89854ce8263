import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Level } from '../../../../engine/judging/catalogue.ts';
import { judge } from '../../../../engine/judging/judge.ts';
import { defineRule, type NoVerdict, notApplicable, notRun, type RecordingRule, untested } from '../../../../engine/judging/rule.ts';
import { type Answered, join, type Observation, type RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';

interface Sight extends Omit<Observation, 'exchanges'> {
  status?: number;
  headers?: [string, string][];
}

const exchange = ({ label, status, headers = [] }: Sight): RecordedExchange => ({
  request: { method: 'POST', url: `https://acme.example/${label}`, headers: [] },
  ...(status === undefined
    ? { error: { kind: 'timeout', message: 'no answer within 10 s' } }
    : { response: { status, headers, body: '' } }),
  started: 0,
  ms: { total: 1 },
});

/** A recording in which each observation that was not skipped has one exchange. */
function played(...sights: Sight[]) {
  const made = sights.filter(({ skipped }) => !skipped);
  const observations = sights.map(({ status, headers, ...facts }, index): Observation => {
    const number = made.indexOf(sights[index] as Sight);
    return { ...facts, exchanges: number < 0 ? [] : [number] };
  });
  return join([{ play: 'a play', observations, exchanges: made.map(exchange) }]);
}

const id = 'auth/refuses-a-wrong-user';
const notRefused = (seen: readonly Answered[]) =>
  seen.filter(({ answer }) => answer.status !== 401).map((call) => ({ in: call, expected: '401', got: String(call.answer.status) }));
const refusing: RecordingRule = defineRule({ requirement: id, reads: ['auth/wrong-user'], check: notRefused });
const judged = (sights: Sight[], rule: RecordingRule = refusing, level: Level = 'must') =>
  judge([rule], { played: played(...sights) }, () => level).get(rule.requirement);
const wrong = (status?: number, more: Partial<Sight> = {}): Sight => ({
  label: 'auth/wrong-user',
  credentials: 'wrong-user',
  on: 'provisioning',
  ...(status !== undefined && { status }),
  ...more,
});

describe('what a rule sees', () => {
  it('is what stands under its labels, in order', () => {
    const labels: string[] = [];
    const rule = defineRule({
      requirement: id,
      reads: ['auth/wrong-user', 'auth/nonsense'],
      check(seen) {
        labels.push(...seen.map(({ label }) => label));
        return [];
      },
    });
    judged([{ label: 'auth/nonsense', status: 401 }, { label: 'auth/control', status: 200 }, wrong(401)], rule);
    assert.deepEqual(labels, ['auth/nonsense', 'auth/wrong-user']);
  });

  it('has the last exchange and its answer at hand', () => {
    const rule = defineRule({
      requirement: id,
      reads: ['auth/wrong-user'],
      check(seen) {
        assert.deepEqual([seen[0]?.exchange.number, seen[0]?.answer.status], [1, 401]);
        return [];
      },
    });
    assert.equal(judged([{ label: 'auth/control', status: 200 }, wrong(401)], rule)?.verdict, 'pass');
  });
});

describe('a problem in a recording', () => {
  it('names the call and the number of its exchange', () => {
    assert.deepEqual(judged([wrong(401), wrong(200)])?.problems, [
      {
        level: 'must',
        expected: '401',
        got: '200',
        at: 'POST https://acme.example/auth/wrong-user',
        exchanges: [1],
        answer: { status: 200 },
      },
    ]);
  });

  it('comes with a command that repeats it, and with better advice, where there are any', () => {
    const rule = defineRule({
      ...refusing,
      check: (seen) => notRefused(seen).map((problem) => ({ ...problem, hint: 'Compare the user.' })),
    });
    const evidence = { played: played(wrong(200)), repeat: () => 'curl https://acme.example' };
    const [problem] = judge([rule], evidence, () => 'must').get(id)?.problems ?? [];
    assert.deepEqual([problem?.hint, problem?.repeat], ['Compare the user.', 'curl https://acme.example']);
  });

  it('is the sentence of a note where the requirement is one', () => {
    const { verdict, notes } = judged([wrong(200)], refusing, 'note') ?? {};
    assert.deepEqual([verdict, notes], ['pass', [{ text: '200', at: 'POST https://acme.example/auth/wrong-user', exchanges: [0] }]]);
  });
});

describe('an observation without an answer', () => {
  const reasons: [string, Sight, RegExp][] = [
    ['no answer', wrong(), /^no answer within 10 s$/],
    ['429', wrong(429), /throttles us \(429\)/],
    ['503 with Retry-After', wrong(503, { headers: [['retry-AFTER', '5']] }), /throttles us \(503\)/],
    ['a doubt of the play', wrong(401, { undecided: 'the clocks differ by an hour' }), /^the clocks differ by an hour$/],
  ];

  for (const [name, sight, reason] of reasons) {
    it(`leaves its requirement undecided: ${name}`, () => {
      const judgement = judged([wrong(401), sight]);
      assert.equal(judgement?.verdict, 'undecided');
      assert.match(judgement.reason ?? '', reason);
    });
  }

  it('is judged where 503 comes without Retry-After', () => assert.equal(judged([wrong(503)])?.verdict, 'fail'));

  it('is not shown to the rule', () => {
    const never = defineRule({ ...refusing, check: () => assert.fail('it was run') });
    assert.equal(judged([wrong()], never)?.verdict, 'undecided');
  });

  it('hides no failure that was seen elsewhere', () => assert.equal(judged([wrong(), wrong(200)])?.verdict, 'fail'));

  it('hides no warning of a recommendation that was seen elsewhere', () => {
    const judgement = judged([wrong(), wrong(200)], refusing, 'should');
    assert.deepEqual([judgement?.verdict, judgement?.problems.length], ['warn', 1]);
  });
});

describe('what was not run', () => {
  it('is untested', () => {
    const { verdict, byChoice, reason } = judged([{ label: 'auth/control', status: 200 }]) ?? {};
    assert.deepEqual([verdict, byChoice, reason], ['untested', false, 'not run']);
  });

  for (const byChoice of [true, false]) {
    it(`is untested ${byChoice ? 'by choice' : 'because something is missing'} where the play says so`, () => {
      assert.deepEqual(judged([wrong(undefined, { skipped: { reason: 'left out', byChoice } })]), {
        verdict: 'untested',
        problems: [],
        notes: [],
        reason: 'left out',
        byChoice,
      });
    });
  }

  it('does not count where the same was played elsewhere', () => {
    const skipped = wrong(undefined, { skipped: { reason: 'one shows it', byChoice: false } });
    assert.deepEqual([judged([skipped, wrong(401)])?.verdict, judged([skipped, wrong(200)])?.verdict], ['pass', 'fail']);
  });
});

describe('a control', () => {
  const control = (status?: number, on: Observation['on'] = 'provisioning'): Sight => ({
    label: 'auth/control',
    credentials: 'manifest',
    ...(on && { on }),
    ...(status !== undefined && { status }),
  });
  const verdict = (...sights: Sight[]) => judged(sights)?.verdict;

  it('that is accepted afterwards makes a refusal count', () => assert.equal(verdict(control(200), wrong(401), control(200)), 'pass'));

  it('may be left out afterwards', () => assert.equal(verdict(control(200), wrong(401)), 'pass'));

  for (const status of [401, 429]) {
    it(`that is answered ${status} afterwards leaves the refusals before it undecided`, () => {
      const judgement = judged([control(200), wrong(401), control(status)]);
      assert.equal(judgement?.verdict, 'undecided');
      assert.match(judgement.reason ?? '', /locked Assay out/);
    });
  }

  it('that fails for another reason makes a refusal count', () => assert.equal(verdict(wrong(401), control(500)), 'pass'));

  it('of another call tells nothing', () => assert.equal(verdict(wrong(401), control(401, 'de-provisioning')), 'pass'));

  it('counts for the refusals between it and the one before', () => {
    const seen: number[] = [];
    const rule = defineRule({
      ...refusing,
      check(calls) {
        seen.push(...calls.map(({ exchange: { number = -1 } }) => number));
        return [];
      },
    });
    judged([wrong(401), control(200), wrong(401), control(401)], rule);
    assert.deepEqual(seen, [0]);
  });

  it('hides no call that was accepted', () => assert.equal(verdict(control(200), wrong(200), wrong(401), control(401)), 'fail'));

  it('that is accepted once more shows that nobody is locked out', () =>
    assert.equal(verdict(control(200), wrong(401), control(401), control(200)), 'pass'));
});

describe('rules on recordings, one behind the other', () => {
  const second = 'auth/comes-first';
  const behind = defineRule({ requirement: second, reads: ['auth/nonsense'], after: [id], check: notRefused });
  const chain = (first: RecordingRule, ...sights: Sight[]) => {
    const nonsense: Sight = { label: 'auth/nonsense', status: 400 };
    const level = (requirement: RequirementId): Level => (requirement === id ? 'must' : 'should');
    return judge([behind, first], { played: played(...sights, nonsense) }, level).get(second);
  };

  it('are judged when the first passes', () => assert.equal(chain(refusing, wrong(401))?.verdict, 'warn'));
  it('are judged when the first does not apply', () =>
    assert.equal(chain(defineRule({ ...refusing, check: () => notApplicable('there is none') }), wrong(401))?.verdict, 'warn'));
  it('are blocked when it fails', () => assert.equal(chain(refusing, wrong(200))?.blockedBy, id));
  it('are undecided with it', () => assert.equal(chain(refusing, wrong())?.reason, 'no answer within 10 s'));
  it('are untested with it', () => assert.equal(chain(refusing)?.reason, 'not run'));
});

describe('a rule that is untested although something was seen', () => {
  const unplayed = { verdict: 'undecided', reason: 'the run was cut short', byChoice: false } as const;
  const verdictOf = (finding: NoVerdict, more: Sight[] = []) => {
    const rule = defineRule({ ...refusing, check: () => finding });
    const { verdict, reason: why, byChoice } = judge([rule], { played: played(wrong(401), ...more), unplayed }, () => 'must').get(id) ?? {};
    return [verdict, why, byChoice];
  };

  it('is what became of the plays, where it was not run', () => {
    assert.deepEqual(verdictOf(notRun), ['undecided', 'the run was cut short', false]);
  });

  it('is told apart by identity, not by its words', () =>
    assert.deepEqual(verdictOf(untested(notRun.reason)), ['untested', notRun.reason, undefined]));

  it('keeps a reason of its own', () =>
    assert.deepEqual(verdictOf(untested('there was one only')), ['untested', 'there was one only', undefined]));

  it('is left out by choice where the user asked for a part, and keeps its reason', () => {
    const rule = defineRule({ ...refusing, check: () => untested('there was one only') });
    const part = { verdict: 'untested', reason: 'left out by --smoke', byChoice: true } as const;
    const { reason, byChoice } = judge([rule], { played: played(wrong(401)), unplayed: part }, () => 'must').get(id) ?? {};
    assert.deepEqual([reason, byChoice], ['there was one only', true]);
  });

  it('takes the reason of the play that left a part out', () => {
    const skipped = wrong(undefined, { skipped: { reason: 'left out', byChoice: true } });
    assert.deepEqual(verdictOf(notRun, [skipped]), ['untested', 'left out', true]);
  });

  it('stays as it is where a rule says that it does not apply', () => {
    const rule = defineRule({ ...refusing, check: () => notApplicable('not run') });
    assert.equal(judge([rule], { played: played(wrong(401)), unplayed }, () => 'must').get(id)?.verdict, 'not-applicable');
  });
});

describe('a target that locks us out', () => {
  type Timed = Sight & { at: number };
  const call = (at: number, status: number | undefined, credentials?: string, more: Partial<Sight> = {}): Timed => ({
    ...{ at, label: credentials === 'manifest' || credentials === 'user' ? 'auth/control' : 'auth/wrong-user', on: 'provisioning' },
    ...(status !== undefined && { status }),
    ...(credentials !== undefined && { credentials: credentials as never }),
    ...more,
  });
  /** The verdict on calls that were recorded in one order, and made in another. */
  const verdict = (...calls: Timed[]) => {
    const recorded = played(...calls.map(({ at: _at, ...sight }) => sight));
    const exchanges = recorded.exchanges.map((one, index) => ({ ...one, started: calls[index]?.at ?? 0 }));
    return judge([refusing], { played: { ...recorded, exchanges } }, () => 'must').get(id)?.verdict;
  };

  it('is known by when calls were made, not by where they stand', () => {
    assert.equal(verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), call(3, 401, 'manifest')), 'undecided');
    assert.equal(verdict(call(3, 401, 'manifest'), call(2, 401, 'wrong-user'), call(1, 200, 'manifest')), 'undecided');
    assert.equal(verdict(call(1, 401, 'manifest'), call(2, 401, 'wrong-user'), call(3, 200, 'manifest')), 'pass');
    assert.equal(verdict(call(3, 200, 'manifest'), call(2, 401, 'wrong-user'), call(1, 401, 'manifest')), 'pass');
  });

  it('has to have been asked with wrong credentials before', () => {
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401, 'user'), call(3, 401, 'wrong-user')), 'pass');
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401), call(3, 401, 'user')), 'pass');
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401, 'wrong-user'), call(3, 401, 'user')), 'undecided');
  });

  it('has to have answered', () => {
    const silent = call(3, undefined, 'manifest');
    assert.equal(verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), silent), 'pass');
    assert.equal(
      verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), call(3, 401, 'manifest'), call(4, undefined, 'manifest')),
      'undecided',
    );
  });

  it('makes 403 doubtful too, and no other refusal', () => {
    const locked = (status: number) => verdict(call(1, 200, 'manifest'), call(2, status, 'wrong-user'), call(3, 401, 'manifest'));
    assert.deepEqual([locked(403), locked(401), locked(404)], ['undecided', 'undecided', 'fail']);
  });
});
