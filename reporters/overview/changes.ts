import { expiryText } from '../../engine/judging/expiry.ts';
import { isWrong, type Overview, type OverviewTarget } from '../../engine/judging/overview.ts';
import { joined, type Markup, markup, outsideText } from '../html/markup.ts';
import type { MaybeSection } from '../html/section.ts';
import { addedTo, hasChanged } from './terminal.ts';

/** Who changed since the run before, who is new, and who is no longer there. */
export function changes(overview: Overview): MaybeSection {
  const { targets, dropped = [] } = overview;
  const changed = targets.filter(hasChanged);
  const added = addedTo(overview);
  const number = changed.length + added.length + dropped.length;
  if (number === 0) return undefined;
  const content = markup`<ul class="changes">${changed.map(
    ({ verdict, was, changes: own = [], ...target }) =>
      markup`<li><p><b>${reportLink(target)}</b> ${was !== verdict && markup`was ${was ?? ''}, is ${verdict}`}</p>${listed(
        'Broke',
        own.filter(({ after }) => isWrong(after)),
      )}${listed(
        'Fixed',
        own.filter(({ after }) => !isWrong(after)),
      )}</li>`,
  )}${added.map((target) => markup`<li><p><b>${reportLink(target)}</b> is new, and ${target.verdict}</p></li>`)}${dropped.map(
    (name) => markup`<li><p><b>${outsideText(name)}</b> was in the run before, and is not in this one</p></li>`,
  )}</ul>`;
  return { id: 'changes', title: `Changed since the run before (${number})`, short: 'Changed', content };
}

const listed = (title: string, ids: readonly { id: string }[]): Markup | false =>
  ids.length > 0 && markup`<p>${title}: ${codes(ids.map(({ id }) => id))}</p>`;

export const codes = (ids: readonly string[]): Markup =>
  joined(
    ids.map((id) => markup`<code>${outsideText(id)}</code>`),
    ', ',
  );

export const reportLink = ({ name, report }: Pick<OverviewTarget, 'name' | 'report'>): Markup =>
  report === undefined ? outsideText(name) : markup`<a href="${encodeURIComponent(name)}/${report}">${name}</a>`;

/** Certificates and known failures that end soon, or have ended. */
export function expiries({ expiring = [] }: Overview): MaybeSection {
  if (expiring.length === 0) return undefined;
  const lines = expiring.map((one) => markup`<li><b>${outsideText(one.target)}</b>: ${outsideText(expiryText(one))}</li>`);
  return { id: 'expires', title: `Expires soon (${expiring.length})`, short: 'Expires', content: markup`<ul>${lines}</ul>` };
}
