import { readAs, sourceText } from '../engine/catalogue/catalogue.ts';
import { isOverdue } from '../engine/judging/baseline.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { BaselineEntry, Outcome, Report } from '../specs/generated/schemas.ts';
import { baselineEntries, baselineEntryFor, entryText } from './baseline.ts';
import { groups } from './groups.ts';
import { lines } from './html/markup.ts';
import { announcement, hintsOf, sentence, surfaceTitle, testStatus, type Unscored, whyNotJudged } from './words.ts';

/** How many problems of one requirement are written; report.json has the rest. */
const maxProblems = 10;

interface Case {
  name: string;
  suite: string;
  ms: number;
  properties: Record<string, string>;
  /** The outcome and its message; a pass has none. */
  result?: { element: 'failure' | 'error' | 'skipped'; type: string; message: string; text?: string };
  output?: string;
}

/**
 * The report as JUnit XML: a suite for each surface, a test for each requirement. It fits both schemas in use, those of Ant and of
 * Jenkins: so a test has at most one element, and what else there is to tell about it stands in its suite.
 */
export function junit(report: Report): string {
  const { requirements, unscored = [], target, edition, verdict, because, command, seed, ms, started } = report;
  // Real time: checks share exchanges, so their own times add up to more.
  const time = ms === undefined ? {} : { time: seconds(ms) };
  const suites = [
    ...groups(requirements, ({ surface }) => surface).map(([surface, own]) => ({
      name: surfaceTitle(surface),
      cases: own.map((outcome) => testCase(outcome, report)),
    })),
    { name: 'Baseline: failures that are known', cases: baselineEntries(report).map(entryCase) },
    { name: 'Not counted: requirements of a later edition', cases: unscored.map(unscoredCase) },
  ].filter(({ cases }) => cases.length > 0);
  const about = {
    target: target.name,
    kind: target.kind,
    edition,
    verdict,
    because,
    command,
    ...(seed !== null && { seed: `${seed}` }),
    ...time,
  };
  const when = { timestamp: started.replace(/(\.\d+)?Z$/, ''), hostname: 'localhost' };
  const inside = suites.flatMap(({ name, cases }, id) =>
    element('testsuite', { name, package: 'assay', id: `${id}`, ...sums(cases), ...when }, [
      ...properties([...Object.entries(about), ...cases.map(aboutCase)]),
      ...cases.flatMap(caseLines),
      ...element('system-out', {}, cases.flatMap(({ name: own, output }) => (output ? [`${own}\n${output}`] : [])).join('\n\n')),
      ...element('system-err', {}, ''),
    ]),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element('testsuites', {}, inside), ''].join('\n');
}

const aboutCase = ({ name, properties: own }: Case): [string, string] => [
  name,
  Object.entries(own)
    .map(([key, value]) => `${key}: ${value}`)
    .join('; '),
];

const caseLines = ({ name, suite, ms, result }: Case): string[] =>
  element('testcase', { name, classname: `assay.${suite}`, time: seconds(ms) }, result && resultLines(result));

const resultLines = ({ element: name, type, message, text = message }: NonNullable<Case['result']>): string[] =>
  name === 'skipped' ? element(name, { message }) : element(name, { message, type }, text);

function testCase(outcome: Outcome, report: Report): Case {
  const { id, surface, level, verdict, source, exchanges = [] } = outcome;
  const known = baselineEntryFor(report, id) ?? baselineEntryFor(report, outcome.blockedBy ?? '');
  return {
    name: id,
    suite: surface,
    ms: outcome.ms ?? exchanges.reduce((sum, number) => sum + (report.exchanges[number]?.ms.total ?? 0), 0),
    properties: {
      level,
      source,
      verdict,
      ...(known && { baseline: entryText(known) }),
      ...(verdict === 'warn' && { warning: headline(outcome) }),
    },
    ...resultOf(outcome, known),
  };
}

function resultOf(outcome: Outcome, known: BaselineEntry | undefined): Pick<Case, 'result' | 'output'> {
  const { verdict } = outcome;
  // A known failure does not fail the build; its problem is still shown.
  if (known) return { result: { element: 'skipped', type: 'known', message: entryText(known) }, output: details(outcome) };
  if (verdict === 'pass') return {};
  if (verdict === 'warn') return { output: details(outcome) };
  if (verdict === 'fail')
    return { result: { element: 'failure', type: typeOf(outcome), message: headline(outcome), text: details(outcome) } };
  const elements = { passed: 'skipped', failed: 'failure', broken: 'error', skipped: 'skipped' } as const;
  return { result: { element: elements[testStatus(outcome)], type: verdict, message: whyNotJudged(outcome) } };
}

/** A stale or expired entry fails the run, so it fails here too. */
function entryCase(entry: BaselineEntry): Case {
  const { requirement, state, owner, expires, kind } = entry;
  return {
    name: requirement,
    suite: 'baseline',
    ms: 0,
    properties: { owner, expires, kind, state },
    ...(isOverdue(entry) ? { result: { element: 'failure', type: state, message: entryText(entry) } } : { output: entryText(entry) }),
  };
}

/** Always skipped, whatever the verdict is: it must not fail a build. */
const unscoredCase = (outcome: Unscored): Case => ({
  name: outcome.id,
  suite: 'unscored',
  ms: 0,
  properties: { level: outcome.level, source: outcome.source, verdict: outcome.verdict, ...(outcome.since && { since: outcome.since }) },
  result: { element: 'skipped', type: 'unscored', message: announcement(outcome) },
});

/** The level, and the way to fail: `must: accepted`. */
const typeOf = ({ level, problems: [first] = [] }: Outcome): string => (first?.code === undefined ? level : `${level}: ${first.code}`);

const headline = ({ problems: [first] = [], text }: Outcome): string => (first ? sentence(first) : text);

function details(outcome: Outcome): string {
  const { problems = [], text, readings = [], repeat } = outcome;
  const rows = [
    `${text} (${sourceText(outcome)})`,
    ...problems.slice(0, maxProblems).map(sentence),
    ...(problems.length > maxProblems ? [`and ${problems.length - maxProblems} more in report.json`] : []),
    ...hintsOf(outcome, maxProblems),
    ...readings.map(readAs),
    ...(repeat ? [`Repeat: ${repeat}`] : []),
  ];
  return rows.map((row) => printable(row)).join('\n');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function sums(cases: Case[]): Record<string, string> {
  const of = (name: string) => `${cases.filter(({ result }) => result?.element === name).length}`;
  const time = seconds(cases.reduce((sum, { ms }) => sum + ms, 0));
  return { tests: `${cases.length}`, failures: of('failure'), errors: of('error'), skipped: of('skipped'), time };
}

function properties(named: readonly [string, string][]): string[] {
  const inside = named.flatMap(([name, value]) => element('property', { name, value }));
  return element('properties', {}, inside);
}

/** An element as lines: empty, around a text, or around other elements. */
function element(name: string, named: Record<string, string>, inside?: string | readonly string[]): string[] {
  const inQuotes = (value: string) => escaped(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
  const attributes = Object.entries(named).map(([key, value]) => ` ${key}="${inQuotes(value)}"`);
  const start = `<${name}${attributes.join('')}`;
  if (inside === undefined) return [`${start}/>`];
  if (typeof inside === 'string') return [`${start}>${escaped(inside)}</${name}>`];
  return [`${start}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

/** Characters that XML does not allow become escapes; characters of markup become entities. */
const escaped = (text: string): string => lines(text).markup;
