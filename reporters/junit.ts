import type { BaselineEntry } from '../engine/judging/baseline.ts';
import { readAs } from '../engine/judging/reading.ts';
import type { Report } from '../engine/judging/report.ts';
import type { Outcome } from '../engine/judging/verdict.ts';
import { printable } from '../engine/redaction/printable.ts';
import { baselineEntries, baselineEntryFor, entryText, isOverdue } from './baseline.ts';
import { announcement, hintsOf, sentence, surfaceTitle, type Unscored } from './words.ts';

/** Problems of one requirement that are written out; the rest stands in report.json. */
const most = 10;

interface Case {
  name: string;
  suite: string;
  seconds: number;
  properties: Record<string, string | undefined>;
  /** What it came to, and its message; a pass has none. */
  result?: { element: 'failure' | 'error' | 'skipped'; type: string; message: string; text?: string };
  output?: string;
}

/** The report as JUnit XML: a suite for each surface, a test for each requirement. */
export function junit(report: Report): string {
  const surfaces = [...new Set(report.requirements.map(({ surface }) => surface))];
  const roots = new Map(report.requirements.map(({ id, level }) => [id, level]));
  const cases = report.requirements.map((outcome) => testCase(outcome, report, roots));
  const suites = surfaces.map((surface) => ({
    name: surfaceTitle(surface),
    cases: cases.filter(({ suite }) => suite === surface),
  }));
  const known = baselineEntries(report).map(entryCase);
  const later = (report.unscored ?? []).map(unscoredCase);
  const all = [
    ...suites,
    ...(known.length > 0 ? [{ name: 'Baseline: failures that are known', cases: known }] : []),
    ...(later.length > 0 ? [{ name: 'Not counted: requirements of a later edition', cases: later }] : []),
  ];
  const { target, edition, verdict, because, command, seed } = report;
  const about = {
    target: target.name,
    kind: target.kind,
    edition,
    verdict,
    because,
    command,
    ...(seed !== null && { seed: String(seed) }),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: `Assay: ${target.name}`, ...sums(all.flatMap((suite) => suite.cases)), ...wholeTime(report) })}>`,
    ...all.flatMap((suite) => suiteLines(suite, report.started, about)),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteLines({ name, cases }: { name: string; cases: Case[] }, started: string, about: Record<string, string>): string[] {
  return [
    `  <testsuite${attributes({ name, ...sums(cases), timestamp: started.replace(/(\.\d+)?Z$/, '') })}>`,
    ...properties(about, '    '),
    ...cases.flatMap(caseLines),
    '  </testsuite>',
  ];
}

function caseLines({ name, suite, seconds, properties: own, result, output }: Case): string[] {
  const { element, type, message, text = message } = result ?? {};
  const head = element && attributes({ message: message ?? '', ...(element !== 'skipped' && { type: type ?? '' }) });
  return [
    `    <testcase${attributes({ name, classname: `assay.${suite}`, time: seconds.toFixed(3) })}>`,
    ...properties(own, '      '),
    ...(element
      ? [element === 'skipped' ? `      <skipped${head}/>` : `      <${element}${head}>${escaped(text ?? '')}</${element}>`]
      : []),
    ...(output ? [`      <system-out>${escaped(output)}</system-out>`] : []),
    '    </testcase>',
  ];
}

function testCase(outcome: Outcome, report: Report, roots: Map<string, Outcome['level']>): Case {
  const { id, surface, level, verdict, source, exchanges = [] } = outcome;
  const known = baselineEntryFor(report, id) ?? baselineEntryFor(report, outcome.blockedBy ?? '');
  return {
    name: id,
    suite: surface,
    seconds: (outcome.ms ?? exchanges.reduce((sum, number) => sum + (report.exchanges[number]?.ms.total ?? 0), 0)) / 1000,
    properties: {
      level,
      source,
      verdict,
      ...(known && { baseline: entryText(known) }),
      ...(verdict === 'warn' && { warning: headline(outcome) }),
    },
    ...(known ? knownResult(outcome, known) : outcomeOf(outcome, roots)),
  };
}

/** What is known turns no build red; its problem stays to be read. */
const knownResult = (outcome: Outcome, entry: BaselineEntry): Pick<Case, 'result' | 'output'> => ({
  result: { element: 'skipped', type: 'known', message: entryText(entry) },
  output: details(outcome),
});

function outcomeOf(outcome: Outcome, roots: Map<string, Outcome['level']>): Pick<Case, 'result' | 'output'> {
  const { verdict, level, reason = '', blockedBy = '' } = outcome;
  switch (verdict) {
    case 'pass':
      return {};
    case 'fail':
      return { result: { element: 'failure', type: level, message: headline(outcome), text: details(outcome) } };
    case 'warn':
      return { output: details(outcome) };
    case 'blocked': {
      const element = roots.get(blockedBy) === 'should' ? 'error' : 'failure';
      return { result: { element, type: 'blocked', message: `blocked by ${blockedBy}: fix that first` } };
    }
    case 'undecided':
      return { result: { element: 'error', type: 'undecided', message: `undecided: ${reason}` } };
    default:
      return { result: { element: 'skipped', type: verdict, message: `${verdict}: ${reason}` } };
  }
}

/** A stale or expired entry fails the run, so it fails here too. */
function entryCase(entry: BaselineEntry): Case {
  const { requirement, state, owner, expires, kind } = entry;
  return {
    name: requirement,
    suite: 'baseline',
    seconds: 0,
    properties: { owner, expires, kind, state },
    ...(isOverdue(entry) ? { result: { element: 'failure', type: state, message: entryText(entry) } } : { output: entryText(entry) }),
  };
}

/** Shown as skipped, whatever it comes to: it may turn no build red. */
const unscoredCase = (outcome: Unscored): Case => ({
  ...{ name: outcome.id, suite: 'unscored', seconds: 0 },
  properties: { level: outcome.level, source: outcome.source, verdict: outcome.verdict, ...(outcome.since && { since: outcome.since }) },
  result: { element: 'skipped', type: 'unscored', message: announcement(outcome) },
});

const headline = ({ problems: [first] = [], text }: Outcome): string => (first ? sentence(first) : text);

function details(outcome: Outcome): string {
  const { problems = [], text, source, readings = [], repeat } = outcome;
  return [
    `${text} (${source})`,
    ...problems.slice(0, most).map(sentence),
    ...(problems.length > most ? [`and ${problems.length - most} more in report.json`] : []),
    ...hintsOf(outcome, most),
    ...readings.map(readAs),
    ...(repeat ? [`Repeat: ${repeat}`] : []),
  ]
    .map((line) => printable(line))
    .join('\n');
}

/** Of the whole run by the clock: checks share exchanges, so that their own times add up to more. */
const wholeTime = ({ ms }: Report) => (ms === undefined ? {} : { time: (ms / 1000).toFixed(3) });

function sums(cases: Case[]): Record<string, string> {
  const of = (element: string) => String(cases.filter(({ result }) => result?.element === element).length);
  const time = cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return { tests: String(cases.length), failures: of('failure'), errors: of('error'), skipped: of('skipped'), time };
}

function properties(named: Record<string, string | undefined>, indent: string): string[] {
  const lines = Object.entries(named).map(([name, value = '']) => `${indent}  <property${attributes({ name, value })}/>`);
  return [`${indent}<properties>`, ...lines, `${indent}</properties>`];
}

const attributes = (named: Record<string, string>): string =>
  Object.entries(named)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`)
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML cannot hold is shown as an escape, what it would read as markup as an entity. */
const escaped = (text: string): string =>
  printable(text, { keep: 'lines' }).replace(/[&<>"']/g, (character) => entities[character] ?? character);
