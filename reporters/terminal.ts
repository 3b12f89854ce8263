import { styleText } from 'node:util';
import { printable } from '../engine/redaction/printable.ts';
import type { Report } from '../engine/report.ts';
import { type Outcome, wanting } from '../engine/verdict.ts';

interface Settings {
  color: boolean;
  quiet: boolean;
  /** Where report.json was written. */
  path: string;
}

type Style = 'red' | 'yellow' | 'green' | 'cyan' | 'blue' | 'dim' | 'bold';

const names = { conforming: 'conforming', partial: 'partial', inconclusive: 'inconclusive', 'not-conforming': 'not conforming' };
const styles: Record<Report['verdict'], Style> = { conforming: 'green', partial: 'cyan', inconclusive: 'yellow', 'not-conforming': 'red' };

/** The report as people read it in a terminal: what to mend first, what was not tested, the verdict last. */
export function terminal(report: Report, { color, quiet, path }: Settings): string {
  const paint = (style: Style, text: string) => (color ? styleText(style, text, { validateStream: false }) : text);
  const { requirements, notes, verdict, because } = report;
  const last = `${paint('bold', paint(styles[verdict], names[verdict]))}: ${printable(report.target.name)}, ${because} (${summary(report)})`;
  if (quiet) return last;
  const of = (wanted: Outcome['verdict']) => requirements.filter((outcome) => outcome.verdict === wanted);
  const blocks = [
    ...of('fail').map((outcome) => problem(outcome, paint('red', 'fail'), paint)),
    ...of('warn').map((outcome) => problem(outcome, paint('yellow', 'warn'), paint)),
    blocked(of('blocked')),
    notes.map(({ id, text, at }) => `${paint('blue', 'note')} ${at ? `${printable(at)}: ` : ''}${printable(text)} (${id})`).join('\n'),
    folded('undecided', of('undecided'), paint),
    folded('not tested', of('untested'), paint),
    [last, ...want(requirements), paint('dim', `Report: ${path}`)].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

type Paint = (style: Style, text: string) => string;

/** Problems of one requirement that are shown; the rest stands in the report. */
const most = 10;

function problem(outcome: Outcome, label: string, paint: Paint): string {
  const lines = (outcome.problems ?? []).map(
    ({ at, expected, got }) =>
      `${label} ${at ? `${printable(at)}: ` : ''}expected ${printable(expected)}, got ${printable(got)} (${outcome.id}, ${outcome.source})`,
  );
  const more = lines.length > most ? [`     … and ${lines.length - most} more in report.json`] : [];
  return [...lines.slice(0, most), ...more, paint('dim', `     ${outcome.hint.trim()}`)].join('\n');
}

/** Blocked requirements stand under the failure that stands in their way. */
const blocked = (outcomes: Outcome[]): string =>
  groups(outcomes, ({ blockedBy = '' }) => blockedBy)
    .map(([root, held]) => `blocked by ${root}: ${held.map(({ id }) => id).join(', ')}`)
    .join('\n');

/** Outcomes without a pass or a fail: what they have in common is their reason. */
const folded = (label: string, outcomes: Outcome[], paint: Paint): string =>
  groups(outcomes, ({ reason = '' }) => reason)
    .map(([reason, held]) => paint('dim', `${label}: ${listed(held)}, ${printable(reason)}`))
    .join('\n');

const listed = (outcomes: Outcome[]): string =>
  outcomes.length > 3 ? `${outcomes.length} requirements` : outcomes.map(({ id }) => id).join(', ');

function groups(outcomes: Outcome[], key: (outcome: Outcome) => string): [string, Outcome[]][] {
  const names = [...new Set(outcomes.map(key))];
  return names.map((name) => [name, outcomes.filter((outcome) => key(outcome) === name)]);
}

function summary({ counts }: Report): string {
  const shown = Object.entries(counts).filter(([verdict, number]) => number > 0 || verdict === 'pass');
  return shown.map(([verdict, number]) => `${number} ${verdict}`).join(', ');
}

const want = (outcomes: readonly Outcome[]): string[] =>
  wanting(outcomes).length > 0
    ? [`Wanting: ${[...new Set(wanting(outcomes).map(({ reason = '' }) => printable(reason)))].join('; ')}`]
    : [];
