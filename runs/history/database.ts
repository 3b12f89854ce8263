import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { defined } from '../../engine/documents/defined.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Overview } from '../../engine/judging/overview.ts';
import { groups } from '../../reporters/groups.ts';
import type { Io } from '../io.ts';
import { answerTo, type QuestionName } from './questions.ts';

const VERSION = 1;

const tables = `
PRAGMA user_version = ${VERSION};
CREATE TABLE runs (id INTEGER PRIMARY KEY, at TEXT NOT NULL UNIQUE, edition TEXT NOT NULL, assay TEXT NOT NULL);
CREATE TABLE targets (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE requirements (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE standings (
  target INTEGER NOT NULL, run INTEGER NOT NULL, verdict TEXT NOT NULL, because TEXT NOT NULL, seconds REAL,
  PRIMARY KEY (target, run)) WITHOUT ROWID;
CREATE TABLE verdicts (
  target INTEGER NOT NULL, requirement INTEGER NOT NULL, run INTEGER NOT NULL, verdict TEXT NOT NULL,
  PRIMARY KEY (target, requirement, run)) WITHOUT ROWID;
`;

export function withHistory<T>(file: string, { mustExist }: { mustExist: boolean }, io: Io, act: (database: Database) => T): T {
  const path = resolve(io.cwd, file);
  if (mustExist && !existsSync(path)) throw new UsageError(`${file}: no such file; assay merge --history ${file} makes it`);
  mkdirSync(dirname(path), { recursive: true });
  let database: Database | undefined;
  try {
    database = new sqlite.Database(path);
    const { user_version: version } = database.get('PRAGMA user_version') as { user_version: number };
    if (version === 0 && !mustExist) database.exec(tables);
    else if (version !== VERSION) throw new UsageError(`${file}: no history of fleets, or that of another version of Assay`);
    return act(database);
  } catch (error) {
    if (error instanceof Error && error.name === 'SQLite3Error')
      throw new UsageError(`${file}: not a history of fleets that can be read (${error.message})`);
    throw error;
  } finally {
    database?.close();
  }
}

/** Adds a run; a run that is there already is replaced, so that a merge can be repeated. */
export function addRun(database: Database, { at, edition, assay, targets }: Overview): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const known = database.get('SELECT id FROM runs WHERE at = ?', [at]);
    if (known) for (const table of ['standings', 'verdicts']) database.run(`DELETE FROM ${table} WHERE run = ?`, [Number(known.id)]);
    database.run('INSERT OR REPLACE INTO runs (id, at, edition, assay) VALUES (?, ?, ?, ?)', [
      known ? Number(known.id) : null,
      ...[at, edition, assay],
    ]);
    const { id: run } = database.get('SELECT id FROM runs WHERE at = ?', [at]) as { id: number };
    const [target, requirement] = [numbered(database, 'targets'), numbered(database, 'requirements')];
    const standing = database.prepare('INSERT INTO standings VALUES (?, ?, ?, ?, ?)');
    const result = database.prepare('INSERT INTO verdicts VALUES (?, ?, ?, ?)');
    for (const { name, verdict, because, seconds, verdicts } of targets) {
      standing.run([target(name), run, verdict, because, seconds ?? null]);
      for (const [id, own] of Object.entries(verdicts)) result.run([target(name), requirement(id), run, own]);
    }
    standing.finalize();
    result.finalize();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function numbered(database: Database, table: 'targets' | 'requirements'): (name: string) => number {
  const rows = database.all(`SELECT id, name FROM ${table}`) as { id: number; name: string }[];
  const known = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const number = known.get(name) ?? Number(database.run(`INSERT INTO ${table} (name) VALUES (?)`, [name]).lastInsertRowid);
    known.set(name, number);
    return number;
  };
}

/** Keeps a run, and tells of each target what the runs before add to it. */
export function remember(file: string, overview: Overview, io: Io): Overview {
  return withHistory(file, { mustExist: false }, io, (database) => {
    addRun(database, overview);
    const byTarget = (question: QuestionName) => new Map(groups(answerTo(database, question), ({ target }) => String(target)));
    const rows = { since: byTarget('since'), flaky: byTarget('flaky'), trend: byTarget('trend') };
    const targets = overview.targets.map((target) => {
      const since = rows.since.get(target.name)?.map(({ requirement, since: at }) => [requirement, at]);
      const flaky = rows.flaky.get(target.name)?.map(({ requirement }) => String(requirement));
      const trend = rows.trend.get(target.name)?.map(({ at, verdict }) => ({ at: String(at), verdict: String(verdict) }));
      return { ...target, ...(since && { since: Object.fromEntries(since) }), ...defined({ flaky, trend }) };
    });
    return { ...overview, targets };
  });
}
