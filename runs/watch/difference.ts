import { styleText } from 'node:util';
import type { Report } from '../../engine/judging/report.ts';
import type { Outcome } from '../../engine/judging/verdict.ts';
import { printable } from '../../engine/redaction/printable.ts';

const isBad = ({ verdict }: Outcome) => verdict === 'fail' || verdict === 'warn';

type Style = 'green' | 'red' | 'yellow' | 'dim';

/** What a run changed since the one before: first what failed then, fixed or still failing, then what is new. */
export function changesText(before: Report, after: Report, color: boolean): string {
  const paint = (style: Style, text: string) => (color ? styleText(style, text, { validateStream: false }) : text);
  const failed = before.requirements.filter(isBad).map(({ id }) => id);
  const now = new Map(after.requirements.map((outcome) => [outcome.id, outcome]));
  const still = failed.flatMap((id) => now.get(id) ?? []).filter(isBad);
  const fixed = failed.filter((id) => now.get(id)?.verdict === 'pass' || now.get(id)?.verdict === 'not-applicable');
  const open = failed.filter((id) => !fixed.includes(id) && !still.some((outcome) => outcome.id === id));
  const fresh = after.requirements.filter((outcome) => isBad(outcome) && !failed.includes(outcome.id));
  const lines = [
    ...fixed.map((id) => paint('green', `fixed          ${printable(id)}`)),
    ...open.map((id) => paint('yellow', `not tested now ${printable(id)}: ${printable(now.get(id)?.reason ?? '')}`)),
    ...still.map((outcome) => problem('still failing ', outcome, paint)),
    ...fresh.map((outcome) => problem('new failure   ', outcome, paint)),
  ];
  return [...lines, `${fixed.length} fixed, ${fresh.length} new, ${still.length} still failing`].join('\n');
}

function problem(label: string, { id, at, expected, got, problems, hint }: Outcome, paint: (style: Style, text: string) => string): string {
  const place = at === undefined ? '' : `${printable(at)}: `;
  const advice = printable((problems?.[0]?.hint ?? hint).trim());
  return [
    `${paint('red', label)} ${place}expected ${printable(expected ?? '')}, got ${printable(got ?? '')} (${printable(id)})`,
    paint('dim', `               ${advice}`),
    paint('dim', `               More: assay explain ${printable(id)}`),
  ].join('\n');
}
