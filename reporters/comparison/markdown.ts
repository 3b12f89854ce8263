import type { Report } from '../../specs/generated/schemas.ts';
import { type Change, compareReports, kindTitles } from '../compare.ts';
import { fit } from '../markdown/fit.ts';
import { code, prose } from '../markdown/text.ts';

/** What changed between two runs, as Markdown for a pull request's comment. */
export function markdownComparison(before: Report, after: Report): string {
  const { turn, byKind, summary } = compareReports(before, after);
  return fit(
    `## ${turn}: ${code(after.target.name)}\n\n${summary}.`,
    byKind.map(([kind, own]) => [`changes (${kind})`, kindTitles[kind], own.map(item)]),
    `Before: ${prose(before.started)}, ${code(before.command)}. After: ${prose(after.started)}, ${code(after.command)}.`,
  );
}

function item({ id, level, before, after, got, reason, hint }: Change): string {
  const why = reason === undefined ? '' : `: ${prose(reason)}`;
  const seen = got === undefined ? why : `, got ${code(got)}`;
  return `- ${code(id)} (${level}) ${before ?? 'absent'} → ${after ?? 'gone'}${seen}${hint === undefined ? '' : `. ${prose(hint)}`}`;
}
