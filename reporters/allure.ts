import { createHash } from 'node:crypto';
import { ContentType, LabelName, Severity, Stage, Status, type StepResult, type TestResult } from 'allure-js-commons';
import { createStepResult, createTestResult, InMemoryWriter, md5 } from 'allure-js-commons/sdk/reporter';
import { readingText } from '../engine/judging/reading.ts';
import type { Report } from '../engine/judging/report.ts';
import type { Outcome } from '../engine/judging/verdict.ts';
import { printable } from '../engine/redaction/printable.ts';
import { baselineEntryFor, entryText } from './baseline.ts';
import { prose } from './markdown/text.ts';
import { announcement, sentence, surfaceTitle, type ToldProblem, type Unscored } from './words.ts';

/** Problems of one requirement that become steps, and exchanges that become attachments of one step. */
const most = 10;

/** Exchanges that are attached in all; more would make the generator slow and its page heavy. */
const mostAttached = 500;

/** The report as results of Allure: one for each requirement, with the exchanges behind its problems. */
export function allure(report: Report): InMemoryWriter {
  const writer = new InMemoryWriter();
  const roots = new Map(report.requirements.map(({ id, level }) => [id, level]));
  const attached = attachedExchanges(report);
  for (const outcome of report.requirements) writer.writeResult(result(outcome, report, roots, attached));
  for (const outcome of report.unscored ?? []) writer.writeResult(unscored(outcome, report, roots, attached));
  for (const [number, exchange] of attached) writer.writeAttachment(attachmentName(number), Buffer.from(exchangeText(exchange)));
  writer.writeCategoriesDefinitions([
    { name: 'Blocked by another failure', matchedStatuses: [Status.FAILED, Status.BROKEN], messageRegex: 'blocked by .*' },
    { name: 'Failed required checks', matchedStatuses: [Status.FAILED] },
    { name: 'Undecided', matchedStatuses: [Status.BROKEN] },
    { name: 'Not tested', matchedStatuses: [Status.SKIPPED] },
  ]);
  const { target, edition, verdict, because, command, assay } = report;
  const about = { target: target.name, kind: target.kind, edition, verdict, because, command, assay };
  writer.writeEnvironmentInfo(Object.fromEntries(Object.entries(about).map(([name, value]) => [name, printable(value)])));
  return writer;
}

type Exchanges = ReadonlyMap<number, Report['exchanges'][number]>;

function attachedExchanges({ requirements, exchanges }: Report): Exchanges {
  const numbers = [...new Set(requirements.flatMap(shownExchanges))];
  return new Map(numbers.flatMap((number) => (exchanges[number] ? [[number, exchanges[number]] as const] : [])).slice(0, mostAttached));
}

function result(outcome: Outcome, report: Report, roots: Map<string, Outcome['level']>, attached: Exchanges): TestResult {
  const { id, surface, level, verdict, text, source, hint, readings = [], problems = [] } = outcome;
  const { target, started } = report;
  const fullName = printable(`${target.kind}/${target.name}/${id}`);
  const known = baselineEntryFor(report, id);
  const times = shownExchanges(outcome).flatMap((number) => report.exchanges[number] ?? []);
  const [first = Date.parse(started)] = times.map((exchange) => exchange.started);
  const label = (name: string, value: string) => ({ name, value: printable(value) });
  return {
    ...createTestResult(uuidOf(`${fullName} ${started}`), md5(fullName)),
    testCaseId: md5(fullName),
    name: printable(`${id}: ${text.trim()}`),
    fullName,
    status: statusOf(outcome, roots),
    statusDetails: detailsOf(outcome),
    stage: Stage.FINISHED,
    description: [
      prose(text),
      `**Contract:** ${prose(source)}`,
      `**What to change:** ${prose(hint)}`,
      ...readings.map((reading) => `**Read as:** ${prose(readingText(reading))}`),
      ...(known ? [prose(entryText(known))] : []),
    ].join('\n\n'),
    steps: problems.slice(0, most).map((problem) => step(problem, attached)),
    parameters: [
      { name: 'level', value: level },
      { name: 'source', value: printable(source) },
    ],
    labels: [
      label(LabelName.PARENT_SUITE, target.name),
      label(LabelName.SUITE, surfaceTitle(surface)),
      label(LabelName.EPIC, target.kind),
      label(LabelName.FEATURE, surface),
      label(LabelName.SEVERITY, level === 'must' ? Severity.CRITICAL : Severity.MINOR),
      label(LabelName.TAG, verdict),
      label(LabelName.FRAMEWORK, 'assay'),
      ...(known ? [label(LabelName.OWNER, known.owner)] : []),
    ],
    start: Math.round(first),
    stop: Math.round(Math.max(first, ...times.map((exchange) => exchange.started + exchange.ms.total))),
  };
}

/** Skipped, whatever it comes to: it counts for nothing yet. */
function unscored(outcome: Unscored, report: Report, roots: Map<string, Outcome['level']>, attached: Exchanges): TestResult {
  const made = result(outcome, report, roots, attached);
  return {
    ...made,
    status: Status.SKIPPED,
    statusDetails: { ...made.statusDetails, message: printable(announcement(outcome)) },
    labels: [...made.labels, { name: LabelName.TAG, value: 'unscored' }],
  };
}

function step(problem: ToldProblem, attached: Exchanges): StepResult {
  const numbers = (problem.exchanges ?? []).slice(0, most);
  const left = numbers.filter((number) => !attached.has(number));
  return {
    ...createStepResult(),
    name: printable(sentence(problem)),
    status: problem.level === 'must' ? Status.FAILED : Status.PASSED,
    stage: Stage.FINISHED,
    parameters: [
      ...(problem.repeat ? [{ name: 'repeat', value: printable(problem.repeat, { keep: 'lines' }) }] : []),
      ...(left.length > 0 ? [{ name: 'exchanges in report.json', value: left.join(', ') }] : []),
    ],
    attachments: numbers
      .filter((number) => attached.has(number))
      .map((number) => ({ name: `Exchange ${number}`, source: attachmentName(number), type: ContentType.TEXT })),
  };
}

const shownExchanges = ({ problems = [] }: Outcome): number[] => [
  ...new Set(problems.slice(0, most).flatMap(({ exchanges = [] }) => exchanges.slice(0, most))),
];

const attachmentName = (number: number): string => `exchange-${number}-attachment.txt`;

/** A warning passes: it breaks no required check; what a required check blocks fails with it. */
function statusOf({ verdict, blockedBy = '' }: Outcome, roots: Map<string, Outcome['level']>): Status {
  if (verdict === 'pass' || verdict === 'warn') return Status.PASSED;
  if (verdict === 'fail') return Status.FAILED;
  if (verdict === 'blocked') return roots.get(blockedBy) === 'should' ? Status.BROKEN : Status.FAILED;
  return verdict === 'undecided' ? Status.BROKEN : Status.SKIPPED;
}

function detailsOf({ verdict, problems: [first] = [], reason = '', blockedBy = '', hint }: Outcome): TestResult['statusDetails'] {
  if (first) {
    const { expected, got } = first;
    return {
      message: printable(sentence(first)),
      trace: printable((first.hint ?? hint).trim()),
      expected: printable(expected),
      actual: printable(got),
    };
  }
  if (verdict === 'blocked') return { message: printable(`blocked by ${blockedBy}: fix that first`) };
  return reason ? { message: printable(`${verdict}: ${reason}`) } : {};
}

/** The same name for the same run, so that a report made twice is the same. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

type Exchange = Report['exchanges'][number];

/** Bodies are cut after this many characters; report.json has them whole. */
const longest = 16_384;

/** An exchange as text: request and answer, headers and bodies. */
function exchangeText({ request, response, error, ms }: Exchange): string {
  const asked = [`${request.method} ${request.url}`, ...headerLines(request.headers), ...bodyLines(request.body)];
  const answered = response
    ? [`${response.status} ${response.statusText ?? ''}`, ...headerLines(response.headers), ...bodyLines(response.body)]
    : [];
  const end = [...(error ? [error.message] : []), `(${Math.round(ms.total)} ms)`];
  return printable([...asked, '', ...answered, '', ...end].join('\n'), { keep: 'lines' });
}

const headerLines = (headers: readonly (readonly string[])[]): string[] => headers.map(([name, value]) => `${name}: ${value}`);

function bodyLines(body = ''): string[] {
  if (body === '') return [];
  return ['', body.length > longest ? `${body.slice(0, longest)}\n… ${body.length - longest} characters more in report.json` : body];
}
