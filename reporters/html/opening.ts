import type { Report } from '../../engine/judging/report.ts';
import { titles } from '../words.ts';
import { type Markup, markup, outsideText } from './markup.ts';
import { picture } from './surfaces.ts';
import { icon, verdicts, wordOf } from './verdicts.ts';

/** What one wants to know in the first seconds: who, what became of it, why. */
export function opening(report: Report): Markup {
  const { verdict, because, target, counts, complete, requirements, command, edition, started } = report;
  const present = verdicts.filter((each) => counts[each] > 0);
  return markup`<header class="opening is-${verdict}"><div class="headline"><div>
<p class="who"><b>${outsideText(target.name)}</b> <span>${target.kind}${target.address !== undefined && markup` at <code>${outsideText(target.address)}</code>`}</span></p>
<h1>${icon(verdict)}<span>${titles[verdict]}</span></h1>
<p class="because">${outsideText(sentence(because))}${!complete && markup` <strong>The run did not come to its end: what follows is a part.</strong>`}</p></div>
<dl class="run"><div><dt>Run</dt><dd>${when(started)}</dd></div><div><dt>Contract</dt><dd>edition ${edition}</dd></div><div><dt>Command</dt><dd><code>${outsideText(command)}</code></dd></div></dl></div>
${
  requirements.length > 0 &&
  markup`${picture('All requirements', requirements, requirements.length)}
<ul class="counts">${present.map(
    (each) =>
      markup`<li><a class="is-${each}" href="#requirements" data-show="${each}">${icon(each)}<b>${counts[each]}</b> ${wordOf(each)}</a></li>`,
  )}</ul>`
}
</header>`;
}

export const when = (started: string): Markup =>
  markup`<time datetime="${started}">${started.replace('T', ' ').replace(/:\d+(\.\d+)?Z$/, ' UTC')}</time>`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
