import { countText } from '../../engine/documents/show.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Change, compareReports, kindTitles } from '../compare.ts';
import { joined, link, type Markup, markup, outsideText } from './markup.ts';
import { when } from './page.ts';

/** How many ids of each kind are named. */
const MAX_IDS = 3;

/** What changed since an earlier run, in a few lines. */
export function since(before: Report, after: Report): Markup {
  const { byKind, same } = compareReports(before, after);
  const parts = byKind.map(([kind, own]) => markup`<li><b>${own.length} ${kindTitles[kind].toLowerCase()}</b>: ${named(own)}</li>`);
  return markup`<div class="since"><p>Since the run before, ${when(before.started)}: ${parts.length === 0 ? 'every check came out as before.' : `${countText(same, 'check')} as before.`}</p>${parts.length > 0 && markup`<ul>${parts}</ul>`}</div>`;
}

function named(changes: readonly Change[]): Markup {
  const ids = changes.slice(0, MAX_IDS).map(({ id, after }) => {
    const code = markup`<code>${outsideText(id)}</code>`;
    return after === undefined ? code : markup`<a href="${link(id)}">${code}</a>`;
  });
  const more = changes.length - ids.length;
  return markup`${joined(ids, ', ')}${more > 0 && ` and ${more} more`}`;
}
