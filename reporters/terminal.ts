import { sourceText } from '../engine/catalogue/catalogue.ts';
import { countText } from '../engine/documents/show.ts';
import { isOverdue } from '../engine/judging/baseline.ts';
import { coveredFields, coveredOperations } from '../engine/judging/coverage.ts';
import { missingOutcomes } from '../engine/judging/verdict.ts';
import { countsText } from '../engine/ledger/ledger.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Outcome, Report } from '../specs/generated/schemas.ts';
import { baselineEntries, baselineEntryFor, entryText, unknownProblems } from './baseline.ts';
import { type Cause, causesIn } from './causes.ts';
import { byReason, groups } from './groups.ts';
import { remainderTexts } from './left.ts';
import { createPaint, type Paint } from './paint.ts';
import { sentTexts } from './sent.ts';
import { milliseconds, moreAtOnce, paceTexts, timesIn } from './times.ts';
import { answerTexts, hintsOf, sentence, titleOf, toldOnce } from './words.ts';

export const verdictStyles = { conforming: 'green', partial: 'cyan', inconclusive: 'yellow', 'not-conforming': 'red' } as const;

export interface TerminalSettings {
  color: boolean;
  quiet: boolean;
  path: string | undefined;
  /** Other files that were written. */
  also?: readonly string[];
  /** Show every note, not only those that point to a risk. */
  hasNotes?: boolean;
}

/** The report as people read it in a terminal: what to fix first, what was not tested, the verdict last. */
export function terminal(report: Report, { color, quiet, path, also = [], hasNotes = false }: TerminalSettings): string {
  const paint = createPaint(color);
  const { requirements, notes, verdict, because } = report;
  const last = `${paint('bold', paint(verdictStyles[verdict], titleOf(verdict).toLowerCase()))}: ${printable(`${report.target.name}, ${because}`)} (${summary(report)})`;
  const others = also.length === 0 ? [] : [`Also: ${also.join(', ')}`];
  if (quiet) return [last, ...others].join('\n');
  const of = (wanted: Outcome['verdict']) => requirements.filter((outcome) => outcome.verdict === wanted);
  const { causes, rootless } = causesIn(requirements);
  const blocks = [
    down(report, paint),
    ...causes.map((cause) => problem(cause, report, paint)),
    rootless.map(([root, blocked]) =>
      printable(`blocked by ${root}: ${blocked.length > maxIds ? countText(blocked.length, 'check') : idsOf(blocked)}`),
    ),
    noted(notes, paint, hasNotes),
    folded('undecided', of('undecided'), paint),
    folded('not tested', untold(of('untested')), paint),
    knownFailures(report, paint),
    announced(report, paint),
    settingsToAdd(requirements),
    [
      last,
      ...nextStep(report),
      ...judgedWithRecipe(report),
      ...notCounted(report),
      ...left(report),
      ...(hasNotes ? covered(report) : []),
      ...timeText(report),
      ...(path === undefined ? [] : [paint('dim', `Report: ${path}`)]),
      ...others,
      ...missingParts(report),
    ],
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return shown.join('\n\n');
}

/** A target that never answered, stopped answering, or refused our credentials: the reader needs to know that first. */
function down({ outage }: Report, paint: Paint): string[] {
  if (!outage) return [];
  const { refused, says, hint } = outage;
  return [`${paint('red', refused ? 'refused' : 'down')} ${printable(says)}`, paint('dim', `     ${printable(hint)}`)];
}

/** How many problems of one requirement are shown, and how many of them with the answer of the target; report.json has the rest. */
const maxProblems = 10;
const maxAnswers = 3;

const withRecipe = (recipe = '') => (recipe === 'contract' ? 'judged only by the answer to the form' : 'judged with your recipe');

/** How many checks were judged with a recipe other than the contract's, or with forms that opened no panel. */
const judgedWithRecipe = ({ requirements }: Report): string[] => {
  const [first, ...more] = requirements.filter(({ judgedWith }) => judgedWith !== undefined);
  if (!first) return [];
  const number = `${more.length === 0 ? '1 check was' : `${more.length + 1} checks were`} ${withRecipe(first.judgedWith)}`;
  if (first.judgedWith === 'contract') return [`${number}: your service accepts it, and the panel does not open`];
  return [`${number} (${printable(first.judgedWith ?? '')}): signed as your service expects, not as the contract says`];
};

/** One failure: what was expected and got, what to change, how to repeat it, and which checks it blocks. */
function problem({ outcome, blocks, same }: Cause, report: Report, paint: Paint): string[] {
  const { id, verdict, cause, judgedWith, problems = [] } = outcome;
  const known = baselineEntryFor(report, id);
  const prints = verdict === 'fail' ? unknownProblems(report, outcome) : [];
  const label = verdict === 'fail' ? paint('red', 'fail') : paint('yellow', 'warn');
  const start = cause === undefined ? '' : `${cause}: `;
  const end = `(${id}, ${sourceText(outcome)}${judgedWith === undefined ? '' : `, ${withRecipe(judgedWith)}`})`;
  const told = toldOnce(problems);
  const lines = told.slice(0, maxProblems).map(({ first, also }) => {
    const others = also.length === 0 ? '' : `; also: ${also.join(', ')}`;
    return `${label} ${printable(`${start}${sentence(first)}${others} ${end}`)}`;
  });
  const details = [
    ...(told.length > maxProblems ? [`… and ${told.length - maxProblems} more in report.json`] : []),
    ...(verdict === 'fail' ? sentTexts(outcome, report) : []),
    ...answerTexts(
      told.map(({ first }) => first),
      maxAnswers,
    )
      // The sentence has the status already; of several, a status does not say whose it is.
      .filter((answer) => !(told.length > 1 ? /^\d+( [^:,]+)?$/ : /^\d+$/).test(answer))
      .map((answer) => `Answer: ${answer}`),
    ...hintsOf(outcome, maxProblems).flatMap((hint) => (hint === '' ? [] : [`What to change: ${hint}`])),
    ...(outcome.repeat ? [`Repeat: ${outcome.repeat}`] : []),
    `More: assay explain ${id}`,
    ...(known ? [`Known: ${known.reason} (${known.owner}, until ${known.expires})`] : []),
    ...(prints.length > 0 ? [`New: ${report.baseline?.file} has no entry for ${prints.slice(0, maxProblems).join(', ')}`] : []),
    ...(same.length > 0 ? [`Fails for the same cause: ${idsOf(same)}`] : []),
    ...(blocks.length > 0 ? [`Blocks ${countText(blocks.length, 'check')}${blocks.length > maxIds ? '' : `: ${idsOf(blocks)}`}`] : []),
  ];
  return [...new Set(lines), ...details.map((line) => paint('dim', `     ${printable(line)}`))];
}

const idsOf = (outcomes: Outcome[]): string => outcomes.map(({ id }) => id).join(', ');

/** Of more, only the number is told; report.json names all of them. */
const maxIds = 3;

/** The notes that point to a risk, and how many others there are; notes of one requirement are alike, so only the first is shown. */
function noted(notes: Report['notes'], paint: Paint, hasAll: boolean): string[] {
  const shown = hasAll ? notes : notes.filter(({ risk }) => risk);
  const label = paint('blue', 'note');
  const lines = groups(shown, ({ id }) => id).map(([id, own]) => {
    const { at, text = '' } = own[0] ?? {};
    const more = own.length > 1 ? `, and ${own.length - 1} more like it` : '';
    return `${label} ${printable(`${at ? `${at}: ` : ''}${text}${more} (${id})`)}`;
  });
  const others = notes.length - shown.length;
  if (others === 0) return lines;
  const which = lines.length > 0 ? countText(others, 'more note') : countText(others, 'note');
  return [...lines, paint('dim', `${which} without a risk: see the report, or --notes`)];
}

/** Entries of the baseline that need their owner; the others are shown with their failures. */
const knownFailures = (report: Report, paint: Paint): string[] =>
  baselineEntries(report)
    .filter(({ says }) => says !== undefined)
    .map((entry) => `${isOverdue(entry) ? paint('red', entry.state) : paint('yellow', 'soon')} ${printable(entryText(entry))}`);

/** What a later edition requires: shown, but not counted yet. */
const announced = ({ unscored = [] }: Report, paint: Paint): string[] =>
  unscored.map(({ id, verdict, since = '', expected, got, reason }) => {
    const why = got === undefined ? reason : `expected ${expected}, got ${got}`;
    return `${paint('blue', 'later')} ${printable(`${id}: ${verdict}${why === undefined ? '' : `, ${why}`} (counts from edition ${since})`)}`;
  });

/** Why the exit status may differ from that of the verdict. */
function notCounted(report: Report): string[] {
  const { size } = new Set(baselineEntries(report).flatMap(({ known }) => known));
  const number = size === 1 ? '1 failure is' : `${size} failures are`;
  return size === 0 ? [] : [`Baseline: ${number} known (${printable(report.baseline?.file ?? '')})`];
}

/** What the run created, and what it left behind. */
function left({ resources }: Report): string[] {
  const { made, unknown, left: remaining, undo = 'assay reap' } = resources;
  if (made + unknown.length === 0) return [];
  const open = remainderTexts([...unknown, ...remaining], () => `run ${undo}`);
  return [`Resources: ${countsText(resources)}`, ...open.map((line) => `  ${printable(line)}`)];
}

/** How much of the contract the run exercised. */
function covered({ coverage = [] }: Report): string[] {
  const [exercised, all] = coveredOperations(coverage);
  const [seen, named] = coveredFields(coverage);
  const fields = named === 0 ? '' : `, ${seen} of ${named} fields`;
  return all === 0 ? [] : [`Contract coverage: ${exercised} of ${all} operations${fields}`];
}

/** Where the time went, if the run made exchanges or driver calls. */
function timeText(report: Report): string[] {
  const { drivers, exchanges, areDeploymentsInTurn } = timesIn(report);
  if (report.ms === undefined || exchanges.count + drivers.count === 0) return [];
  const parts = [
    ...(drivers.count > 0 ? [`${countText(drivers.count, 'driver call')} ${milliseconds(drivers.ms)}`] : []),
    // Exchanges at the same time take longer together than the run.
    `${countText(exchanges.count, 'exchange')}${exchanges.ms > report.ms ? ', some at the same time' : ` ${milliseconds(exchanges.ms)}`}`,
  ];
  const time = `Time: ${milliseconds(report.ms)} (${parts.join(', ')})`;
  return [time, ...paceTexts(report).map((text) => printable(text)), ...(areDeploymentsInTurn ? [moreAtOnce] : [])];
}

/** Many checks that the user left out, as with --smoke, need no line; one of which a call was seen has its line. */
const untold = (untested: Outcome[]): Outcome[] => {
  const told = untested.filter((one) => !isLater(one));
  const isLeftOut = ({ byChoice, at }: Outcome) => byChoice && at === undefined;
  return told.filter(isLeftOut).length > maxIds ? told.filter((one) => !isLeftOut(one)) : told;
};

/** Outcomes without a pass or a fail, grouped by reason. */
const folded = (label: string, outcomes: Outcome[], paint: Paint): string[] =>
  byReason(outcomes).map(([reason, own]) => {
    const which = own.length > 3 ? `${own.length} requirements` : idsOf(own);
    const place = own.find(({ at }) => at !== undefined)?.at;
    return paint('dim', printable(`${label}: ${which}, ${reason}${place === undefined ? '' : `; at ${place}`}`));
  });

const summary = ({ counts }: Report): string =>
  Object.entries(counts)
    .flatMap(([verdict, number]) => (number > 0 || verdict === 'pass' ? `${number} ${verdict}` : []))
    .join(', ');

/** What was judged offline says what comes next, in place of a long list of what was not tested. */
const isLater = ({ verdict, reasonCode }: Outcome): boolean => verdict === 'untested' && reasonCode === 'needs-running';

function nextStep({ requirements, counts }: Report): string[] {
  const later = requirements.filter(isLater);
  const { what, command } = later[0]?.reasonFacts ?? {};
  if (counts.fail > 0 || what === undefined || command === undefined) return [];
  const right = counts.warn > 0 ? '' : `What shows without your ${what} running is right. `;
  return [printable(`${right}Next, with your ${what} running: ${command} (${countText(later.length, 'more check')})`)];
}

/** Settings of the configuration without which a check was not tested, or only in part. */
const missingSettings = (outcomes: readonly Outcome[]): string[] => [
  ...new Set(outcomes.flatMap(({ missing, byChoice }) => (byChoice ? [] : (missing ?? [])))),
];

/** Each missing setting, with a check that it enables. */
const settingsToAdd = (outcomes: readonly Outcome[]): string[] =>
  missingSettings(outcomes).map((setting) => {
    const [first, ...more] = outcomes.filter(({ missing, byChoice }) => !byChoice && missing?.includes(setting));
    const others = more.length === 0 ? '' : `, and ${countText(more.length, 'more check')}`;
    return printable(`add ${setting} to test: ${first?.text.trim()} (${first?.id}${others})`);
  });

/** The last line: everything that was missing; of checks that a failure made impossible, only what somebody has to give. */
function missingParts({ requirements: outcomes, verdict }: Report): string[] {
  const required = missingOutcomes(outcomes);
  const isForUser = ({ reasonCode, reasonFacts }: Outcome) => reasonFacts?.needs !== undefined || reasonCode === 'fix-the-manifest-first';
  const lacking = required.filter((outcome) => verdict !== 'not-conforming' || isForUser(outcome));
  const named = lacking.filter(({ missing, reasonCode }) => !missing && reasonCode !== 'not-run');
  const reasons = named.map(({ reason = '', reasonFacts }) => String(reasonFacts?.needs ?? reason));
  const all = [...new Set([...reasons, ...missingSettings(outcomes)])];
  if (all.length === 0) return [];
  return [printable(`${required.length > 0 ? 'Missing' : 'Missing for further checks'}: ${all.join('; ')}`)];
}
