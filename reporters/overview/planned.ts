import { countText } from '../../engine/documents/show.ts';
import type { Change } from '../compare.ts';
import { groups } from '../groups.ts';
import { cut, joined, markup, outsideText } from '../html/markup.ts';
import { page, type Section, section, table } from '../html/page.ts';
import { icon } from '../html/verdicts.ts';

/** What a planned edition would do to one recorded target. */
export interface PlannedTarget {
  file: string;
  name: string;
  /** When it was recorded. */
  at: string;
  contact?: string;
  verdict: [before: string, after: string];
  broken: Change[];
  /** How many requirements its recordings do not show. */
  untold: number;
}

/** A text of the target is cut after this many bytes. */
const MAX_BYTES = 800;

const today: Record<string, string> = {
  conforming: 'conforms today',
  partial: 'passes today what was tested',
  inconclusive: 'could not be judged completely today',
};

/** What changes for a partner, in one sentence: a warning does not end conformance, and a partner may fail already today. */
function outlook({ name, verdict: [now, then], broken }: PlannedTarget): string {
  const checks = broken.length === 1 ? 'this check' : `these ${broken.length} checks`;
  if (then !== 'not-conforming') return `${name} would not fail. It would get a warning for ${checks}:`;
  if (now === 'not-conforming') return `${name} does not conform today. It would also break ${checks}:`;
  return `${name} ${today[now] ?? now}. It would no longer conform, because of ${checks}:`;
}

/** What to write to a partner that would break. */
const letter = (target: PlannedTarget, edition: string): string[] => [
  `Edition ${edition} of the contract is planned. We judged by it what we recorded of ${target.name} on ${target.at.slice(0, 10)}; we did not call your service again.`,
  '',
  outlook(target),
  ...target.broken.flatMap(({ id, level, text, got, hint }) => [
    '',
    `${id} (${level === 'must' ? 'required' : 'recommended'})`,
    `  The contract says: ${text.trim()}`,
    ...(got ? [`  We saw: ${cut(got, MAX_BYTES).start}`] : []),
    ...(hint ? [`  How to fix it: ${hint}`] : []),
  ]),
  '',
  `Read more: assay explain ${target.broken[0]?.id ?? ''}`,
];

/** Who would break with a planned edition, by what, and what to write to them. */
export function plannedPage(
  edition: string,
  targets: readonly PlannedTarget[],
  unread: readonly { because: string }[],
  assay: string,
): string {
  const breaking = targets.filter(({ broken }) => broken.length > 0);
  const untold = targets.flatMap(({ name, untold: number }) =>
    number > 0 ? [markup`<li><b>${outsideText(name)}</b>: ${countText(number, 'requirement')}</li>`] : [],
  );
  const unreadable = unread.map(({ because }) => markup`<li>${outsideText(because)}</li>`);
  const more = markup`<p>The edition asks for more than was recorded of these targets. Run them again to know.</p><ul>${untold}</ul>`;
  const isBreaking = breaking.length > 0;
  const title = isBreaking ? `${breaking.length} of ${targets.length} would break` : 'Nobody would break';
  const shape = isBreaking ? 'not-conforming' : 'conforming';
  return page({
    kind: 'fleet',
    title: `Edition ${edition}: ${title}`,
    opening: markup`<div class="opening is-${shape}"><p class="who"><b>Edition ${outsideText(edition)}</b> <span>${countText(targets.length, 'recorded target')}, judged again; none was called</span></p><h1>${icon(shape)}<span>${title}</span></h1></div>`,
    sections: [
      byRequirement(breaking),
      letters(breaking, edition),
      section('not-told', 'What the recordings do not show', untold.length > 0 && more),
      section('unread', 'Reports that cannot be read', unreadable.length > 0 && markup`<ul>${unreadable}</ul>`),
    ].flat(),
    footer: markup`Made by Assay ${assay} from recorded runs.`,
  });
}

/** The requirements that most targets would break come first. */
function byRequirement(breaking: readonly PlannedTarget[]): Section[] {
  const found = breaking.flatMap(({ name, broken }) => broken.map((one) => ({ ...one, name: outsideText(name) })));
  const rows = groups(found, ({ id }) => id)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([id, own]) => {
      const who = own.map(({ name }) => name);
      return markup`<tr><th scope="row">${icon(own[0]?.after === 'warn' ? 'warn' : 'fail')} <code>${outsideText(id)}</code></th><td>${outsideText(own[0]?.text ?? '')}</td><td>${joined(who, ', ')}</td></tr>`;
    });
  const content = rows.length > 0 && table(['Requirement', 'What it asks for', 'Who would break it'], rows);
  return section('by-requirement', 'Who would break, by requirement', content, 'By requirement');
}

function letters(breaking: readonly PlannedTarget[], edition: string): Section[] {
  const all = breaking.map(
    (target) =>
      markup`<h3>${outsideText(target.name)}</h3>${target.contact && markup`<p>To: ${outsideText(target.contact)}</p>`}<div class="repeat"><pre><code>${letter(target, edition).map((line) => markup`${line}\n`)}</code></pre><button type="button" class="copy" aria-live="polite">Copy<span class="unseen"> the message to ${outsideText(target.name)}</span></button></div>`,
  );
  return section('letters', 'What to write to whom', all.length > 0 && markup`${all}`);
}
