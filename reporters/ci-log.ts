import { readAs, sourceText } from '../engine/catalogue/catalogue.ts';
import { isOverdue } from '../engine/judging/baseline.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { BaselineEntry, Outcome, Report } from '../specs/generated/schemas.ts';
import { baselineEntries, baselineEntryFor, entryText } from './baseline.ts';
import { placeOf, sentence } from './words.ts';

type Kind = 'error' | 'warning' | 'notice';

/** GitHub shows this many annotations of a kind for a step. */
const maxAnnotations = 10;

/** The text in a group of a GitHub log, where text of the target cannot act as a command; then an annotation for each problem, the verdict last. */
export function githubLog(report: Report, text: string, token: string): string {
  const annotations = [...report.requirements.flatMap((outcome) => problemsOf(outcome, report)), ...baselineEntries(report).flatMap(entry)];
  // If every failure is known, the verdict stays, but it is not an error of this run.
  const isKnown = report.baseline !== undefined && !annotations.some(({ kind }) => kind === 'error');
  const last = isKnown && report.verdict === 'not-conforming' ? 'warning' : lastKind[report.verdict];
  const shown = (['error', 'warning', 'notice'] as const).flatMap((kind) =>
    annotations.filter((one) => one.kind === kind).slice(0, kind === last ? maxAnnotations - 1 : maxAnnotations),
  );
  const hiddenCount = annotations.length - shown.length;
  const more = hiddenCount > 0 ? `; ${hiddenCount} more annotations are not shown` : '';
  const { verdict, because, target } = report;
  return [
    `::group::${data(`Assay: ${target.name}`)}`,
    `::stop-commands::${token}`,
    text,
    `::${token}::`,
    '::endgroup::',
    ...[...shown, annotation(last, { title: `Assay: ${verdict}` }, `${target.name}: ${because}${more}`)].map(({ line }) => line),
  ].join('\n');
}

const lastKind: Record<Report['verdict'], Kind> = {
  conforming: 'notice',
  partial: 'notice',
  inconclusive: 'warning',
  'not-conforming': 'error',
};

/** A known failure is not an error of this run. */
function problemsOf(outcome: Outcome, report: Report): Annotation[] {
  const known = baselineEntryFor(report, outcome.id);
  const title = `${outcome.id} (${sourceText(outcome)})`;
  return (outcome.problems ?? []).map((problem) => {
    const place = placeOf(problem, report.target);
    const where = place && { file: place.file, line: String(place.line), col: String(place.column) };
    const advice = [(problem.hint ?? outcome.hint).trim(), ...(outcome.readings ?? []).map(readAs)].join('\n');
    const message = `${sentence(problem)}\n${advice}`;
    if (known) return annotation('notice', { ...where, title }, `${entryText(known)}\n${message}`);
    return annotation(problem.level === 'must' ? 'error' : 'warning', { ...where, title }, message);
  });
}

function entry(one: BaselineEntry): Annotation[] {
  if (one.says === undefined) return [];
  return [annotation(isOverdue(one) ? 'error' : 'warning', { title: 'Assay: baseline' }, entryText(one))];
}

const data = (text: string): string => printable(text, { keep: 'lines' }).replaceAll('%', '%25').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

type Annotation = ReturnType<typeof annotation>;

function annotation(kind: Kind, properties: Record<string, string>, message: string) {
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return { kind, line: `::${kind} ${pairs.join(',')}::${data(message)}` };
}

/** The text in a section of a GitLab log, collapsed when there is nothing to fix; the verdict stays visible. */
export function gitlabLog(report: Report, text: string, verdict: string): string {
  const seconds = Math.floor(Date.parse(report.started) / 1000);
  const clear = '\u001b[0K';
  const folded = report.verdict === 'not-conforming' ? '' : '[collapsed=true]';
  const name = printable(`Assay: ${report.target.name}`);
  return [
    `${clear}section_start:${seconds}:assay_report${folded}\r${clear}${name}`,
    text,
    `${clear}section_end:${seconds}:assay_report\r${clear}${verdict}`,
  ].join('\n');
}
