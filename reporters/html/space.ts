import { countText } from '../../engine/documents/show.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { type Markup, markup, outsideText, prose } from './markup.ts';
import { foldedPart } from './page.ts';

type Context = NonNullable<Report['contexts']>[number];

/** What calls differ in; the family is the kind of mistake, which `deviations` say more exactly. */
export const differences = ({ dimensions }: Context) => dimensions.filter(({ name }) => name !== 'family');

/** The space of calls: what calls that had to be refused differed in, the values that were met, and the odd ones among them. */
export function contexts({ contexts: surfaces = [], recordings }: Report): Markup[] {
  const odd = new Set(recordings.flatMap(({ observations }) => observations.flatMap(({ onlyWith = [] }) => onlyWith)));
  const value = (one: string, words = one) => (odd.has(one) ? markup`<mark>${prose(words)}</mark>` : prose(words));
  const bodies = surfaces.map(
    (
      one,
    ) => markup`<tbody><tr class="group"><th colspan="3" scope="rowgroup">${outsideText(one.surface)}: ${countText(one.attempts, 'attempt')}</th></tr>
<tr><th scope="row">what was wrong</th><td>${values(one.deviations, (name) => value(name, name.replaceAll('-', ' ')))}</td><td></td></tr>
${differences(one).map(({ name, values: met, met: pairs, possible }) => markup`<tr><th scope="row">${outsideText(name)}</th><td>${values(met, (name) => value(name))}</td><td data-name="combinations" class="number">${pairs} of ${possible}</td></tr>\n`)}</tbody>`,
  );
  const attempts = surfaces.reduce((sum, one) => sum + one.attempts, 0);
  const content = markup`<p>What had to be refused was sent as different callers send it. ${odd.size > 0 && 'Marked: values with which a call was answered otherwise. '}A combination is one thing that was wrong, with one value.</p><table class="stacks space"><thead><tr><th scope="col">Calls differ in</th><th scope="col">Values met</th><th scope="col" class="number">Combinations</th></tr></thead>${bodies}</table>`;
  return foldedPart(
    'contexts',
    'The space of calls',
    `${countText(attempts, 'attempt')} that had to be refused`,
    surfaces.length > 0 && content,
  );
}

const values = (all: readonly string[], shown: (value: string) => Markup): Markup =>
  markup`<ul class="values-met">${all.map((one) => markup`<li>${shown(one)}</li>`)}</ul>`;
