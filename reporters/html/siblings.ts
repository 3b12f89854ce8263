import type { Recording } from '../../specs/generated/schemas.ts';
import type { ShownEvidence } from './evidence.ts';
import { type Markup, markup, prose } from './markup.ts';

/** How many calls are shown beside that of a finding. */
const MAX_SIBLINGS = 6;

type Observation = Recording['observations'][number];

/** Calls of the same kind as that of a finding, with what sets them apart and how they were answered; those answered otherwise come first. */
export function siblings(number: number, { observedAs, of, isShown }: ShownEvidence): Markup | false {
  const { own, alike } = observedAs(number);
  const status = (one: number) => of([one])[0]?.response?.status;
  const rows = alike
    .map((one) => ({ one, last: one.exchanges.at(-1) ?? -1 }))
    .filter(({ last }) => last !== number && of([last]).length > 0)
    .sort((a, b) => Number(status(a.last) === status(number)) - Number(status(b.last) === status(number)))
    .slice(0, MAX_SIBLINGS)
    .map(
      ({ one, last }) =>
        markup`<tr><td>${isShown(last) ? markup`<a href="#exchange-${last}">#${last}</a>` : `#${last}`}</td><td class="number">${status(last) ?? 'no answer'}</td><td>${prose(difference(own, one))}</td></tr>`,
    );
  return (
    rows.length > 0 &&
    markup`<details class="folded siblings"><summary>Calls like it, and what they got</summary><table><thead><tr><th scope="col">Call</th><th scope="col" class="number">Got</th><th scope="col">Sent with</th></tr></thead><tbody>${rows}</tbody></table></details>`
  );
}

/** What an observation has, and the other has not. */
function difference(own: Observation | undefined, { on, what, context = {} }: Observation): string {
  const apart = Object.entries(context).filter(([name, value]) => own?.context?.[name] !== value && name !== 'deviation');
  return (
    [on !== own?.on && on, what !== undefined && what !== own?.what && what, ...apart.map(([, value]) => value)]
      .filter(Boolean)
      .join(', ') || 'nothing else'
  );
}
