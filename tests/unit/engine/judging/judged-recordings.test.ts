import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notApplicable, type RecordingRule } from '../../../../engine/judging/rule.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import type { Level, Observation } from '../../../../specs/generated/schemas.ts';
import { judge, ruleInWords } from './in-words.ts';
import { id, judged, notRefused, type Observed, played, refusing, wrong } from './observations.ts';

describe('what a rule sees', () => {
  it('is what stands under its labels, in order', () => {
    const labels: string[] = [];
    const rule = ruleInWords({
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
    const rule = ruleInWords({
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
        code: 'told',
        facts: { expected: '401', got: '200' },
        fingerprint: 'ce5288740047',
        expected: '401',
        got: '200',
        at: 'POST https://acme.example/auth/wrong-user',
        exchanges: [1],
        answer: { status: 200 },
      },
    ]);
  });

  it('comes with a command that repeats it, and with better advice, where there are any', () => {
    const rule = ruleInWords({
      ...refusing,
      check: (seen) => notRefused(seen).map((problem) => ({ ...problem, hint: 'Compare the user.' })),
    });
    const evidence = { played: played(wrong(200)), repeat: () => ({ repeat: 'curl https://acme.example' }) };
    const [problem] = judge([rule], evidence, () => 'must').get(id)?.problems ?? [];
    assert.deepEqual([problem?.hint, problem?.repeat], ['Compare the user.', 'curl https://acme.example']);
  });

  it('sends to the log of the target after a server error, and not after one that our stand-in answered', () => {
    const received = [{ kind: 'deprovision', credentials: 'manifest' }] as const;
    const hintOf = (observation: Observed) => judged([observation])?.problems[0]?.hint ?? '';
    assert.match(hintOf(wrong(500)), /look in its log/);
    assert.doesNotMatch(hintOf({ ...wrong(500), received: [...received] }), /look in its log/);
  });

  it('is the sentence of a note where the requirement is one', () => {
    const { verdict, notes } = judged([wrong(200)], refusing, 'note') ?? {};
    assert.deepEqual(
      [verdict, notes],
      [
        'pass',
        [
          {
            text: '200',
            code: 'told',
            facts: { expected: '401', got: '200' },
            at: 'POST https://acme.example/auth/wrong-user',
            exchanges: [0],
          },
        ],
      ],
    );
  });
});

describe('an observation without an answer', () => {
  const reasons: [string, Observed, RegExp][] = [
    ['no answer', wrong(), /^POST \/auth\/wrong-user: no answer within 10 s; look in its log/],
    ['429', wrong(429), /throttles us \(429\)/],
    ['503 with Retry-After', wrong(503, { headers: [['retry-AFTER', '5']] }), /throttles us \(503\)/],
    ['a doubt of the play', wrong(401, { undecided: 'the clocks differ by an hour' }), /^the clocks differ by an hour$/],
  ];

  for (const [name, observation, reason] of reasons) {
    it(`leaves its requirement undecided: ${name}`, () => {
      const judgement = judged([wrong(401), observation]);
      assert.equal(judgement?.verdict, 'undecided');
      assert.match(judgement.reason ?? '', reason);
    });
  }

  it('is judged where 503 comes without Retry-After', () => assert.equal(judged([wrong(503)])?.verdict, 'fail'));

  it('is not shown to the rule', () => {
    const never = ruleInWords({ ...refusing, check: () => assert.fail('it was run') });
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
  const control = (status?: number, on: Observation['on'] = 'provisioning'): Observed => ({
    label: 'auth/control',
    credentials: 'manifest',
    ...(on && { on }),
    ...(status !== undefined && { status }),
  });
  const verdict = (...observations: Observed[]) => judged(observations)?.verdict;

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
    const rule = ruleInWords({
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
  const behind = ruleInWords({ requirement: second, reads: ['auth/nonsense'], after: [id], check: notRefused });
  const chain = (first: RecordingRule, ...observations: Observed[]) => {
    const nonsense: Observed = { label: 'auth/nonsense', status: 400 };
    const level = (requirement: RequirementId): Level => (requirement === id ? 'must' : 'should');
    return judge([behind, first], { played: played(...observations, nonsense) }, level).get(second);
  };

  it('are judged when the first passes', () => assert.equal(chain(refusing, wrong(401))?.verdict, 'warn'));
  it('are judged when the first does not apply', () =>
    assert.equal(chain(ruleInWords({ ...refusing, check: () => notApplicable('none-in-configuration') }), wrong(401))?.verdict, 'warn'));
  it('are blocked when it fails', () => assert.equal(chain(refusing, wrong(200))?.blockedBy, id));
  it('are undecided with it', () =>
    assert.match(chain(refusing, wrong())?.reason ?? '', /^POST \/auth\/wrong-user: no answer within 10 s/));
  it('are untested with it', () => assert.equal(chain(refusing)?.reason, 'not run'));
});
