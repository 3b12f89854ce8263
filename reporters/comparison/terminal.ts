import { printable } from '../../engine/redaction/printable.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Change, compareReports, kindTitles } from '../compare.ts';
import { createPaint, type Paint } from '../paint.ts';

const styles = { broken: 'red', fixed: 'green', untested: 'yellow', new: 'cyan', gone: 'cyan', other: 'yellow' } as const;

/** How many changes of each kind are listed; broken ones are all listed. */
const maxListed = 20;

/** What changed between two runs, as people read it in a terminal: what broke first, the verdict last. */
export function terminalComparison(before: Report, after: Report, { color, quiet }: { color: boolean; quiet: boolean }): string {
  const { turn, byKind, summary } = compareReports(before, after);
  const paint = createPaint(color);
  const last = `${turn}: ${printable(after.target.name)}, ${summary}`;
  if (quiet) return last;
  const blocks = byKind.map(([kind, own]) => {
    const shown = kind === 'broken' ? own : own.slice(0, maxListed);
    const more = own.length > shown.length ? [`… and ${own.length - shown.length} more ${kindTitles[kind].toLowerCase()}`] : [];
    return [...shown.map((change) => line(change, paint)), ...more].join('\n');
  });
  return [...blocks, last].join('\n\n');
}

function line({ id, before, after, got, reason, hint, kind }: Change, paint: Paint): string {
  const said = got === undefined ? reason : `got ${got}`;
  const seen = said === undefined ? '' : `: ${printable(said)}`;
  const title = paint(styles[kind], kindTitles[kind].toLowerCase().padEnd(6));
  const head = `${title} ${printable(id)}: ${before ?? 'absent'} → ${after ?? 'gone'}${seen}`;
  return hint === undefined || kind !== 'broken' ? head : `${head}\n       ${printable(hint)}`;
}
