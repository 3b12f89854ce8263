import type { Report } from '../../engine/judging/report.ts';
import { cut, type Markup, markup } from './markup.ts';
import type { Surface } from './requirements.ts';
import { icon, verdicts, wordOf } from './verdicts.ts';

/** Search and filter; they appear when scripts run, and are never needed to read the page. */
export function filter(surfaces: readonly Surface[], { counts, requirements }: Report): Markup {
  const present = verdicts.filter((verdict) => counts[verdict] > 0);
  return markup`<form class="filter" role="search" aria-label="Requirements" hidden>
<div class="field search"><label for="search">Search</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="id, words, what was got"></div>
<div class="field"><label for="level">Level</label><select id="level"><option value="">must and should</option><option value="must">must</option><option value="should">should</option></select></div>
<div class="field"><label for="surface">Surface</label><select id="surface"><option value="">all surfaces</option>${surfaces.map(({ name, title }) => markup`<option value="${name}">${cut(title, 200).start}</option>`)}</select></div>
<fieldset><legend>Verdict</legend>${present.map(
    (verdict) =>
      markup`<label class="choice is-${verdict}"><input type="checkbox" name="verdict" value="${verdict}">${icon(verdict)}${wordOf(verdict)} <b>${counts[verdict]}</b></label>`,
  )}</fieldset>
<p class="found"><output role="status" aria-live="polite">${requirements.length} requirements</output> <button type="reset" class="reset" hidden>Show all</button></p></form>`;
}
