import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { Exchange } from '../../engine/recording.ts';
import type { Report } from '../../engine/report.ts';
import { count, type Outcome } from '../../engine/verdict.ts';
import { html } from './index.ts';

const outcome = (id: string, verdict: Outcome['verdict'], more: Partial<Outcome> = {}): Outcome => ({
  id,
  surface: id.startsWith('sso/') ? 'single-sign-on' : 'provisioning',
  level: 'must',
  verdict,
  text: `The sentence of ${id}.`,
  hint: 'Mend `it`.',
  source: 'marketplace §4',
  ...more,
});

const exchange = (number: number, body = '{"id":"res_1"}'): Exchange => ({
  number,
  started: 1_000 + number * 10,
  ms: { total: 4 },
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/resources',
    headers: [['Content-Type', 'application/json']],
    body: '{"plan":"test"}',
  },
  response: { status: 500, statusText: 'Oops', httpVersion: '1.1', headers: [['Content-Type', 'application/json']], body },
});

const problem = {
  level: 'must',
  expected: 'status 200',
  got: 'status 500',
  at: 'POST /resources',
  exchanges: [1],
  repeat: "curl 'x'",
} as const;

function report(more: Partial<Report> = {}): Report {
  const requirements = more.requirements ?? [
    outcome('provision/answers-2xx', 'fail', { ...problem, exchanges: [1], problems: [{ ...problem, exchanges: [1] }] }),
    outcome('provision/json', 'pass'),
    outcome('sso/opens', 'blocked', { reason: 'provision/answers-2xx fails', blockedBy: 'provision/answers-2xx' }),
    outcome('sso/browser', 'untested', { reason: 'no browser was found' }),
  ];
  return {
    assay: '0.1.0',
    edition: '2026-11',
    command: 'assay certify manifest.json',
    target: { kind: 'provider', name: 'acme-db', document: 'manifest.json' },
    started: '2026-11-15T12:00:00.000Z',
    verdict: 'not-conforming',
    because: '1 of 4 musts failed',
    complete: true,
    counts: count(requirements),
    requirements,
    notes: [{ id: 'auth/challenge', text: 'a challenge comes with it', exchanges: [0] }],
    facts: { entry: 'main' },
    gaps: [{ id: 'gaps/retries', question: 'Are calls repeated?', observed: 'never' }],
    assumptions: [{ id: 'assumptions/prefix', question: 'Is there a prefix?', assumes: 'none', setting: 'path_prefix' }],
    recordings: [{ play: 'a customer installs it', observations: [{ label: 'provision/first', exchanges: [0, 1] }] }],
    exchanges: [exchange(0), exchange(1)],
    resources: { made: 2, undone: 1, unknown: [], left: [{ at: '2026-11-15', addonId: 'addon_1', reason: 'status 500' }] },
    seed: 42,
    ...more,
  };
}

/** What a reader reads, line by line, without style and script. */
const reading = (page: string): string[] =>
  (page.match(/<body>([\s\S]*)<script>/)?.[1] ?? '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<\/(?:p|h\d|li|dt|dd|summary|a|td|th|tr|label|pre)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

const headings = (page: string): string[] =>
  [...page.matchAll(/<h([1-4])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, text = '']) => `${level} ${text.replace(/<[^>]*>/g, '').trim()}`);

describe('the page', () => {
  const page = html(report());

  it('has its parts in the order in which they are needed', () => {
    assert.deepEqual(headings(page), [
      '1 Not conforming',
      '2 What to do first',
      '3 The sentence of provision/answers-2xx.',
      '3 Still open',
      '2 Surfaces',
      '2 Requirements',
      '3 Provisioning',
      '3 Single sign-on',
      '2 Timeline',
      '3 a customer installs it',
      '2 What was not tested, and why',
      '2 Notes',
      '2 What the run made and took back',
      '2 Gaps',
      '2 Assumptions',
      '2 Facts',
      '2 About this run',
    ]);
  });

  it('says first what became of it, why, and what to change', () => {
    const lines = reading(page);
    assert.deepEqual(lines.slice(0, 3), ['Skip to the report', 'acme-db provider', 'Not conforming']);
    assert.equal(lines[3], '1 of 4 musts failed.');
    const first = lines.indexOf('What to do first', lines.indexOf('About') + 1);
    assert.deepEqual(lines.slice(first + 1, first + 10), [
      'fail: The sentence of provision/answers-2xx.',
      'must holds back 1',
      'Expected',
      'status 200',
      'Got',
      'status 500',
      'Mend it .',
      'POST /resources · evidence at provision/answers-2xx',
      'holds back 1 other requirement',
    ]);
  });

  it('opens a requirement to all there is to know about it', () => {
    const own =
      /<details class="requirement is-fail" id="provision\/answers-2xx"[\s\S]*?The contract says[\s\S]*?<\/dl>/.exec(page)?.[0] ?? '';
    for (const part of [
      'status <mark>200</mark>',
      'status <mark>500</mark>',
      '<code><bdi>POST /resources</bdi></code>',
      'Mend <code>it</code>.',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
    for (const part of [
      'HTTP/1.1 500 Oops',
      '&quot;plan&quot;: &quot;test&quot;',
      'curl &#39;x&#39;',
      'class="copy"',
      'marketplace §4',
      'edition 2026-11',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
  });

  it('has pictures with words', () => {
    assert.ok(page.includes('aria-label="Provisioning: 1 fail, 1 pass"'));
    assert.ok(page.includes('aria-label="Single sign-on: 1 blocked, 1 untested"'));
  });

  it('tells what is left behind, observed and assumed', () => {
    const lines = reading(page);
    for (const line of [
      'addon_1',
      'Observed: never',
      'Assumed: none',
      'Setting: path_prefix',
      'auth/challenge a challenge comes with it #0',
      '42',
    ]) {
      assert.ok(lines.includes(line), line);
    }
  });

  it('shows contract coverage where the report has it', () => {
    assert.ok(!page.includes('Contract coverage'));
    const coverage = [
      { operation: 'provision', method: 'POST', path: '{base_url}', status: '2XX', exercised: 3 },
      { operation: 'provision', method: 'POST', path: '{base_url}', status: '401', exercised: 0 },
    ];
    const lines = reading(html(report({ coverage })));
    assert.ok(lines.includes('1 of 2 answers of the contract were seen.'));
    assert.ok(lines.includes('never'));
  });

  it('puts known failures last, and says which entries fail the run', () => {
    const requirements = ['sso/1', 'sso/2'].map((id) =>
      outcome(id, 'fail', { ...problem, exchanges: [1], problems: [{ ...problem, exchanges: [1] }] }),
    );
    const entry = { reason: 'old', owner: 'ada', expires: '2026-12-01', kind: 'failing' } as const;
    const entries = [
      { ...entry, requirement: 'sso/1', state: 'holds' as const, known: ['sso/1'] },
      { ...entry, requirement: 'sso/3', state: 'stale' as const, known: [], says: 'it no longer fails' },
    ];
    const known = html(report({ requirements, baseline: { file: 'known.yaml', entries } }));
    assert.deepEqual(headings(known).slice(2, 5), ['3 The sentence of sso/2.', '3 The sentence of sso/1.', '2 Known failures']);
    assert.match(known, /<li class="alarm"><b>stale:<\/b> <bdi>sso\/3: it no longer fails/);
    assert.equal(known.match(/class="known"/g)?.length, 1);
  });

  it('is calm about a run without anything to say', () => {
    const requirements = [outcome('provision/json', 'pass')];
    const calm = html(
      report({
        requirements,
        verdict: 'conforming',
        because: 'all hold',
        exchanges: [],
        recordings: [],
        notes: [],
        gaps: [],
        assumptions: [],
        facts: {},
        resources: { made: 0, undone: 0, unknown: [], left: [] },
      }),
    );
    assert.deepEqual(headings(calm), ['1 Conforming', '2 Surfaces', '2 Requirements', '3 Provisioning', '2 About this run']);
  });

  it('says that a run was cut short', () => assert.match(html(report({ complete: false })), /did not come to its end/));
});

describe('the policy of the page', () => {
  const page = html(report());
  const policy = (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&#39;', "'");
  const hash = (name: string) =>
    createHash('sha256')
      .update(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page)?.[1] ?? '')
      .digest('base64');

  it('allows nothing but the one style and the one script', () => {
    assert.equal(
      policy,
      `default-src 'none'; style-src 'sha256-${hash('style')}'; script-src 'sha256-${hash('script')}'; img-src data:; base-uri 'none'; form-action 'none'`,
    );
  });

  it('needs no attribute that it forbids', () =>
    assert.doesNotMatch(page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, ''), /<[^>]*\s(?:style|on\w+)=/));

  it('is not asked for anything from elsewhere', () => assert.doesNotMatch(page, /<[^>]*\s(?:src|href|action)="(?!#|data:,)/));
});

const hostile = [
  '<script>window.__pwned = 1</script>',
  '</script></style></title><img src=x onerror=alert(1)>',
  `" onclick='x' \``,
  '\u0000\u001b[2J\u007f\u0085\u2028',
  '\u202e\u2066',
  'x'.repeat(10_000),
  '👩‍👩‍👧',
  '\ud800',
  '%zz&amp;',
];

/** Every text in it followed by something hostile, but for the words that a report chooses itself. */
function spoiled<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string')
    return (['verdict', 'level', 'kind', 'started', 'edition'].includes(name) ? value : `${value} ${hostile.join(' ')}`) as Value;
  if (Array.isArray(value)) return value.map((each) => spoiled(each, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoiled(each, key)])) as Value;
}

describe('hostile text', () => {
  const page = html(spoiled(report()));
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/, '');

  it('opens no element', () => {
    const tags = (text: string) => [...new Set([...text.matchAll(/<([a-z!/][^\s>]*)/gi)].map(([, tag]) => tag))].sort();
    const plain = tags(html(report()));
    assert.deepEqual(
      tags(body).filter((tag) => !plain.includes(tag)),
      [],
    );
    assert.equal(page.match(/<script/g)?.length, 1);
  });

  it('adds no attribute', () => assert.doesNotMatch(body.replace(/="[^"]*"/g, ''), /<[a-z][^>]*\sonclick/));

  it('leaves no raw control, direction mark or half character', () => {
    assert.doesNotMatch(page.replaceAll('\n', ''), /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028]|\p{Surrogate}/u);
  });
});

describe('the size of the page', () => {
  it('stays under 1 MB for a certification, whatever was answered', () => {
    const requirements = Array.from({ length: 60 }, (_, index) =>
      outcome(`sso/${index}`, index % 3 === 0 ? 'fail' : 'pass', index % 3 === 0 ? { problems: [{ ...problem, exchanges: [index] }] } : {}),
    );
    const exchanges = Array.from({ length: 300 }, (_, index) => exchange(index, '<"é\u0000'.repeat(20_000)));
    const page = html(report({ requirements, exchanges }));
    assert.ok(Buffer.byteLength(page) < 1_000_000, `${Buffer.byteLength(page)} bytes`);
  });

  const large = (length: number): Report => report({ exchanges: Array.from({ length }, (_, index) => exchange(index)) });
  const shown = (page: string) => [...page.matchAll(/ id="exchange-(\d+)"/g)].map(([, number]) => Number(number));

  it('has every exchange up to 2,000', () => assert.equal(shown(html(large(2_000))).length, 2_000));

  it('folds those behind what passed beyond 2,000, and says so', () => {
    const page = html(large(2_001));
    assert.deepEqual(shown(page), [1]);
    assert.match(page, /2,000 exchanges behind what passed<\/strong> are in report\.json/);
    assert.ok(!page.includes('href="#exchange-0"'));
  });
});

describe('2,000 requirements and 20,000 exchanges', () => {
  for (const verdict of ['fail', 'pass'] as const) {
    it(`make a page in little memory when all of them ${verdict}`, async () => {
      const problems = Array.from({ length: 10 }, () => problem);
      const one = report({
        requirements: [
          outcome('sso/0', verdict, verdict === 'fail' ? { ...problem, exchanges: [0], problems: [{ ...problem, exchanges: [0] }] } : {}),
        ],
      });
      const worker = new Worker(
        `const { parentPort, workerData: { one, problems, module } } = require('node:worker_threads');
        import(module).then(({ html }) => {
          const [outcome] = one.requirements;
          const requirements = Array.from({ length: 2000 }, (_, index) => ({
            ...outcome, id: 'sso/' + index, surface: 'surface-' + index % 20,
            ...(outcome.problems && { problems: problems.map((each, place) => ({ ...each, exchanges: [index * 10 + place] })) }),
          }));
          const exchanges = Array.from({ length: 20000 }, (_, number) => ({ ...one.exchanges[0], number, started: number }));
          parentPort.postMessage(Buffer.byteLength(html({ ...one, requirements, exchanges })));
        });`,
        {
          eval: true,
          workerData: { one, problems, module: new URL('./index.js', import.meta.url).href },
          resourceLimits: { maxOldGenerationSizeMb: 128 },
        },
      );
      const size = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
      await worker.terminate();
      assert.ok(size > 500_000 && size < 10_000_000, `${size} bytes`);
    });
  }
});
