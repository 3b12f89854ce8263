import { readFileSync } from 'node:fs';
import type { Report } from '../../specs/generated/schemas.ts';
import { assetText, cut, type Markup, markup, outsideText } from '../html/markup.ts';
import { shownSection, table, topBar } from '../html/page.ts';
import { icon, sprite } from '../html/verdicts.ts';
import { type Offer, panelForm, runActions, runForm } from './forms.ts';
import { MAX_ROWS } from './patch.ts';

/** Nothing is loaded from elsewhere, and no text of a target can run as a script. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page about one target before anything has happened; patches fill its regions. */
export const shell = (offer: Offer): string => framed(offer.title, offer.isListed, aboutOne(offer));

/** The page on which one of several targets is chosen. */
export const listShell = (title: string, version: string, rows: Markup): string =>
  framed(
    title,
    false,
    markup`<main id="main" tabindex="-1">
<div class="opening"><p class="who">targets</p><h1>${outsideText(title)}</h1><p class="because">Choose a target. One run goes on at a time.</p>
${lostAlarm}</div>
${section('targets', 'Targets', markup`<div id="list">${rows}</div>`)}
</main>
<footer>Assay ${version}. These pages are served only on this machine.</footer>`,
  );

/** A target of a list, and what is known of it now. */
export interface Listed {
  name: string;
  kind: Offer['kind'];
  file: string;
  now: { words: string; verdict?: Report['verdict'] };
}

export const targetList = (targets: readonly Listed[]): Markup =>
  table(
    ['Target', 'Now', 'File'],
    targets.map(
      ({ name, kind, file, now }) =>
        markup`<tr><th scope="row"><a href="${encodeURIComponent(name)}/">${name}</a> <small>${kind}</small></th><td>${now.verdict && icon(now.verdict)} ${now.words}</td><td data-name="file"><code>${outsideText(file)}</code></td></tr>\n`,
    ),
    'targets stacks',
  );

const lostAlarm = markup`<p id="lost" class="alarm" role="alert" hidden>The connection to Assay is lost. It may have ended: start it again with the same command, and open the address that it prints.</p>`;

function framed(title: string, isListed: boolean, content: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<title>${cut(title, 200).start} · Assay live</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
</head>
<body data-state="loading">
<a class="skip" href="#main">Skip to the run</a>
${sprite}
${topBar('live', [], isListed && markup`<li><a href="../">All targets</a></li>`)}
<div class="sheet live">
${content}
</div>
</body>
</html>
`.markup;
}

const aboutOne = (offer: Offer): Markup => markup`<main id="main" tabindex="-1">
<div class="opening"><p class="who">${offer.kind} <span>${outsideText(offer.name)}</span></p>
<h1>${outsideText(offer.title)}</h1>
<p class="because"><span id="status">Nothing has run yet.</span> <span id="clock"></span></p>
<div id="progress" class="progress"></div>
${runActions(offer)}
<p id="announced" class="unseen" role="status" aria-live="polite"></p>
<p id="refused" class="alarm" role="alert"></p>
${lostAlarm}</div>
<section id="asked" class="asked" aria-label="What you are asked" hidden></section>
${section('outcome', 'Result', markup`<div id="result"></div><div id="replayed" role="status"></div>`)}
${section('failing', 'Failures so far', markup`<ul id="failures" class="failures"></ul>`)}
${section('run', 'The next run', runForm(offer))}
${section('acts', 'Plays', markup`<ol id="plays" class="plays"></ol><ul id="said" class="said"></ul>`)}
${section('traffic', 'Exchanges', markup`<p id="exchange-count" class="remark"></p><div class="scroll" tabindex="0" role="region" aria-label="Exchanges, the latest last"><ol id="exchanges" class="exchanges" data-most="${MAX_ROWS}"></ol><ol id="now" class="exchanges" data-most="${MAX_ROWS}" aria-label="In the current play"></ol></div>`)}
${section('made', 'Created and deleted', markup`<div id="resources"></div>`)}
${section('past-runs', 'Earlier runs', markup`<ul id="past"></ul>`)}
${offer.kind === 'provider' && section('panel', 'Open the panel as a user', panelForm(offer))}
</main>
<footer>Assay ${offer.version}. This page is served only on this machine. Headers and bodies of an exchange are shown when its play is over, since only then every secret in them is known and hidden.</footer>`;

const section = (id: string, title: string, content: Markup): Markup => shownSection({ id: `${id}-title`, title, content });

/** The live page adds its own script to that of the report. */
export const liveScript = (): string =>
  assetText('report.js') + readFileSync(new URL(import.meta.resolve('#dist/reporters/live/browser/page.js')), 'utf8');
