import { groups } from '../groups.ts';
import { countText, joined, markup, outsideText } from '../html/markup.ts';
import { page } from '../html/page.ts';
import { contents, type Section, shownSection } from '../html/section.ts';
import { icon } from '../html/verdicts.ts';
import { overviewStyle } from './style.ts';

/** A requirement that a target would break, what was seen, and what to do. */
export interface PlannedBreak {
  id: string;
  before?: string;
  after?: string;
  got?: string;
  hint?: string;
}

/** What a planned edition would do to one recorded target. */
export interface PlannedTarget {
  file: string;
  name: string;
  verdict: [before: string, after: string];
  broken: PlannedBreak[];
  /** How many requirements its recordings cannot tell. */
  untold: number;
}

/** What to write to a partner that would break. */
const letter = ({ name, broken }: PlannedTarget, edition: string): string[] => [
  `With edition ${edition}, ${name} will no longer conform:`,
  ...broken.map(({ id, got, hint }) => `- ${id}${got ? `: we saw ${got}` : ''}.${hint ? ` ${hint}` : ''}`),
  'The page of a requirement: assay explain ID.',
];

/** Who would break with a planned edition, by what, and what to write to them. */
export function plannedPage(
  edition: string,
  targets: readonly PlannedTarget[],
  unread: readonly { because: string }[],
  assay: string,
): string {
  const breaking = targets.filter(({ broken }) => broken.length > 0);
  const byRequirement = groups(
    breaking.flatMap(({ name, broken }) => broken.map(({ id }) => ({ id, name }))),
    ({ id }) => id,
  ).sort(([, a], [, b]) => b.length - a.length);
  const untold = targets.filter(({ untold: number }) => number > 0);
  const sections: Section[] = [
    {
      id: 'by-requirement',
      title: 'By requirement',
      content: markup`<table><thead><tr><th scope="col">Requirement</th><th scope="col">Targets</th></tr></thead><tbody>${byRequirement.map(
        ([id, own]) =>
          markup`<tr><th scope="row"><code>${outsideText(id)}</code></th><td>${joined(
            own.map(({ name }) => outsideText(name)),
            ', ',
          )}</td></tr>`,
      )}</tbody></table>`,
    },
    {
      id: 'letters',
      title: 'What to write to whom',
      content: markup`${breaking.map(
        (target) =>
          markup`<h3>${icon('fail')} ${outsideText(target.name)}</h3><pre>${letter(target, edition).map((line) => markup`${line}\n`)}</pre>`,
      )}`,
    },
    ...(untold.length === 0
      ? []
      : [
          {
            id: 'not-told',
            title: 'Not told by the recordings',
            content: markup`<ul>${untold.map(({ name, untold: number }) => markup`<li>${outsideText(name)}: ${countText(number, 'requirement')}; run it again</li>`)}</ul>`,
          },
        ]),
    ...(unread.length === 0
      ? []
      : [
          {
            id: 'unread',
            title: 'Not read',
            content: markup`<ul>${unread.map(({ because }) => markup`<li>${outsideText(because)}</li>`)}</ul>`,
          },
        ]),
  ].slice(breaking.length === 0 ? 2 : 0);
  const title = breaking.length === 0 ? 'Nobody would break' : `${breaking.length} of ${targets.length} would break`;
  const shape = breaking.length === 0 ? 'conforming' : 'not-conforming';
  return page({
    title: `Edition ${edition}: ${title}`,
    opening: markup`<header class="opening is-${shape}"><p class="who"><b>Edition ${outsideText(edition)}</b> <span>${countText(targets.length, 'recorded target')}; nobody was called</span></p><h1>${icon(shape)}<span>${title}</span></h1></header>`,
    contents: contents(sections),
    main: markup`${sections.map(shownSection)}`,
    footer: markup`Made by Assay ${assay} from recorded runs.`,
    extraStyle: overviewStyle,
  });
}
