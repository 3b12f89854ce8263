import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { type Fault, faults } from '../../suites/registry/faults.ts';
import { combinationsOf } from '../../targets/oddities/index.ts';
import { conditionalBugs } from '../../tests/support/conditional/index.ts';
import { blindOddities, blindPairs } from '../../tests/support/conditional/pairs.ts';
import { fileInRoom } from '../rooms.ts';

export interface FaultRow {
  breaks: string[];
  /** Every requirement that failed or warned with a problem of its own. */
  caught: string[];
  /** Musts that failed although the fault does not name them. */
  alarms: string[];
}

export interface OddityRow {
  seed: number;
  digest: string;
  /** How many oddities it combines. */
  of: number;
  alarms: string[];
}

/** A bug that needs a condition, and what a run made of it. */
export interface BugRow {
  verdict: string;
  /** The broken requirements that noticed, and those that the run could not decide. */
  by: string[];
  undecided: string[];
  /** Why it is missed; true where nobody knows yet. */
  missed?: string | true;
  /** Whether nobody can meet its condition from outside. */
  unmeetable?: true;
}

/** A bug or a fault that somebody else wrote, and what the first finding says of it. */
export interface OtherRow {
  verdict: string;
  condition: string;
  said?: string;
  /** Why the condition is not named, or why the bug is missed. */
  unnamed?: string;
  missed?: string;
}

/** A broken must beside a weakness, and what a run made of them. */
export interface PairRow {
  verdict: string;
  by: string[];
  undecided: string[];
}

/** Something legal that is hard to look into, and what a run made of it. */
export interface BlindOddityRow {
  verdict: string;
  alarms: string[];
  undecided: string[];
}

/** What Stryker found in one folder, with which version and on which day. */
export interface MutationRow {
  version: string;
  mutants: number;
  killed: number;
  timeout: number;
  survived: number;
  percent: number;
  measured: string;
}

/** The release that a version belongs to: figures do not change with a fix. */
export const releaseOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** A published table of the proof; empty where there is none yet. */
export function table<T>(root: string, name: string): Record<string, T> {
  const path = join(root, `docs/proof/${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, T>) : {};
}

/** The rows as JSON, one on each line. */
export const written = (rows: Record<string, unknown>): string => {
  const lines = Object.entries(rows).map(([name, row]) => `${JSON.stringify(name)}: ${JSON.stringify(row)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

/** Every fault of the tree, by kind of target and name, in the order of the tree. */
export const faultsOfTree = (): [name: string, fault: Fault][] =>
  Object.entries(faults).flatMap(([kind, own]) => Object.entries(own).map(([name, fault]): [string, Fault] => [`${kind} ${name}`, fault]));

/** Every combination of oddities that the tree makes with its usual seed; kept, because they take a second to compute. */
export const combinationsOfTree = () => {
  combinations ??= Object.values(combinationsOf).flatMap((make) => make());
  return combinations;
};
let combinations: ReturnType<(typeof combinationsOf)[string]> | undefined;

/** The names of the bugs that need a condition, of the blind pairs, and of what is legal and hard to look into. */
export function hiddenOfTree(surfaces: readonly WrittenSurface[]): Record<'conditional' | 'blind-pairs' | 'blind-oddities', string[]> {
  const musts = new Set(surfaces.flatMap(({ rows }) => rows.filter(({ level }) => level === 'must').map(({ id }) => id as string)));
  return {
    conditional: Object.keys(conditionalBugs),
    'blind-pairs': blindPairs((id) => musts.has(id)).map(([name]) => name),
    'blind-oddities': blindOddities().map(([name]) => name),
  };
}

export interface Requirement {
  id: string;
  level: string;
  target: string;
  surface: string;
}

/** Whether anything judges a row: the documents, a kind of rule that the row names, or a rule file. */
export const hasRule = (root: string, surface: string, { id, documents, rule }: WrittenSurface['rows'][number]): boolean =>
  documents !== undefined || rule !== undefined || fileInRoom(root, surface, 'rules/*.ts', id) !== undefined;

/** The requirements that a fault has to break: the musts and shoulds that have a rule. */
export const covered = (root: string, surfaces: readonly WrittenSurface[]): Requirement[] =>
  surfaces.flatMap(({ surface, title, target, rows }) =>
    rows
      .filter((row) => (row.level === 'must' || row.level === 'should') && hasRule(root, surface, row))
      .map((row) => ({ id: row.id, level: row.level ?? '', target: (row.target as string | undefined) ?? target, surface: title })),
  );
