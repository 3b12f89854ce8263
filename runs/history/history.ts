import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { defined } from '../../engine/documents/values.ts';
import { standingOf } from '../../engine/judging/standing.ts';
import { groups } from '../../reporters/groups.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { refuseLinks } from '../files.ts';
import { type Arguments, type Io, printable, UsageError } from '../run.ts';
import { placesOfReports } from './places.ts';

/** Each entry takes a file from the version of its index to the next one. */
const versions = [
  `
CREATE TABLE runs (id INTEGER PRIMARY KEY, at TEXT NOT NULL UNIQUE, edition TEXT NOT NULL, assay TEXT NOT NULL);
CREATE TABLE targets (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE requirements (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE standings (
  target INTEGER NOT NULL, run INTEGER NOT NULL, verdict TEXT NOT NULL, because TEXT NOT NULL, seconds REAL,
  PRIMARY KEY (target, run)) WITHOUT ROWID;
CREATE TABLE verdicts (
  target INTEGER NOT NULL, requirement INTEGER NOT NULL, run INTEGER NOT NULL, verdict TEXT NOT NULL,
  PRIMARY KEY (target, requirement, run)) WITHOUT ROWID;
PRAGMA user_version = 1;
`,
  `
ALTER TABLE standings ADD COLUMN down TEXT;
ALTER TABLE targets ADD COLUMN owner TEXT;
ALTER TABLE targets ADD COLUMN contact TEXT;
PRAGMA user_version = 2;
`,
  // What older versions kept of a run tells how its targets stood, but for failures that were known.
  `
ALTER TABLE standings ADD COLUMN standing TEXT;
UPDATE standings SET standing = CASE WHEN down IS NOT NULL THEN 'down' WHEN verdict = 'not-conforming' THEN 'failing'
  WHEN verdict = 'conforming' THEN 'fine' WHEN verdict = 'partial' THEN 'incomplete' ELSE 'unsure' END;
PRAGMA user_version = 3;
`,
  `
ALTER TABLE standings ADD COLUMN report TEXT;
PRAGMA user_version = 4;
`,
];

export function withHistory<T>(file: string, { mustExist }: { mustExist: boolean }, io: Io, act: (database: Database) => T): T {
  const path = resolve(io.cwd, file);
  if (mustExist && !existsSync(path)) throw new UsageError(`${file}: no such file; assay merge --history ${file} makes it`);
  if (existsSync(dirname(path))) refuseLinks(dirname(file), basename(file), io);
  makeNamedFolder(dirname(file), dirname(path), { fix: 'name another file with --history' });
  let database: Database | undefined;
  try {
    database = new sqlite.Database(path);
    const { user_version: version } = database.get('PRAGMA user_version') as { user_version: number };
    if (version > versions.length || (version === 0 && mustExist))
      throw new UsageError(`${file}: not a history of fleets, or one of another version of Assay`);
    for (const update of versions.slice(version)) database.exec(update);
    return act(database);
  } catch (error) {
    if (error instanceof Error && error.name === 'SQLite3Error')
      throw new UsageError(`${file}: not a history of fleets that can be read (${error.message})`);
    throw error;
  } finally {
    database?.close();
  }
}

/** Adds a run, or replaces it if it was added before, so that a merge can be repeated. */
function addRun(database: Database, { at, edition, assay, targets }: Overview, placeOf: (target: OverviewTarget) => string | null): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const known = database.get('SELECT id FROM runs WHERE at = ?', [at]);
    if (known) for (const table of ['standings', 'verdicts']) database.run(`DELETE FROM ${table} WHERE run = ?`, [Number(known.id)]);
    const added = database.run('INSERT OR REPLACE INTO runs (at, edition, assay) VALUES (?, ?, ?)', [at, edition, assay]);
    const run = Number(added.lastInsertRowid);
    const names = { targets: targets.map(({ name }) => name), requirements: targets.flatMap(({ verdicts }) => Object.keys(verdicts)) };
    for (const [table, all] of Object.entries(names))
      for (const name of new Set(all)) database.run(`INSERT OR IGNORE INTO ${table} (name) VALUES (?)`, [name]);
    const person = database.prepare('UPDATE targets SET owner = ?, contact = ? WHERE name = ?');
    const standing = database.prepare('INSERT INTO standings SELECT id, ?, ?, ?, ?, ?, ?, ? FROM targets WHERE name = ?');
    const result = database.prepare(
      `INSERT INTO verdicts SELECT t.id, q.id, ?, ? FROM targets t, requirements q WHERE t.name = ? AND q.name = ?`,
    );
    for (const target of targets) {
      const { name, verdict, because, seconds, verdicts, down, owner, contact } = target;
      person.run([owner ?? null, contact ?? null, name]);
      standing.run([run, verdict, because, seconds ?? null, down?.why ?? null, standingOf(target), placeOf(target), name]);
      for (const [id, own] of Object.entries(verdicts)) result.run([run, own, name, id]);
    }
    person.finalize();
    standing.finalize();
    result.finalize();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Stores a run whose overview is in the folder `out`, and adds to each target what the earlier runs show about it. */
export function remember(file: string, overview: Overview, out: string, io: Io): Overview {
  const places = placesOfReports(dirname(resolve(io.cwd, file)), resolve(io.cwd, out));
  return withHistory(file, { mustExist: false }, io, (database) => {
    addRun(database, overview, places.kept);
    const byTarget = (question: QuestionName) => new Map(groups(answerTo(database, question), ({ target }) => String(target)));
    const rows = { since: byTarget('since'), flaky: byTarget('flaky'), trend: byTarget('trend') };
    const reports = reportsIn(database);
    const targets = overview.targets.map((target) => {
      const failing = rows.since.get(target.name)?.filter(({ requirement }) => requirement !== '');
      const since = failing?.map(({ requirement, since: at }) => [requirement, at]);
      const flaky = rows.flaky.get(target.name)?.map(({ requirement }) => String(requirement));
      const trend = rows.trend.get(target.name)?.map(({ at, standing, wrong: ids }) => ({
        ...{ at: String(at), standing: String(standing) },
        ...(ids !== '' && { wrong: String(ids).split(' ') }),
        ...defined({ report: places.linked(reports.get(`${target.name} ${at}`)) }),
      }));
      return { ...target, ...(since?.length && { since: Object.fromEntries(since) }), ...defined({ flaky, trend }) };
    });
    return { ...overview, targets };
  });
}

/** The report of each target in each run, unless a later run has replaced the file. */
function reportsIn(database: Database): Map<string, string> {
  const rows = database.all(`WITH ${recent} SELECT t.name AS target, max(r.at) AS at, s.report AS report FROM standings s
    JOIN recent r ON r.id = s.run JOIN targets t ON t.id = s.target WHERE s.report IS NOT NULL GROUP BY s.report`);
  return new Map(rows.map(({ target, at, report }) => [`${target} ${at}`, String(report)]));
}

const RECENT_RUNS = 30;
/** A requirement that changes this often in these runs is flaky. */
const FLAKY_CHANGES = 3;

type Row = Record<string, string | number | null>;

/** Every query looks only at the recent runs. */
const recent = `recent AS (SELECT id, at FROM runs ORDER BY at DESC LIMIT ${RECENT_RUNS})`;
const last = 'last AS (SELECT id FROM recent ORDER BY at DESC LIMIT 1)';
const previous = 'previous AS (SELECT id FROM recent ORDER BY at DESC LIMIT 1 OFFSET 1)';
const wrong = "('fail', 'warn')";
const right = "('pass', 'not-applicable')";

/** When a requirement was last right, and when a target last answered; the empty text comes before every moment. */
const lastRight = `coalesce((SELECT max(r2.at) FROM verdicts v2 JOIN recent r2 ON r2.id = v2.run
  WHERE v2.target = now.target AND v2.requirement = now.requirement AND v2.verdict IN ${right}), '')`;
const lastUp = `coalesce((SELECT max(r2.at) FROM standings s2 JOIN recent r2 ON r2.id = s2.run
  WHERE s2.target = now.target AND s2.down IS NULL AND s2.seconds > 0), '')`;

/** Questions about the runs of a fleet, each with the query that answers it. */
export const questions = {
  since: {
    title: 'What is down or fails now, and since when',
    query: `
      WITH ${recent}, ${last}
      SELECT * FROM (SELECT t.name AS target, '' AS requirement, 'down' AS verdict,
        (SELECT min(r.at) FROM standings s JOIN recent r ON r.id = s.run
         WHERE s.target = now.target AND s.down IS NOT NULL AND r.at > ${lastUp}) AS since,
        coalesce(t.owner, '') AS owner, coalesce(t.contact, '') AS contact, now.down AS why
      FROM standings now JOIN targets t ON t.id = now.target WHERE now.run IN last AND now.down IS NOT NULL
      UNION ALL SELECT t.name, q.name, now.verdict,
        (SELECT min(r.at) FROM verdicts v JOIN recent r ON r.id = v.run
         WHERE v.target = now.target AND v.requirement = now.requirement AND v.verdict IN ${wrong} AND r.at > ${lastRight}),
        coalesce(t.owner, ''), coalesce(t.contact, ''), ''
      FROM verdicts now JOIN targets t ON t.id = now.target JOIN requirements q ON q.id = now.requirement
      WHERE now.run IN last AND now.verdict IN ${wrong})
      ORDER BY requirement <> '', since, target, requirement`,
  },
  changed: {
    title: 'What changed in the last run',
    query: `
      WITH ${recent}, ${last}, ${previous}
      SELECT t.name AS target, '' AS requirement, 'added' AS change FROM standings s JOIN targets t ON t.id = s.target
        WHERE s.run IN last AND EXISTS (SELECT * FROM previous) AND s.target NOT IN (SELECT target FROM standings WHERE run IN previous)
      UNION ALL SELECT t.name, '', 'dropped' FROM standings s JOIN targets t ON t.id = s.target
        WHERE s.run IN previous AND s.target NOT IN (SELECT target FROM standings WHERE run IN last)
      UNION ALL SELECT t.name, '', CASE WHEN a.down IS NULL THEN 'is back' ELSE 'went down' END
        FROM standings a JOIN standings b ON b.target = a.target AND b.run IN previous JOIN targets t ON t.id = a.target
        WHERE a.run IN last AND (a.down IS NULL) <> (b.down IS NULL) AND (a.down IS NOT NULL OR a.seconds > 0)
      UNION ALL SELECT t.name, q.name, CASE WHEN a.verdict IN ${wrong} THEN 'newly failing' ELSE 'fixed' END
        FROM verdicts a JOIN targets t ON t.id = a.target JOIN requirements q ON q.id = a.requirement
        WHERE a.run IN last AND (a.verdict IN ${wrong} OR a.verdict = 'pass') AND (a.verdict IN ${wrong}) <>
          (SELECT b.verdict IN ${wrong} FROM verdicts b JOIN recent r ON r.id = b.run
           WHERE b.target = a.target AND b.requirement = a.requirement AND b.run NOT IN last
             AND (b.verdict IN ${wrong} OR b.verdict IN ${right}) ORDER BY b.verdict = 'not-applicable', r.at DESC LIMIT 1)
      ORDER BY change, target, requirement`,
  },
  flaky: {
    none: `Nothing is flaky (${FLAKY_CHANGES} changes or more in the last ${RECENT_RUNS} runs).`,
    title: `What passes in some runs and fails in others: ${FLAKY_CHANGES} changes or more in the last ${RECENT_RUNS} runs`,
    query: `
      WITH ${recent}, decided AS (
        SELECT v.target, v.requirement, v.verdict IN ('fail', 'warn') AS wrong,
          lag(v.verdict IN ('fail', 'warn')) OVER (PARTITION BY v.target, v.requirement ORDER BY r.at) AS before
        FROM verdicts v JOIN recent r ON r.id = v.run WHERE v.verdict IN ('pass', 'fail', 'warn', 'not-applicable'))
      SELECT t.name AS target, q.name AS requirement, sum(wrong <> before) AS changes, sum(wrong) AS failed, count(*) AS runs
      FROM decided JOIN targets t ON t.id = decided.target JOIN requirements q ON q.id = decided.requirement
      GROUP BY decided.target, decided.requirement HAVING changes >= ${FLAKY_CHANGES} ORDER BY changes DESC, target, requirement`,
  },
  durations: {
    title: 'How long each target takes, in seconds',
    query: `
      WITH ${recent}
      SELECT t.name AS target, round(avg(s.seconds), 1) AS average, max(s.seconds) AS longest,
        (SELECT seconds FROM standings l JOIN recent r2 ON r2.id = l.run WHERE l.target = s.target ORDER BY r2.at DESC LIMIT 1) AS last
      FROM standings s JOIN recent r ON r.id = s.run JOIN targets t ON t.id = s.target
      WHERE s.seconds IS NOT NULL GROUP BY s.target ORDER BY last DESC, target`,
  },
  trend: {
    title: 'How each target stood, run by run',
    query: `
      WITH ${recent}, failed AS (
        SELECT v.target, v.run, group_concat(q.name, ' ') AS ids FROM verdicts v JOIN requirements q ON q.id = v.requirement
        WHERE v.verdict IN ${wrong} AND v.run IN (SELECT id FROM recent) GROUP BY v.target, v.run)
      SELECT t.name AS target, r.at AS at, s.standing AS standing, s.verdict AS verdict, coalesce(f.ids, '') AS wrong
      FROM standings s JOIN recent r ON r.id = s.run JOIN targets t ON t.id = s.target
        LEFT JOIN failed f ON f.target = s.target AND f.run = s.run ORDER BY target, at`,
  },
} as const;

export type QuestionName = keyof typeof questions;

function answerTo(database: Database, question: QuestionName, target?: string): Row[] {
  const rows = database.all(questions[question].query) as Row[];
  return target === undefined ? rows : rows.filter((row) => row.target === target);
}

const MAX_NAMES = 10;

export function showHistory({ file, question, target, json, csv: asCsv }: Arguments['history'], io: Io): number {
  const rows = withHistory(file, { mustExist: true }, io, (database) => {
    const known = database.all('SELECT name FROM targets ORDER BY name').map(({ name }) => String(name));
    if (target !== undefined && !known.includes(target))
      throw new UsageError(
        `${file}: no target "${target}"; known: ${known.slice(0, MAX_NAMES).join(', ')}${known.length > MAX_NAMES ? ', …' : ''}`,
      );
    return answerTo(database, question, target);
  });
  if (json) io.out(JSON.stringify(rows, null, 2));
  else if (asCsv) io.out(csv(rows));
  else io.out(text(questions[question], rows));
  return 0;
}

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0] ?? {});

/** Quotes a cell that a spreadsheet would take for a formula. */
function cell(value: unknown): string {
  const own = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(own) && Number.isNaN(Number(own)) ? `'${own}` : own;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csv = (rows: readonly Row[]): string =>
  [columnsOf(rows), ...rows.map((row) => Object.values(row))].map((cells) => cells.map(cell).join(',')).join('\n');

function text({ title, none = `${title}: nothing.` }: { title: string; none?: string }, rows: readonly Row[]): string {
  if (rows.length === 0) return none;
  const columns = columnsOf(rows);
  const shown = rows.map((row) => columns.map((column) => printable(String(row[column] ?? ''))));
  const widths = columns.map((column, index) => Math.max(column.length, ...shown.map((cells) => cells[index]?.length ?? 0)));
  const padded = (cells: readonly string[]) => cells.map((own, index) => own.padEnd(widths[index] ?? 0));
  const line = (cells: readonly string[]) => padded(cells).join('  ').trimEnd();
  return [title, line(columns), ...shown.map(line)].join('\n');
}
