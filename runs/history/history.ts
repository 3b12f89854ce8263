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
import { type QuestionName, questions, recent } from './questions.ts';

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

type Row = Record<string, string | number | null>;

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
