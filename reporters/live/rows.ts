import { countsText, type Line } from '../../engine/ledger/ledger.ts';
import type { Certain, LiveExchange } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { exchangeLine, liveLine, shownExchange } from '../html/exchange.ts';
import { type Markup, markup, nothing, outsideText, prose } from '../html/markup.ts';
import { versus } from '../html/problem.ts';
import { chip } from '../html/verdicts.ts';

/** Bytes for each text of an exchange that somebody opened. */
const ROOM = 20_000;

/** An exchange of a finished play; its headers and bodies are loaded when somebody opens it. */
export const exchangeRow = (exchange: RecordedExchange, number: number): Markup =>
  markup`<li><details class="exchange" data-load="exchange/${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)}</summary><div class="loaded"></div></details></li>`;

/** An exchange of the current play. */
export const liveRow = (exchange: LiveExchange): Markup => markup`<li class="now">${liveLine(exchange)}</li>`;

export const openedExchange = (exchange: RecordedExchange): string => shownExchange(exchange, ROOM).markup;

/** A failure, as soon as it is certain. */
export const failureRow = ({ id, verdict, at, expected = '', got = '', hint }: Certain, text: string): Markup =>
  markup`<li class="failure is-${verdict}"><p class="turn">${chip(verdict)}<code class="id">${outsideText(id)}</code></p><h3>${prose(text)}</h3>${versus({ expected, got })}${hint !== undefined && markup`<p class="advice"><b>What to change:</b> ${prose(hint)}</p>`}${at !== undefined && markup`<p class="at"><code>${outsideText(at)}</code></p>`}</li>`;

/** What a run has created and deleted so far, from the lines of its ledger. */
export function shownLedger(written: readonly Line[]): Markup {
  const names = new Map<string, string>();
  const existing = new Map<string, string>();
  let undone = 0;
  for (const line of written) {
    if (line.kind === 'intent') names.set(line.n, line.undo.resourceId ?? line.undo.addonId ?? line.undo.kind);
    if (line.kind === 'made') existing.set(line.n, line.details.resourceId ?? line.details.addonId ?? names.get(line.n) ?? line.n);
    if (line.kind === 'undone' && existing.delete(line.n)) undone++;
  }
  if (undone + existing.size === 0) return nothing;
  const rows = [...existing.values()].slice(-20).map((name) => markup`<li><code>${outsideText(name, 100)}</code></li>`);
  return markup`<p><b>${undone + existing.size}</b> created, <b>${undone}</b> deleted, <b>${existing.size}</b> not deleted yet</p>${rows.length > 0 && markup`<ul class="there">${rows}</ul>`}`;
}

/** The same counts from the whole ledger, after cleaning up. */
export function settledLedger(counts: Report['resources']): Markup {
  const isClean = counts.left.length + counts.unknown.length === 0;
  if (isClean && counts.made === 0) return nothing;
  return markup`<p${!isClean && markup` class="alarm"`}>${countsText(counts)}${!isClean && markup`; <code>assay reap</code> tries again`}</p>`;
}
