import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { editionOf } from '../../../engine/contract/edition.ts';
import { buildReport } from '../../../engine/judging/report.ts';
import { markdown } from '../../../reporters/markdown/index.ts';
import { terminal } from '../../../reporters/terminal.ts';
import type { Outcome, Report } from '../../../specs/generated/schemas.ts';
import { manifestRules } from '../../../suites/registry/manifest.ts';
import { mixed, reportOn, settings } from './manifest-reports.ts';

describe('the terminal report', () => {
  const shown = terminal(mixed, settings);

  it('says how many operations of the contract were exercised, if asked to, where something was played', () => {
    assert.ok(!shown.includes('Contract coverage'));
    const row = { operation: 'provision', method: 'POST', path: '{base_url}', status: '2XX', exercised: 2 };
    const coverage = [row, { ...row, status: '401', exercised: 0 }, { ...row, operation: 'update', exercised: 0 }];
    assert.ok(!terminal({ ...mixed, coverage }, settings).includes('Contract coverage'));
    assert.match(terminal({ ...mixed, coverage }, { ...settings, hasNotes: true }), /^Contract coverage: 1 of 2 operations$/m);
  });

  it('says where, expected, got, which requirement and its source, advice below', () => {
    const lines = shown.split('\n');
    const index = lines.findIndex((line) => line.startsWith('fail '));
    assert.equal(
      lines[index],
      'fail manifest.json:1:7: expected lower-case letters, digits, _ and - only, got "Acme" (manifest/id-is-well-formed, marketplace §2)',
    );
    assert.match(lines[index + 1] ?? '', /^ {5}What to change: Write the id in lower case/);
  });

  it('shows failures with what they block first, then warnings, notes and the verdict', () => {
    const order = ['fail ', '     Blocks 1 check: ', 'warn ', '1 note without a risk', 'not conforming: acme-db'];
    const places = order.map((start) => shown.split('\n').findIndex((line) => line.startsWith(start)));
    assert.ok(!places.includes(-1), shown);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  });

  it('shows a note that points to a risk, and all of them if asked to', () => {
    const risky = { ...mixed, notes: mixed.notes.map((note) => ({ ...note, risk: true })) };
    assert.match(terminal(risky, settings), /^note /m);
    assert.doesNotMatch(terminal(risky, settings), /--notes/);
    assert.match(terminal(mixed, { ...settings, hasNotes: true }), /^note /m);
  });

  it('names a warning of a risk before the others, on the terminal and in Markdown', () => {
    const warned = (id: string, risk?: true) =>
      ({
        ...mixed.requirements[0],
        ...{ id, level: 'should', verdict: 'warn', expected: 'a', got: `seen ${id}` },
        problems: [{ level: 'should', expected: 'a', got: `seen ${id}`, ...(risk && { risk }) }],
      }) as Outcome;
    const report = { ...mixed, requirements: [warned('auth/refuses-with-401'), warned('auth/answers-keep-secrets', true)] };
    for (const text of [terminal(report, settings), markdown(report)])
      assert.ok(text.indexOf('seen auth/answers-keep-secrets') < text.indexOf('seen auth/refuses-with-401'), text);
  });

  it('never shows a password', () => assert.doesNotMatch(shown, /hunter2/));

  it('ends with the place of report.json', () => assert.match(shown, /\nReport: assay-report\/report\.json$/));

  it('says the same with colours', () => {
    assert.equal(stripVTControlCharacters(terminal(mixed, { ...settings, color: true })), shown);
  });

  it('names last what is missing in a partial run', () => {
    const report: Report = {
      ...mixed,
      verdict: 'partial',
      requirements: mixed.requirements.map(({ problems, blockedBy, ...rest }) => ({
        ...rest,
        verdict: 'untested',
        reason: 'no --plan was given',
      })),
    };
    assert.match(terminal(report, settings), /\nReport: .*\nMissing: no --plan was given$/);
    assert.doesNotMatch(terminal({ ...report, verdict: 'not-conforming' }, settings), /Missing/);
  });

  it('names each missing setting once in its last line, also those of recommended checks', () => {
    const [one, two] = mixed.requirements;
    const lacking = (outcome: typeof one, missing: string[]) =>
      ({
        ...outcome,
        verdict: 'untested',
        reason: `needs ${missing.join(' and ')} in the configuration`,
        byChoice: false,
        missing,
      }) as Outcome;
    const required = lacking({ ...one, level: 'must' } as Outcome, ['api_token', 'bridge_url']);
    const recommended = lacking({ ...two, level: 'should' } as Outcome, ['api_token', 'owner']);
    const lines = (...requirements: Outcome[]) => terminal({ ...mixed, requirements }, { ...settings, also: ['a.html'] }).split('\n');
    assert.deepEqual(lines(required, recommended).slice(-3), [
      'Report: assay-report/report.json',
      'Also: a.html',
      'Missing: api_token; bridge_url; owner',
    ]);
    assert.ok(
      lines(required, recommended).some((line) => line.startsWith('add api_token to test: ') && line.endsWith(', and 1 more check)')),
    );
    assert.equal(lines(recommended).at(-1), 'Missing for further checks: api_token; owner');
  });

  it('does not say that a check is missing that was not run', () => {
    const requirements = mixed.requirements.map(
      ({ problems, blockedBy, ...rest }) => ({ ...rest, verdict: 'untested', reason: 'not run', reasonCode: 'not-run' }) as const,
    );
    assert.doesNotMatch(terminal({ ...mixed, verdict: 'partial', requirements }, settings), /Missing/);
  });

  it('lists what is undecided: it is the reason of an inconclusive run', () => {
    const report: Report = {
      ...mixed,
      requirements: mixed.requirements.map((outcome) =>
        outcome.id === 'manifest/id-is-present' ? { ...outcome, verdict: 'undecided', reason: 'the target was throttling' } : outcome,
      ),
    };
    assert.match(terminal(report, settings), /manifest\/id-is-present/);
  });
});

describe('a root cause', () => {
  const shown = terminal(reportOn('{\n  // the id\n}'), settings);

  it('is the only failure shown', () => {
    assert.deepEqual(
      shown.split('\n').filter((line) => /^(fail|warn) /.test(line)),
      ['fail manifest.json:2:3: expected one JSON object, got a comment (manifest/is-a-json-object, marketplace §2)'],
    );
  });

  it('has on one line under it how many checks it blocks', () => {
    const [line, ...others] = shown.split('\n').filter((text) => /^ {5}Blocks \d+ checks/.test(text));
    assert.equal(others.length, 0);
    const blocked = manifestRules().length - 1;
    assert.match(line ?? '', new RegExp(`Blocks ${blocked} checks$`));
  });
});

describe('several failures with one cause', () => {
  const failing = (id: string, more: Partial<Report['requirements'][number]> = {}) => {
    const row = mixed.requirements.find(({ verdict }) => verdict === 'fail') ?? assert.fail();
    return { ...row, id, ...more };
  };
  const requirements = [
    failing('sso/redirects', { judgedWith: 'older-token' }),
    failing('auth/one', { cause: 'Your service checks no credentials' }),
    failing('auth/two', { sameCauseAs: 'auth/one' }),
    failing('auth/three', { sameCauseAs: 'auth/one' }),
  ];
  const shown = terminal({ ...mixed, requirements }, settings);
  const failures = shown.split('\n').filter((line) => line.startsWith('fail '));

  it('are one finding that starts with the cause, the other requirements below it', () => {
    assert.equal(failures.length, 2);
    assert.match(failures[0] ?? '', /^fail Your service checks no credentials: .*\(auth\/one, /);
    assert.match(shown, /^ {5}Fails for the same cause: auth\/two, auth\/three$/m);
  });

  it('say which were judged with the recipe of the service, after those that were not', () => {
    assert.match(failures[1] ?? '', /\(sso\/redirects, .*, judged with your recipe\)$/);
    assert.match(shown, /^1 check was judged with your recipe \(older-token\)/m);
  });
});

describe('calls that fail in the same way', () => {
  const aged = (age: string, why = 'it ends on the panel') => ({
    ...{
      level: 'should' as const,
      expected: 'a refusal',
      got: `an open panel for a form ${age} old`,
      at: 'GET https://acme.example/panel',
    },
    ...{ code: 'opened', facts: { age, why, variant: age.length }, exchanges: [0], answer: { status: 200 } },
  });
  const warned = (...problems: NonNullable<Outcome['problems']>) => {
    const row = mixed.requirements.find(({ verdict }) => verdict === 'warn') ?? assert.fail();
    const form = {
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: 'id=1',
      method: 'POST',
      url: 'https://acme.example/sso',
    };
    const exchanges = [{ request: form, started: 0, ms: { total: 1 }, number: 0 }] as Report['exchanges'];
    const shown = terminal({ ...mixed, exchanges, requirements: [{ ...row, id: 'sso/refuses-a-stale-timestamp', problems }] }, settings);
    assert.ok(!shown.includes('Sent: '), 'the form is noise below a warning');
    return shown.split('\n').filter((line) => line.startsWith('warn '));
  };

  it('but for one fact are told once, with its other values', () => {
    const [line, ...others] = warned(aged('an hour'), aged('twenty minutes'), aged('an hour'), aged('a day'));
    assert.deepEqual(others, []);
    assert.equal(warned(aged('an hour'), aged('an hour')).length, 1, 'the same line once');
    assert.match(line ?? '', /an open panel for a form an hour old; also: twenty minutes, a day \(sso\/refuses-a-stale-timestamp, /);
  });

  it('but for more than one fact are told one by one, as are problems of a document', () => {
    assert.equal(warned(aged('an hour'), aged('a day', 'its cookies open it')).length, 2);
    const places = ['/api/test/base_url', '/api/test/sso_url'].map((at) => ({
      ...aged(at),
      at,
      exchanges: undefined as unknown as number[],
    }));
    assert.equal(warned(...places).length, 2);
    const { age: _, ...unnamed } = aged('').facts;
    assert.equal(
      warned(aged('a day'), { ...aged('a day'), facts: { ...unnamed, variant: 5 }, got: 'an open panel' }).length,
      2,
      'a fact that one lacks',
    );
  });

  it('show an answer below several of them only if it says more than a status', () => {
    const shownFor = (...answers: { status: number; contentType?: string; text?: string }[]) => {
      const row = mixed.requirements.find(({ verdict }) => verdict === 'fail') ?? assert.fail();
      const problems = answers.map((answer, index) => ({ ...aged(`${index} h`, String(index)), answer }));
      return terminal({ ...mixed, requirements: [{ ...row, problems }] }, settings);
    };
    const page = { status: 404, contentType: 'text/html; charset=UTF-8' };
    assert.doesNotMatch(shownFor(page, { ...page, status: 403 }), /Answer:/);
    assert.match(shownFor(page), /Answer: 404 text\/html/);
    assert.match(shownFor(page, { ...page, text: 'no such resource' }), /Answer: 404 text\/html; charset=UTF-8: no such resource/);
  });
});

describe('a quiet report', () => {
  it('is the verdict in one line', () => {
    const shown = terminal(mixed, { ...settings, quiet: true });
    assert.match(
      shown,
      /^not conforming: acme-db, \d+ of \d+ required checks failed \(\d+ pass, 1 fail, 1 warn, 1 blocked, \d+ untested, 2 not-applicable\)$/,
    );
  });
});

describe('the verdict line', () => {
  const head = { version: '0.1.0', command: 'x', target: { kind: 'provider', name: 'acme' } as const, started: new Date(0), strict: false };
  const built = (own: Partial<Parameters<typeof buildReport>[0]>) =>
    terminal(buildReport({ ...head, judged: new Map(), leftOut: () => undefined, ...own }), { ...settings, quiet: true });

  it('says that certificates were not checked', () => {
    assert.match(built({ more: { insecure: true } }), /certificates were not checked \(--insecure\)/);
    assert.doesNotMatch(built({}), /insecure|private/);
  });

  it('names a private edition', () => {
    assert.match(built({ edition: editionOf('2099-01') }), /judged by a private edition, 2099-01/);
  });
});
