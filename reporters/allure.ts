import { hash } from 'node:crypto';
import { ContentType, LabelName, Severity, Stage, Status, type StepResult, type TestResult } from 'allure-js-commons';
import { createStepResult, createTestResult, md5, type Writer } from 'allure-js-commons/sdk/reporter';
import { readingText, sourceText } from '../engine/catalogue/catalogue.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Outcome, Problem, Report } from '../specs/generated/schemas.ts';
import { baselineEntryFor, entryText } from './baseline.ts';
import { prose } from './markdown/text.ts';
import { announcement, sentence, surfaceTitle, testStatus, type Unscored, whyNotJudged } from './words.ts';

type Exchange = Report['exchanges'][number];

/** How many problems of one requirement become steps, and how many exchanges of one step are attached. */
const maxShown = 10;

/** How many exchanges are attached in all; more would make the generator slow and its page heavy. */
const maxAttached = 500;

/** Bodies are cut after this many characters; report.json has them whole. */
const maxBodyLength = 16_384;

/** Writes the report as results of Allure: one for each requirement, with the exchanges behind its problems. */
export function allure<W extends Writer>(report: Report, writer: W): W {
  const { requirements, exchanges, unscored = [], target, edition, verdict, because, command, assay } = report;
  const numbers = [...new Set(requirements.flatMap(shownExchanges))].filter((number) => exchanges[number]);
  const attached = new Set(numbers.slice(0, maxAttached));
  for (const outcome of requirements) writer.writeResult(result(outcome, report, attached));
  for (const outcome of unscored) writer.writeResult(announced(outcome, result(outcome, report, attached)));
  for (const number of attached) {
    const exchange = exchanges[number];
    if (exchange) writer.writeAttachment(attachmentName(number), Buffer.from(exchangeText(exchange)));
  }
  writer.writeCategoriesDefinitions([
    { name: 'Blocked by another failure', matchedStatuses: [Status.FAILED, Status.BROKEN], messageRegex: 'blocked by .*' },
    { name: 'Failed required checks', matchedStatuses: [Status.FAILED] },
    { name: 'Undecided', matchedStatuses: [Status.BROKEN] },
    { name: 'Not tested', matchedStatuses: [Status.SKIPPED] },
  ]);
  const about = { target: target.name, kind: target.kind, edition, verdict, because, command, assay };
  writer.writeEnvironmentInfo(Object.fromEntries(Object.entries(about).map(([name, value]) => [name, printable(value)])));
  return writer;
}

function result(outcome: Outcome, report: Report, attached: ReadonlySet<number>): TestResult {
  const { id, surface, level, verdict, text, source, hint, readings = [], problems = [] } = outcome;
  const { target, started } = report;
  const fullName = printable(`${target.kind}/${target.name}/${id}`);
  const known = baselineEntryFor(report, id);
  const times = shownExchanges(outcome).flatMap((number) => report.exchanges[number] ?? []);
  const first = times[0]?.started ?? Date.parse(started);
  const labels: [string, string][] = [
    [LabelName.PARENT_SUITE, target.name],
    [LabelName.SUITE, surfaceTitle(surface)],
    [LabelName.EPIC, target.kind],
    [LabelName.FEATURE, surface],
    [LabelName.SEVERITY, level === 'must' ? Severity.CRITICAL : Severity.MINOR],
    [LabelName.TAG, verdict],
    [LabelName.FRAMEWORK, 'assay'],
    ...(known ? [[LabelName.OWNER, known.owner] as [string, string]] : []),
  ];
  return {
    ...createTestResult(uuidOf(`${fullName} ${started}`), md5(fullName)),
    testCaseId: md5(fullName),
    name: printable(`${id}: ${text.trim()}`),
    fullName,
    status: testStatus(outcome) as Status,
    statusDetails: detailsOf(outcome),
    stage: Stage.FINISHED,
    description: [
      prose(text),
      `**Contract:** ${prose(sourceText(outcome))}`,
      `**What to change:** ${prose(hint)}`,
      ...readings.map((reading) => `**Read as:** ${prose(readingText(reading))}`),
      ...(known ? [prose(entryText(known))] : []),
    ].join('\n\n'),
    steps: problems.slice(0, maxShown).map((problem) => step(problem, attached)),
    parameters: [
      { name: 'level', value: level },
      { name: 'source', value: printable(source) },
    ],
    labels: labels.map(([name, value]) => ({ name, value: printable(value) })),
    start: Math.round(first),
    stop: Math.round(Math.max(first, ...times.map((exchange) => exchange.started + exchange.ms.total))),
  };
}

/** Always skipped, whatever the verdict is: it does not count yet. */
const announced = (outcome: Unscored, made: TestResult): TestResult => ({
  ...made,
  status: Status.SKIPPED,
  statusDetails: { ...made.statusDetails, message: printable(announcement(outcome)) },
  labels: [...made.labels, { name: LabelName.TAG, value: 'unscored' }],
});

function step({ exchanges = [], level, repeat, ...problem }: Problem, attached: ReadonlySet<number>): StepResult {
  const numbers = exchanges.slice(0, maxShown);
  const notAttached = numbers.filter((number) => !attached.has(number));
  return {
    ...createStepResult(),
    name: printable(sentence(problem)),
    status: level === 'must' ? Status.FAILED : Status.PASSED,
    stage: Stage.FINISHED,
    parameters: [
      ...(repeat ? [{ name: 'repeat', value: printable(repeat, { keep: 'lines' }) }] : []),
      ...(notAttached.length > 0 ? [{ name: 'exchanges in report.json', value: notAttached.join(', ') }] : []),
    ],
    attachments: numbers
      .filter((number) => attached.has(number))
      .map((number) => ({ name: `Exchange ${number}`, source: attachmentName(number), type: ContentType.TEXT })),
  };
}

const shownExchanges = ({ problems = [] }: Outcome): number[] => [
  ...new Set(problems.slice(0, maxShown).flatMap(({ exchanges = [] }) => exchanges.slice(0, maxShown))),
];

const attachmentName = (number: number): string => `exchange-${number}-attachment.txt`;

function detailsOf(outcome: Outcome): TestResult['statusDetails'] {
  const { verdict, problems: [first] = [], reason, hint } = outcome;
  if (!first) return reason || verdict === 'blocked' ? { message: printable(whyNotJudged(outcome)) } : {};
  return {
    message: printable(sentence(first)),
    trace: printable((first.hint ?? hint).trim()),
    expected: printable(first.expected),
    actual: printable(first.got),
  };
}

/** Derived from the text, so that the same run always gives the same report. */
function uuidOf(text: string): string {
  const hex = hash('sha256', text);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** An exchange as text: request and answer, headers and bodies. */
function exchangeText({ request, response, error, ms }: Exchange): string {
  const message = (first: string, { headers, body = '' }: Pick<Exchange['request'], 'headers' | 'body'>) => [
    first,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : ['', cutBody(body)]),
    '',
  ];
  const lines = [
    ...message(`${request.method} ${request.url}`, request),
    ...(response ? message(`${response.status} ${response.statusText ?? ''}`, response) : ['']),
    ...(error ? [error.message] : []),
    `(${Math.round(ms.total)} ms)`,
  ];
  return printable(lines.join('\n'), { keep: 'lines' });
}

const cutBody = (body: string): string =>
  body.length > maxBodyLength ? `${body.slice(0, maxBodyLength)}\n… ${body.length - maxBodyLength} characters more in report.json` : body;
