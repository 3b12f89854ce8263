import { cut, type Markup, markup, outsideText } from '../html/markup.ts';
import { style } from '../html/style.ts';
import { sprite } from '../html/verdicts.ts';
import { MOST_ROWS } from './patch.ts';
import { type Offer, runForm } from './run-form.ts';

/** Nothing is loaded from elsewhere, and no text of a target can run. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page before anything has happened; patches fill its regions. */
export function shell(offer: Offer): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<title>Assay live: ${cut(offer.name, 200).start}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
</head>
<body data-state="idle">
<a class="skip" href="#main">Skip to the run</a>
${sprite}
<div class="sheet live">
<header class="opening"><p class="who"><b>${outsideText(offer.name)}</b> <span>${offer.kind}</span></p>
<h1>Assay live</h1>
<p class="because"><span id="status">Nothing has run yet.</span> <span id="clock"></span></p>
<div id="progress" class="progress"></div>
<p id="announced" class="unseen" role="status" aria-live="polite"></p>
<p id="refused" class="alarm" role="alert"></p>
<p id="lost" role="alert" hidden>The connection to Assay is lost. It may have ended; start it again with the same command.</p></header>
<main id="main" tabindex="-1">
<section id="asked" class="asked" aria-label="What you are asked" hidden></section>
${section('run', 'Run', runForm(offer))}
${section('failing', 'Failures so far', markup`<ul id="failures" class="failures"></ul>`)}
${section('outcome', 'Result', markup`<div id="result"></div><div id="replayed" role="status"></div>`)}
${section('acts', 'Plays', markup`<ol id="plays" class="plays"></ol><ul id="said" class="said"></ul>`)}
${section('traffic', 'Exchanges', markup`<p id="exchange-count" class="remark"></p><div class="scroll" tabindex="0" role="region" aria-label="Exchanges, the latest last"><ol id="exchanges" class="exchanges" data-most="${MOST_ROWS}"></ol><ol id="now" class="exchanges" data-most="${MOST_ROWS}" aria-label="In the play that goes on"></ol></div>`)}
${section('made', 'Created and deleted', markup`<div id="resources"></div>`)}
${offer.kind === 'provider' && section('panel', 'Open the panel as a user', panelForm(offer))}
</main>
<footer>Assay ${offer.version}. This page is served on this machine alone. Headers and bodies of an exchange are shown when its play is over, since only then every secret in them is known and hidden.</footer>
</div>
</body>
</html>
`.markup;
}

const section = (id: string, title: string, content: Markup): Markup =>
  markup`<section aria-labelledby="${id}-title"><h2 id="${id}-title" tabindex="-1">${title}</h2>\n${content}</section>\n`;

/** Posts a form that answers with a signed one, in a tab of its own. */
const panelForm = ({ resource = '' }: Offer): Markup =>
  markup`<form class="fields" method="post" action="sign-on" target="_blank" rel="noopener"><p class="field"><label for="panel-id">Id of the resource</label><input id="panel-id" name="id" required value="${resource}"></p>
<p class="field"><label for="panel-user">User id</label><input id="panel-user" name="user" required value="user_1"></p>
<p class="field"><label for="panel-email">E-mail</label><input id="panel-email" name="email" type="email" required value="jane.doe@example.com"></p>
<p class="actions"><button>Sign on in a new tab</button></p></form>`;

/** How the live page looks, beyond what it shares with the report. */
export const liveStyle = `${style}
.live .opening { position: static; border-top-color: var(--link); }
.live h1 { color: var(--ink); font-size: 1.5rem; }
#clock:not(:empty)::before { content: "· "; }
#clock { color: var(--soft); }
.wide { grid-column: 1 / -1; }
@media (min-width: 74rem) { .live.sheet { grid-template-columns: minmax(0, 1fr); } .live footer { grid-column: auto; } .plays { columns: 2; display: block !important; } }
.scroll { max-height: 26rem; overflow: auto; border: 1px solid var(--line); border-radius: 6px; padding: 0 .5rem; }
.scroll:not(:has(li)) { display: none; }
.progress { display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: center; color: var(--soft); }
progress { accent-color: var(--link); height: .9rem; flex: 1 1 12rem; max-width: 30rem; }
.fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); align-items: end; }
input, select, textarea { font: inherit; font-size: .9375rem; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: 6px; min-height: 2.5rem; padding: .3rem .6rem; width: 100%; min-width: 0; }
input[type=checkbox] { width: auto; min-height: 0; }
textarea { font-family: var(--mono); min-height: 8rem; }
textarea.over { outline: 3px dashed var(--focus); }
button { font-weight: 600; }
button.first { background: var(--link); border-color: var(--link); color: var(--card); }
button.stop { background: var(--fail); border-color: var(--fail); color: var(--card); }
button:disabled { opacity: .55; cursor: default; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; grid-column: 1 / -1; }
.check { display: inline-flex; gap: .5em; align-items: center; color: var(--ink); font-weight: 500; font-size: .9375rem; }
body:not([data-state=running]) .when-running, body:not([data-state=idle]) .when-idle, body[data-state=ended] .actions { display: none !important; }
#planned:not(:empty) { background: var(--sunk); border-radius: 6px; padding: .6rem .75rem; margin-top: 1rem; }
.failures { display: grid; gap: .8rem; }
.failure { border-left: 4px solid var(--own); padding-left: .9rem; display: grid; gap: .4rem; }
main > section:has(> :is(#failures, #result, #plays, #exchange-count, #resources):empty) { display: none; }
.plays { display: grid; gap: .2rem; }
.plays li { break-inside: avoid; display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); font-size: .9375rem; }
.play-state { color: var(--soft); font-size: .8125rem; }
.play-state.running { color: var(--link); font-weight: 650; }
.play-state.done { color: var(--ink); }
.said { margin-top: .75rem; }
.alarm { color: var(--fail); font-weight: 650; }
.exchanges li { border-top: 1px solid var(--line); }
.exchanges .now { padding: .4rem 1.6rem; font-size: .875rem; display: flex; flex-wrap: wrap; gap: .1rem .6rem; }
.outcome { font-size: 1.25rem; color: var(--own); margin-bottom: .5rem; }
.asked { border: 3px solid var(--link) !important; }
.values { display: grid; gap: .4rem; margin: .75rem 0; }
.values > div { background: var(--sunk); border-radius: 6px; padding: .4rem .6rem; }
.values dd { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .6rem; align-items: center; }
.arrivals { font-family: var(--mono); font-size: .8125rem; margin: .5rem 0; }
.replay-text { background: var(--sunk); border-radius: 6px; padding: .6rem .75rem; margin-top: .75rem; }
.there { display: flex; flex-wrap: wrap; gap: .2rem .8rem; color: var(--soft); }
`;
