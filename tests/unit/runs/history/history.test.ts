import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { htmlOverview } from '../../../../reporters/overview/html.ts';
import { csv, remember, showHistory, withHistory } from '../../../../runs/history/history.ts';
import type { QuestionName } from '../../../../runs/history/questions.ts';
import type { Io } from '../../../../runs/run.ts';
import type { Overview } from '../../../../specs/generated/schemas.ts';
import { thirtyNights } from '../../../support/nights.ts';

const said: string[] = [];
let io: Io;
let last: Overview;

before(() => {
  io = { cwd: mkdtempSync(join(tmpdir(), 'assay-history-')), out: (text: string) => said.push(text) } as unknown as Io;
  for (const overview of thirtyNights()) last = remember('fleet.db', overview, 'out', io);
});
after(() => rmSync(io.cwd, { recursive: true }));

function asked(question: QuestionName, target?: string): Record<string, unknown>[] {
  said.length = 0;
  assert.equal(showHistory({ file: 'fleet.db', question, target, json: true, csv: false }, io), 0);
  return JSON.parse(said.join(''));
}

describe('thirty nights of a fleet', () => {
  it('tell since when something fails; a night that decided nothing does not interrupt it', () => {
    assert.deepEqual(asked('since', 'broken'), [
      {
        target: 'broken',
        requirement: 'sso/redirects',
        verdict: 'fail',
        since: '2026-03-12T02:00:00.000Z',
        owner: '',
        contact: '',
        why: '',
      },
    ]);
    assert.deepEqual(asked('since', 'flaky')[0]?.since, '2026-03-30T02:00:00.000Z');
    assert.deepEqual(asked('since', 'steady'), []);
  });

  it('tell who is flaky, and not who broke once', () => {
    const rows = asked('flaky');
    assert.deepEqual(
      rows.map(({ target, requirement, failed, runs }) => ({ target, requirement, failed, runs })),
      [{ target: 'flaky', requirement: 'provision/succeeds', failed: 10, runs: 30 }],
    );
  });

  it('tell what changed last night: failing, added, dropped', () => {
    assert.deepEqual(asked('changed'), [
      { target: 'late', requirement: '', change: 'added' },
      { target: 'gone', requirement: '', change: 'dropped' },
      { target: 'flaky', requirement: 'provision/succeeds', change: 'newly failing' },
    ]);
  });

  it('tell how long each target takes', () => {
    assert.deepEqual(asked('durations', 'steady'), [{ target: 'steady', average: 3.5, longest: 5, last: 5 }]);
  });

  it('are on the page of the overview', () => {
    const page = htmlOverview(last);
    assert.match(page, /Last runs/);
    assert.match(page, /aria-label="broken: fine in 12 of 30 runs"/);
    assert.equal(last.targets.find(({ name }) => name === 'broken')?.since?.['sso/redirects'], '2026-03-12T02:00:00.000Z');
    assert.deepEqual(last.targets.find(({ name }) => name === 'flaky')?.flaky, ['provision/succeeds']);
    assert.deepEqual(last.targets.find(({ name }) => name === 'broken')?.trend?.at(-1)?.wrong, ['sso/redirects']);
    assert.ok(page.replace(/<[^>]*>/g, '').includes('gone is not in this run'));
  });

  it('count each target once, who is down as that', () => {
    const [one, ...others] = last.targets;
    assert.ok(one);
    const dead = { ...one, verdict: 'inconclusive' as const, down: { since: last.at, why: 'nothing listens' } };
    const head = htmlOverview({ ...last, targets: [dead, ...others] }).split('<section')[0] ?? '';
    const numbers = [...head.matchAll(/<b>(\d+)<\/b> [a-z]/g)].map(([, number]) => Number(number));
    assert.equal(
      numbers.reduce((sum, number) => sum + number),
      last.targets.length,
    );
    assert.match(head, /<b>1<\/b> down/);
  });

  it('know their targets, and say so when nothing is flaky', () => {
    assert.throws(() => asked('trend', 'nope'), { name: 'UsageError', message: /^fleet\.db: no target "nope"; known: broken, .*flaky/ });
    said.length = 0;
    showHistory({ file: 'fleet.db', question: 'flaky', target: 'broken', json: false, csv: false }, io);
    assert.deepEqual(said, ['Nothing is flaky (3 changes or more in the last 30 runs).']);
  });

  it('are the same when a night is added once more', () => {
    const before = asked('trend').length;
    remember('fleet.db', last, 'out', io);
    assert.equal(asked('trend').length, before);
  });
});

it('a new warning is not newly failing', () => {
  const add = (day: number, verdict: 'pass' | 'warn') => {
    const target = { name: 'a', verdict: 'conforming' as const, because: '', status: 0, seconds: 1, verdicts: { 'x/y': verdict } };
    remember('warned.db', { assay: '4', edition: '1', at: `2026-03-0${day}`, targets: [target], history: [] }, 'out', io);
  };
  add(1, 'pass');
  add(2, 'warn');
  said.length = 0;
  showHistory({ file: 'warned.db', question: 'changed', target: undefined, json: true, csv: false }, io);
  assert.deepEqual(JSON.parse(said.join('')), [{ target: 'a', requirement: 'x/y', change: 'new warning' }]);
});

describe('reports of earlier nights', () => {
  const nightIn = (day: number, out: string): Overview['targets'][number] => {
    const at = `2026-03-0${day}T02:00:00.000Z`;
    const target = { name: 'acme', verdict: 'conforming', because: '', status: 0, verdicts: {}, report: 'report.html' };
    const overview = { assay: '4', edition: '1', at, targets: [target as Overview['targets'][number]], history: [] };
    const file = join(io.cwd, out, 'acme/report.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, at);
    return remember('kept/nights.db', overview, out, io).targets[0] as Overview['targets'][number];
  };
  const linksOf = ({ trend = [] }: Overview['targets'][number]) => trend.map(({ report }) => report);

  it('have a link while their file is below or beside the overview, and was not replaced', () => {
    nightIn(1, 'far/away/1');
    nightIn(2, 'nights/2');
    nightIn(3, 'nights/3');
    nightIn(4, 'nights/4');
    nightIn(5, 'nights/4');
    nightIn(6, 'nights/6');
    rmSync(join(io.cwd, 'nights/3'), { recursive: true });
    const target = nightIn(7, 'nights/7');
    assert.deepEqual(linksOf(target), [
      undefined,
      '../2/acme/report.html',
      undefined,
      undefined,
      '../4/acme/report.html',
      '../6/acme/report.html',
      'acme/report.html',
    ]);
    const page = htmlOverview({ ...last, targets: [target] });
    const nights = page.slice(page.indexOf('<details class="folded nights">')).split('</details>')[0] ?? '';
    assert.deepEqual(
      [...nights.matchAll(/href="([^"]+)"/g)].map(([, link]) => link),
      ['acme/report.html', '../6/acme/report.html', '../4/acme/report.html', '../2/acme/report.html'],
    );
  });

  it('have no link that somebody else wrote into the history', () => {
    for (const place of [
      '/etc/hostname',
      '../../../../../../../../etc/hostname',
      '../far/away/1/acme/report.html',
      'javascript:alert(1)',
      '',
    ]) {
      withHistory('kept/nights.db', { mustExist: true }, io, (database) => {
        database.run('UPDATE standings SET report = ? WHERE run = (SELECT min(id) FROM runs)', [place]);
      });
      assert.equal(linksOf(nightIn(7, 'nights/7'))[0], undefined, place);
    }
  });
});

describe('a file of runs', () => {
  it('of the version before is taken over', () => {
    const at = (day: number, seconds: number, down?: { why: string }): Overview => {
      const target = { name: 'a', verdict: 'partial', because: '', verdicts: {}, seconds, contact: 'a@example.com', ...(down && { down }) };
      return { assay: '3', edition: '1', at: `2026-03-0${day}`, targets: [target as Overview['targets'][number]], history: [] };
    };
    const down = { why: 'nothing listens' };
    remember('old.db', at(1, 2), 'out', io);
    withHistory('old.db', { mustExist: true }, io, (database) => {
      for (const [table, column] of [
        ['standings', 'report'],
        ['standings', 'standing'],
        ['standings', 'down'],
        ['targets', 'owner'],
        ['targets', 'contact'],
      ])
        database.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      database.exec('PRAGMA user_version = 1');
    });
    const now = () => {
      said.length = 0;
      showHistory({ file: 'old.db', question: 'since', target: undefined, json: true, csv: false }, io);
      return JSON.parse(said.join(''));
    };
    remember('old.db', at(2, 0, down), 'out', io);
    remember('old.db', at(3, 0, down), 'out', io);
    assert.deepEqual(now(), [
      { target: 'a', requirement: '', verdict: 'down', since: '2026-03-02', owner: '', contact: 'a@example.com', why: down.why },
    ]);
    remember('old.db', at(4, 2), 'out', io);
    assert.deepEqual(now(), []);
  });

  it('that is none is refused with one line', () => {
    writeFileSync(join(io.cwd, 'text.db'), 'this is no database, and long enough to be taken for one by its size alone'.repeat(20));
    for (const file of ['none.db', 'text.db'])
      assert.throws(() => withHistory(file, { mustExist: true }, io, () => 0), { name: 'UsageError', message: new RegExp(`^${file}: `) });
  });
});

it('a cell that a spreadsheet would run is text', () => {
  assert.equal(csv([{ target: '=cmd()', note: 'a, "b"', seconds: -1 }]), `target,note,seconds\n'=cmd(),"a, ""b""",-1`);
});
