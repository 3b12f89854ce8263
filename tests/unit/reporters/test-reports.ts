import { countVerdicts, runVerdict } from '../../../engine/judging/verdict.ts';
import type { Outcome, Report } from '../../../specs/generated/schemas.ts';

type Problem = NonNullable<Outcome['problems']>[number];
type Exchange = Report['exchanges'][number];

const started = '2026-11-15T12:00:00.000Z';

/** A reading that a must of the sample rests on, and one behind a should. */
const readings = {
  must: {
    ...{ id: 'contradiction/plus-signs', question: 'Is a plus sign a blank?' },
    ...{ reading: 'A plus sign in a form is a blank.', because: 'The contract says form-encoded and nothing more.' },
  },
  should: {
    ...{ id: 'contradiction/characters', question: 'What is a character?' },
    ...{ reading: 'A character is a code point, `é` included.', because: 'OAuth 1 counts bytes & the contract is silent.' },
  },
};

const row = (id: string, verdict: Outcome['verdict'], more: Partial<Outcome> = {}): Outcome => ({
  id,
  surface: id.startsWith('sso/') ? 'sso' : 'manifest',
  level: 'must',
  verdict,
  text: `What ${id} asks for.`,
  hint: `Change what \`${id}\` names.`,
  source: 'marketplace §2',
  ...more,
});

/** A requirement with problems, the first of which stands for it. */
export function broken(id: string, problems: [Problem, ...Problem[]], more: Partial<Outcome> = {}): Outcome {
  const [{ expected, got, at = '', exchanges = [], repeat, level }] = problems;
  const verdict = level === 'must' ? 'fail' : 'warn';
  return row(id, verdict, {
    level,
    expected,
    got,
    at,
    ...(exchanges.length > 0 && { exchanges }),
    ...(repeat && { repeat }),
    problems,
    ...more,
  });
}

const exchange = (number: number, body = '{"error":"no"}'): Exchange => ({
  request: {
    method: 'POST',
    url: `https://acme.example/sso?n=${number}`,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: 'id=1&email=jane%40example.com',
  },
  response: { status: 403, statusText: 'Forbidden', headers: [['Content-Type', 'application/json']], body },
  started: Date.parse(started) + 100 * number,
  ms: { total: 50 },
  number,
});

function report(requirements: Outcome[], more: Partial<Report> = {}): Report {
  return {
    assay: '0.1.0',
    edition: '2026-11',
    command: 'assay certify manifest.json',
    target: { kind: 'provider', name: 'acme-db', document: 'manifest.json' },
    started,
    ...runVerdict(requirements),
    complete: true,
    counts: countVerdicts(requirements),
    requirements,
    notes: [],
    facts: {},
    gaps: [],
    assumptions: [],
    recordings: [],
    exchanges: [],
    resources: { made: 0, undone: 0, unknown: [], left: [] },
    seed: null,
    ...more,
  };
}

/** Every verdict once and more: offline and live, blocked by a must and by a should, known, stale, left behind. */
export const sample = (): Report =>
  report(
    [
      row('manifest/is-a-json-object', 'pass'),
      broken('manifest/id-is-well-formed', [
        { level: 'must', expected: 'lower-case letters', got: '"Acme"', at: 'manifest.json:2:9', pointer: '/id' },
      ]),
      row('manifest/config-vars-are-prefixed', 'blocked', {
        blockedBy: 'manifest/id-is-well-formed',
        reason: 'manifest/id-is-well-formed fails',
      }),
      broken(
        'manifest/password-is-long',
        [{ level: 'should', expected: '35 characters or more', got: '5 characters', at: 'manifest.json:9:17', pointer: '/api/password' }],
        { readings: [readings.should] },
      ),
      row('manifest/sso-salt-is-long', 'blocked', { level: 'should', blockedBy: 'manifest/password-is-long' }),
      row('manifest/id-is-unchanged', 'not-applicable', { reason: 'nothing was pushed before' }),
      broken(
        'sso/decodes-form-fields',
        [
          {
            level: 'must',
            expected: 'the panel',
            got: '403 for an e-mail with a plus sign',
            at: 'POST https://acme.example/sso',
            exchanges: [0, 1],
            repeat: "curl -d 'id=1' https://acme.example/sso",
            hint: 'Decode the form before you compute the signature.',
          },
          { level: 'must', expected: 'the panel', got: '403 for a percent sign', at: 'POST https://acme.example/sso', exchanges: [1] },
        ],
        { readings: [readings.must] },
      ),
      row('sso/redirects', 'undecided', { reason: 'the target throttles us (429)' }),
      row('sso/opens-in-a-browser', 'untested', {
        reason: 'needs a browser (install Chromium, or set ASSAY_BROWSER)',
        reasonCode: 'needs-browser',
        reasonFacts: { needs: 'a browser (install Chromium, or set ASSAY_BROWSER)' },
        byChoice: false,
      }),
    ],
    {
      notes: [{ id: 'manifest/urls-use-https', text: 'plain http on loopback', at: 'manifest.json:20:18' }],
      exchanges: [exchange(0), exchange(1)],
      resources: { made: 2, undone: 1, unknown: [], left: [{ addonId: 'addon_1', at: started, reason: 'DELETE returned 500' }] },
      seed: 42,
      baseline: {
        file: 'known.yaml',
        entries: [
          {
            ...{ requirement: 'sso/decodes-*', reason: 'ticket 12', owner: 'jane', expires: '2026-11-20', kind: 'failing', state: 'holds' },
            known: ['sso/decodes-form-fields'],
            says: 'expires in 5 days, on 2026-11-20; jane has to fix the failure or renew the entry',
          },
          {
            ...{ requirement: 'manifest/is-a-json-object', reason: 'ticket 7', owner: 'joe', expires: '2027-01-01', kind: 'failing' },
            ...{ state: 'stale', known: [], says: 'no longer fails; joe has to take the entry out' },
          },
        ],
      },
    },
  );

/** The sample with this text wherever a target, a file or somebody else could have put it. */
export function hostile(text: string): Report {
  const whole = sample();
  const exchanges = whole.exchanges.map(
    (one): Exchange => ({
      ...one,
      request: { ...one.request, url: text, headers: [[text, text]], body: text },
      response: { status: 200, statusText: text, headers: [[text, text]], body: text },
    }),
  );
  const requirements = whole.requirements.map(
    (outcome): Outcome => ({
      ...outcome,
      id: `${outcome.id}${text}`,
      surface: text,
      text,
      hint: text,
      source: text,
      ...(outcome.readings && { readings: [{ id: text, question: text, reading: text, because: text }] }),
      ...(outcome.reason !== undefined && { reason: text }),
      ...(outcome.blockedBy !== undefined && { blockedBy: `${outcome.blockedBy}${text}` }),
      ...(outcome.problems && {
        problems: outcome.problems.map((problem) => ({
          ...{ ...problem, expected: text, got: text, hint: text, repeat: text },
          at: problem.pointer === undefined ? text : `${text}:2:9`,
        })),
        repeat: text,
      }),
    }),
  );
  return {
    ...whole,
    assay: text,
    command: text,
    because: text,
    target: { kind: 'provider', name: text, document: text },
    requirements,
    exchanges,
    notes: [{ id: text, text, at: text }],
    gaps: [{ id: text, question: text, reason: text, source: text, observed: text }],
    exclusions: [{ id: text, question: text, reason: text, source: text }],
    resources: { made: 1, undone: 0, unknown: [{ addonId: text, at: text, reason: text }], left: [] },
    baseline: {
      file: text,
      entries: (whole.baseline?.entries ?? []).map((entry) => ({
        ...{ ...entry, requirement: text, reason: text, owner: text, expires: text, says: text },
        known: entry.known.map((id) => `${id}${text}`),
      })),
    },
  };
}

/** A run as large as they come: every requirement fails in several places. */
export function large(requirements = 2_000, exchanges = 20_000): Report {
  const rows = Array.from({ length: requirements }, (_, index) => {
    const numbers = [0, 1, 2, 3].map((offset) => (index * 10 + offset) % exchanges);
    const problem = (number: number): Problem => ({
      ...{ level: index % 3 === 0 ? 'should' : 'must', expected: 'a refusal', got: `the panel opened, time ${number}` },
      ...{ at: 'POST https://acme.example/sso', exchanges: [number], repeat: `assay replay 'assay-report/report.json#${number}'` },
    });
    return broken(`sso/requirement-${index}`, [problem(numbers[0] ?? 0), ...numbers.slice(1).map(problem)]);
  });
  const body = JSON.stringify({ message: 'x'.repeat(900) });
  return report(rows, { exchanges: Array.from({ length: exchanges }, (_, number) => exchange(number, body)) });
}

/** The sample after a change: one is fixed, one breaks, one is new, one is gone. */
export function repaired(): Report {
  const rows = sample().requirements.filter(({ id }) => id !== 'sso/redirects');
  const changed = rows.map(({ problems, expected, got, at, exchanges, repeat, ...rest }): Outcome => {
    if (rest.id === 'manifest/is-a-json-object')
      return broken(rest.id, [{ level: 'must', expected: 'one JSON object', got: 'an array', at: 'manifest.json:1:1', pointer: '' }]);
    return rest.id === 'sso/decodes-form-fields' ? { ...rest, verdict: 'pass' } : { ...rest, ...(problems && { problems }) };
  });
  return report([...changed, row('sso/is-new', 'pass')]);
}
