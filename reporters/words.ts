import { dirname, isAbsolute, join } from 'node:path';
import { catalogue, isRequirement } from '../engine/catalogue/catalogue.ts';
import type { Outcome, Problem, Report, TargetAnswer } from '../specs/generated/schemas.ts';
import { groups } from './groups.ts';

/** The verdict of a run as a heading: Not conforming. */
export const titleOf = (verdict: Report['verdict']): string => `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`.replace('-', ' ');

export const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** A target that nobody reaches, or that lets nobody in. */
export const outageWord = ({ refused }: NonNullable<Report['outage']>): string => (refused ? 'Refused' : 'Down');

export function surfaceTitle(surface: string): string {
  const { surfaces } = catalogue();
  return Object.hasOwn(surfaces, surface) ? (surfaces[surface] ?? surface) : surface;
}

/** The page of a requirement, relative to the folder of the report; undefined for an id that is not in the catalogue. */
export function pageOf(id: string): string | undefined {
  const row = catalogue().rows.find((one) => one.id === id);
  return row && isRequirement(row) && row.covered ? `fix/${id}.html` : undefined;
}

/** Where in a file a problem is: of a document, or what it says of an answer. Undefined for a problem that is in a call alone. */
export function placeOf({ at = '', exchanges, facts }: Pick<Problem, 'at' | 'exchanges' | 'facts'>, { kind, document }: Report['target']) {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/s.exec(exchanges ? String(facts?.where) : at) ?? [];
  if (file === undefined || /^https?:/i.test(file)) return undefined;
  const folder = folderOf(kind, document);
  const path = folder === undefined || isAbsolute(file) ? file : join(folder, file);
  return { file: path, line: Math.max(1, Number(line)), column: Math.max(1, Number(column)) };
}

/** What the names of files are relative to: files of an application to its folder, those of a platform to its configuration. */
function folderOf(kind: Report['target']['kind'], document: string | undefined): string | undefined {
  return kind === 'platform' && document !== undefined ? dirname(document) : kind === 'application' ? document : undefined;
}

export const sentence = ({ at, expected, got }: Pick<Problem, 'at' | 'expected' | 'got'>): string =>
  `${at ? `${at}: ` : ''}expected ${expected}, got ${got}`;

/** What to change about the first problems of a requirement, each advice once; empty if none fits. */
export const hintsOf = ({ problems = [], hint: general }: Outcome, max: number): string[] => [
  ...new Set(problems.slice(0, max).map(({ hint }) => (hint ?? general).trim())),
];

/** Calls that failed in the same way but for one fact, such as the age of a form: the first of them, and the fact's other values. */
export function toldOnce(problems: readonly Problem[]): { first: Problem; also: string[] }[] {
  const alike = groups(problems, (problem) => (problem.exchanges ? problem.code : problem) ?? problem);
  return alike.flatMap(([, own]) => {
    // A variant is the name of what another fact says in words.
    const facts = own.map(({ facts: { variant: _, ...told } = {} }) => told as Record<string, unknown>);
    const values = [...new Set(facts.flatMap(Object.keys))].map((name) => [...new Set(facts.map((of) => of[name]))]);
    const [differing, ...more] = values.filter(({ length }) => length > 1);
    const [first] = own;
    return first && differing && more.length === 0 && !differing.includes(undefined)
      ? [{ first, also: differing.slice(1).map(String) }]
      : own.map((one) => ({ first: one, also: [] }));
  });
}

/** What the target answered to the first of these problems. */
export const answerTexts = (problems: readonly Problem[], max: number): string[] => [
  ...new Set(problems.slice(0, max).flatMap(({ answer }) => (answer ? answerText(answer) : []))),
];

/** An answer on one line: redirects, status, content type, the first lines of the body. */
export function answerText({ status, contentType, text, redirects = [] }: TargetAnswer): string {
  const head = [String(status), contentType].filter(Boolean).join(' ');
  const isRedirect = redirects.at(-1)?.startsWith(`${status} `) === true;
  const steps = isRedirect ? redirects : [...redirects, head];
  return `${steps.join(', then ')}${text === undefined ? '' : `: ${text}`}`;
}

/** A requirement of a later edition: it is judged and shown, but does not count yet. */
export type Unscored = NonNullable<Report['unscored']>[number];

/** Its verdict today, in a sentence. */
export function announcement(outcome: Unscored): string {
  const { verdict, since, reason, problems: [first] = [] } = outcome;
  const why = first ? sentence(first) : reason;
  return `not counted${since === undefined ? ' yet' : ` before edition ${since}`}, ${verdict}${why ? `: ${why}` : ''}`;
}

/**
 * The outcome in the words of test runners: a warning passes; a blocked check is no failure of its own, and no pass. An open
 * recommendation is skipped, because it does not change the exit status.
 */
export function testStatus({ verdict, level }: Outcome): 'passed' | 'failed' | 'broken' | 'skipped' {
  if (verdict === 'pass' || verdict === 'warn') return 'passed';
  if (verdict === 'undecided' || verdict === 'blocked') return level === 'must' ? 'broken' : 'skipped';
  return verdict === 'fail' ? 'failed' : 'skipped';
}

export const whyNotJudged = ({ verdict, reason = '', blockedBy = '' }: Outcome): string =>
  verdict === 'blocked' ? `blocked by ${blockedBy}: fix that first` : `${verdict}: ${reason}`;
