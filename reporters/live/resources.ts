import type { Report } from '../../engine/judging/report.ts';
import { countsText } from '../../engine/ledger/counts.ts';
import type { Line } from '../../engine/ledger/entry.ts';
import { type Markup, markup, outsideText } from '../html/markup.ts';

/** What a run has made and taken back so far, by the lines of its ledger. */
export function createResources() {
  const there = new Map<string, string>();
  let made = 0;
  let undone = 0;

  const names = new Map<string, string>();
  const take = (line: Line): void => {
    if (line.kind === 'intent') names.set(line.n, line.undo.resourceId ?? line.undo.addonId ?? line.undo.kind);
    if (line.kind === 'made') {
      made++;
      there.set(line.n, line.details.resourceId ?? line.details.addonId ?? names.get(line.n) ?? line.n);
    }
    if (line.kind === 'undone' && there.delete(line.n)) undone++;
  };
  const shown = (): Markup =>
    markup`<p><b>${made}</b> created, <b>${undone}</b> deleted, <b>${there.size}</b> there now</p>${there.size > 0 && markup`<ul class="there">${[...there.values()].slice(-20).map((name) => markup`<li><code>${outsideText(name, 100)}</code></li>`)}</ul>`}`;

  return {
    take(line: Line): Markup {
      take(line);
      return shown();
    },
    reset(): void {
      there.clear();
      names.clear();
      made = 0;
      undone = 0;
    },
    /** By the whole ledger, once all is cleaned up. */
    settle: (counts: Report['resources']): Markup => {
      const isClean = counts.left.length + counts.unknown.length === 0;
      return markup`<p${!isClean && markup` class="alarm"`}>${countsText(counts)}${!isClean && markup`; <code>assay reap</code> tries again`}</p>`;
    },
  };
}
