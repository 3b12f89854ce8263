import { media } from './media.ts';

/** How the page looks: system fonts, light and dark, on a phone and on paper. Its hash is part of the page's policy. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --card: #ffffff; --sunk: #f3f4f7; --ink: #1b2027; --soft: #55606d; --line: #dce0e6; --link: #1557b0;
  --mark: #ffe9a8; --mark-ink: #3d2d00; --focus: #1557b0;
  --pass: #1b7a47; --pass-tint: #e4f3ea; --fail: #b8232a; --fail-tint: #fcebeb; --warn: #8a5500; --warn-tint: #fcf1d9;
  --blocked: #75448c; --blocked-tint: #f3ebf7; --undecided: #275f8f; --undecided-tint: #e6f0f8;
  --untested: #58616c; --untested-tint: #eceff2; --not-applicable: #5f6975; --not-applicable-tint: #f0f2f4;
  --gap: 1.125rem;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13161a; --card: #1c2026; --sunk: #161a1f; --ink: #e5e8ec; --soft: #a3adb8; --line: #323841; --link: #86b7ff;
    --mark: #574400; --mark-ink: #ffe9a8; --focus: #86b7ff;
    --pass: #5ccb8d; --pass-tint: #16301f; --fail: #ff8d8d; --fail-tint: #3b1a1c; --warn: #eeb54e; --warn-tint: #352811;
    --blocked: #cf9fe6; --blocked-tint: #2d2035; --undecided: #82bcea; --undecided-tint: #172a3a;
    --untested: #a9b2bd; --untested-tint: #272c33; --not-applicable: #9aa4af; --not-applicable-tint: #22272d;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h2 { font-size: 1.35rem; line-height: 1.25; font-weight: 650; margin-bottom: 1rem; letter-spacing: -.01em; }
h3 { font-size: 1.05rem; line-height: 1.35; font-weight: 650; }
h4 { font-size: .875rem; font-weight: 650; color: var(--soft); }
a { color: var(--link); text-underline-offset: .15em; }
code, pre { font-family: var(--mono); font-size: .8125rem; line-height: 1.5; }
bdi, code, pre, dd { unicode-bidi: isolate; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }
mark { background: var(--mark); color: var(--mark-ink); border-radius: 3px; padding: 0 .15em; margin: 0 -.15em; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .2em; }
pre mark { text-decoration: none; }
summary { cursor: pointer; border-radius: 6px; list-style: none; }
summary h3 { display: inline; }
summary::-webkit-details-marker { display: none; }
:is(.requirement, .cause, .scene, .exchange) > summary:hover { background: var(--sunk); }
.requirement > summary::after, .cause > summary::after, .folded > summary::before, .scene > summary::before, .exchange > summary::before {
  content: ""; flex: none; width: .5em; height: .5em; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(-45deg); transition: transform .15s; }
details[open] > summary::after, details[open] > summary::before { transform: rotate(45deg) !important; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sprite { position: absolute; }
.skip { position: absolute; left: 1rem; top: -5rem; padding: .5rem 1rem; background: var(--card); border-radius: 6px; z-index: 2; }
.skip:focus { top: 1rem; }
.remark, .cut, .at { color: var(--soft); font-size: .875rem; }

.is-pass, .is-conforming { --own: var(--pass); --tint: var(--pass-tint); }
.is-fail, .is-not-conforming { --own: var(--fail); --tint: var(--fail-tint); }
.is-warn, .is-partial { --own: var(--warn); --tint: var(--warn-tint); }
.is-blocked { --own: var(--blocked); --tint: var(--blocked-tint); }
.is-undecided, .is-inconclusive { --own: var(--undecided); --tint: var(--undecided-tint); }
.is-untested { --own: var(--untested); --tint: var(--untested-tint); }
.is-not-applicable { --own: var(--not-applicable); --tint: var(--not-applicable-tint); }

.icon { width: 1em; height: 1em; flex: none; fill: var(--own); stroke: none; vertical-align: -.125em; color: var(--card); }
.icon, symbol { overflow: visible; }
.line { fill: none; stroke: var(--card); stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.edge { fill: none; stroke: var(--own); stroke-width: 2; stroke-linecap: round; }
.open { fill: none; stroke: var(--own); stroke-width: 1.8; }
.dashed { stroke-dasharray: 2.6 2.3; }
.bar { fill: var(--own); stroke: var(--card); stroke-width: 1.5; }
.bar.is-fail { fill: url(#fill-fail); }
.bar.is-warn { fill: url(#fill-warn); }
.bar.is-blocked { fill: url(#fill-blocked); }
.bar.is-undecided { fill: url(#fill-undecided); }
.bar.is-untested { fill: var(--tint); stroke: var(--own); stroke-width: 1; stroke-dasharray: 3 2; }
.bar.is-not-applicable { fill: var(--tint); stroke: var(--line); stroke-width: 1; }
.ground { fill: var(--own); }
.stripe { stroke: var(--card); stroke-width: 1.2; stroke-opacity: .55; fill: none; }
.dot { fill: var(--card); fill-opacity: .6; }
.picture { display: block; border-radius: 3px; }

.chip { display: inline-flex; align-items: center; gap: .4em; padding: .1rem .55rem; border-radius: 99px; background: var(--tint); color: var(--own);
  font-size: .8125rem; font-weight: 650; white-space: nowrap; }
.level { font-size: .75rem; font-weight: 650; padding: 0 .4rem; border: 1px solid var(--line); border-radius: 4px; color: var(--soft); }
.level.must { color: var(--ink); border-color: currentColor; }
.tallies { display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .875rem; color: var(--soft); }
.tally { display: inline-flex; align-items: center; gap: .3em; white-space: nowrap; }
.tally b { color: var(--own); }
.id { color: var(--soft); }

.sheet { max-width: 76rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
.opening { background: var(--card); border: 1px solid var(--line); border-top: 6px solid var(--own); border-radius: 10px; padding: var(--gap); }
.headline { display: grid; gap: 0 2rem; }
.run { display: none; font-size: .875rem; align-content: start; gap: .35rem; }
.run div { display: grid; align-items: baseline; grid-template-columns: 5rem minmax(0, 1fr); }
.who { color: var(--soft); }
.who b { color: var(--ink); font-weight: 650; }
.who span::before { content: "· "; }
h1 { display: flex; align-items: center; gap: .35em; font-size: clamp(1.9rem, 1.4rem + 2.4vw, 2.9rem); line-height: 1.15; letter-spacing: -.02em; font-weight: 700; color: var(--own); margin: .35rem 0 .25rem; }
.because { font-size: 1.125rem; margin-bottom: 1rem; max-width: 60ch; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.counts a { display: inline-flex; align-items: center; gap: .4em; min-height: 2.25rem; padding: .2rem .75rem; border-radius: 99px; background: var(--tint); color: var(--own); text-decoration: none; font-size: .9375rem; }
.counts a:hover { text-decoration: underline; }

nav ul { display: flex; flex-wrap: wrap; gap: .25rem .25rem; font-size: .9375rem; }
nav a { display: block; padding: .3rem .6rem; border-radius: 6px; text-decoration: none; color: var(--soft); }
nav a:hover { background: var(--card); color: var(--ink); }
main { display: grid; gap: 1.25rem; min-width: 0; grid-template-columns: minmax(0, 1fr); }
main > section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: var(--gap); min-width: 0; }
footer { color: var(--soft); font-size: .875rem; padding: 0 .25rem 1rem; }

.causes, .open-ends, .reasons, .more { display: grid; gap: .6rem; }
.cause { border: 1px solid var(--line); border-left: 4px solid var(--own); border-radius: 8px; overflow: clip; overflow-clip-margin: 4px; }
.cause > summary { display: grid; grid-template: "icon level holds . chevron" auto "text text text text text" auto / auto auto auto minmax(0, 1fr) auto; align-items: center; gap: .4rem .6rem; padding: .75rem 1rem; }
.cause > summary > .icon { grid-area: icon; }
.cause > summary > .level { grid-area: level; }
.cause > summary > .marks { grid-area: holds; display: flex; flex-wrap: wrap; gap: .3rem; }
.cause > summary::after { grid-area: chevron; margin: 0 .1rem; }
.cause > summary > h3 { grid-area: text; min-width: 0; }
.cause .inside { padding: 0 1rem 1rem; gap: .7rem; }
.holds { font-size: .8125rem; font-weight: 650; color: var(--blocked); background: var(--blocked-tint); padding: .1rem .5rem; border-radius: 99px; white-space: nowrap; }
.advice { border-left: 3px solid var(--link); padding-left: .75rem; }
.reading { color: var(--soft); font-size: .9375rem; max-width: 75ch; }
.versus { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.versus > div { background: var(--sunk); border-left: 3px solid var(--pass); border-radius: 6px; padding: .5rem .75rem; min-width: 0; }
.versus > .got { border-left-color: var(--own, var(--fail)); }
dt { font-size: .8125rem; font-weight: 650; color: var(--soft); }
.folded > summary { display: inline-flex; align-items: center; gap: .5em; color: var(--soft); font-size: .875rem; padding: .15rem .3rem; margin-left: -.3rem; }
.folded > ul { display: grid; gap: .35rem; padding: .5rem 0 .25rem .25rem; font-size: .875rem; }
.folded li .icon { margin-right: .4em; }
.folded li span { color: var(--soft); }
.open-ends > li::first-letter, .reasons > li > div::first-letter { text-transform: uppercase; }
section > h3 { margin: 1.25rem 0 .5rem; }
.reasons > li { display: flex; gap: .6rem; }
.reasons > li > .icon { margin-top: .3rem; }
.reasons > li > div { min-width: 0; }

.surfaces { display: grid; gap: 1rem; }
.surfaces li { display: grid; gap: .3rem; }
.surfaces a { color: var(--ink); font-weight: 600; text-decoration-color: var(--soft); text-decoration-thickness: 1px; }

.filter { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); background: var(--sunk); border-radius: 8px; padding: 1rem 1rem .75rem; margin-bottom: 1rem; }
.field { display: grid; gap: .2rem; min-width: 0; }
.field.search { grid-column: span 1; }
label, legend { font-size: .8125rem; font-weight: 650; color: var(--soft); }
input[type=search], select, button { font: inherit; font-size: .9375rem; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: 6px; min-height: 2.5rem; padding: .3rem .6rem; width: 100%; min-width: 0; }
button { width: auto; cursor: pointer; padding: .3rem .9rem; }
button:hover { background: var(--sunk); }
fieldset { border: 0; grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .4rem; min-width: 0; }
legend { padding: 0; margin-bottom: .2rem; }
.choice { display: inline-flex; align-items: center; gap: .4em; min-height: 2.25rem; padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); color: var(--ink); cursor: pointer; font-weight: 500; font-size: .875rem; }
.choice:has(:checked) { background: var(--tint); border-color: var(--own); }
.choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.choice input { margin: 0; accent-color: var(--own); }
.found { grid-column: 1 / -1; font-size: .875rem; color: var(--soft); display: flex; align-items: center; gap: .75rem; }

.surface { margin-top: 1.5rem; }
.surface > h3 { margin: 0; }
.surface > .tallies { margin-bottom: .5rem; }
.requirement { border-top: 1px solid var(--line); overflow: clip; overflow-clip-margin: 5px; }
.requirement > summary { display: grid; gap: .3rem .6rem; grid-template: "chip level . chevron" auto "text text text text" auto / auto auto minmax(0, 1fr) auto; align-items: start; padding: .7rem .25rem; }
.requirement > summary::after { grid-area: chevron; margin: .4rem .2rem; justify-self: end; }
.requirement > summary > .chip { grid-area: chip; justify-self: start; }
.requirement > summary > .level { grid-area: level; }
.requirement .sentence { grid-area: text; display: block; min-width: 0; }
.requirement .sentence .id { display: block; font-weight: 400; }
.brief { display: block; font-size: .875rem; color: var(--own); display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.requirement[open] .brief { display: none; }
.requirement[open] > summary .sentence { font-weight: 650; }
.inside { display: grid; gap: 1rem; padding: .25rem .25rem 1.25rem; grid-template-columns: minmax(0, 1fr); }
.problem { display: grid; gap: .6rem; grid-template-columns: minmax(0, 1fr); }
.problem + .problem { border-top: 1px dashed var(--line); padding-top: 1rem; }
.more:empty { display: none; }
.more dd, .reason { max-width: 75ch; }
cite { color: var(--soft); }
.here { font-size: .875rem; }

.exchange > summary, .driver-call { display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline; padding: .4rem .3rem; font-size: .875rem; }
.exchange .number { color: var(--soft); min-width: 2.4em; }
.method { font-family: var(--mono); font-size: .8125rem; font-weight: 650; }
.path { font-family: var(--mono); font-size: .8125rem; min-width: 0; }
.status { font-weight: 650; border-radius: 4px; padding: 0 .35em; background: var(--untested-tint); color: var(--untested); }
.status.s2, .status.s3 { background: var(--pass-tint); color: var(--pass); }
.status.s4 { background: var(--warn-tint); color: var(--warn); }
.status.s5, .status.none { background: var(--fail-tint); color: var(--fail); }
.ms { color: var(--soft); white-space: nowrap; }
.sides { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); padding: .25rem 0 .75rem; }
.side { background: var(--sunk); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .75rem; min-width: 0; }
.side-name { font-size: .8125rem; font-weight: 650; color: var(--soft); margin-bottom: .25rem; }
.name { color: var(--soft); }
.no-answer { color: var(--fail); }
.repeat { position: relative; background: var(--sunk); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .75rem; display: grid; gap: .4rem; justify-items: start; }
.repeat pre { width: 100%; }
.against { font-size: .875rem; padding: .25rem 0 .5rem; }

.axis { display: flex; justify-content: space-between; font-size: .8125rem; color: var(--soft); margin-top: .5rem; padding-left: 1.4rem; }
.lane { display: block; grid-column: 2; }
.lane line { stroke: var(--line); }
.lane .whole { fill: var(--line); }
.lane .driver { fill: var(--blocked); }
.lane .fine { fill: var(--undecided); }
.lane .broken { fill: var(--warn); }
.lane .against { fill: var(--fail); }
.scene { border-top: 1px solid var(--line); }
.scene > summary { padding: .55rem .25rem; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .3rem .75rem; align-items: center; }
.scene .sum { display: block; color: var(--soft); font-size: .875rem; }
.play { min-width: 0; }
.scene .sum b { color: var(--fail); }
.scene h3 { font-weight: 600; font-size: 1rem; }
.scene ol { padding-bottom: .75rem; }
.scene .label { color: var(--soft); min-width: 0; }
.legend { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin-top: .5rem; font-size: .8125rem; color: var(--soft); }
.legend li { display: inline-flex; align-items: center; gap: .3em; }
.legend .lane { flex: none; }
.length { width: 100%; flex: 0 0 100%; }
.length rect { fill: var(--line); }

.known { font-size: .8125rem; font-weight: 650; color: var(--soft); border: 1px dashed var(--soft); padding: 0 .5rem; border-radius: 99px; white-space: nowrap; }
.entries { display: grid; gap: .6rem; margin-top: .75rem; }
.entries .alarm { border-left: 3px solid var(--fail); padding-left: .75rem; }
.two { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.run-of { background: var(--sunk); border-radius: 6px; padding: .6rem .75rem; min-width: 0; }
.changes { display: grid; margin-top: .75rem; }
.changes li { display: grid; gap: .4rem; padding: .8rem 0; border-top: 1px solid var(--line); }
.turn { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem .5rem; }
.arrow { color: var(--soft); }
.absent { background: none; border: 1px dashed var(--soft); color: var(--soft); }
.notes { margin-top: .75rem; }
.notes > li { padding: .6rem 0; border-top: 1px solid var(--line); }
.notes .at { display: block; }
.notes ul { padding-left: 1rem; }
.notes ul li { list-style: disc; }
.numbers { display: flex; flex-wrap: wrap; gap: .75rem; }
.numbers > div { background: var(--sunk); border-radius: 8px; padding: .5rem 1rem; min-width: 6rem; }
.numbers dd { font-size: 1.5rem; font-weight: 650; }
.numbers .alarm dd { color: var(--fail); }
.questions { display: grid; gap: .9rem; margin-top: .75rem; }
.questions dt { color: var(--ink); font-size: 1rem; }
.facts { display: grid; gap: .5rem; }
.facts > div { display: grid; gap: 0 1rem; grid-template-columns: minmax(0, 1fr); min-width: 0; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin-top: .75rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 650; }
th.number, td.number { text-align: right; padding-right: 0; }
.never th, .never td { color: var(--soft); }

${media}`;
