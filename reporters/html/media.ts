/** How the page changes with what it is read on: width, motion, forced colours, paper. */
export const media = `@media (min-width: 46rem) {
  .sheet { padding: 1.5rem; gap: 1.5rem; }
  :root { --gap: 1.75rem; }
  .cause > summary { grid-template: "icon text holds level chevron" auto / auto minmax(0, 1fr) auto auto auto; }
  .requirement > summary { grid-template: "chip text level chevron" auto / 8.75rem minmax(0, 1fr) auto auto; padding: .6rem .5rem; }
  .requirement > .inside { padding-left: 9.75rem; padding-right: .5rem; }
  .surfaces li { grid-template-columns: 13rem minmax(0, 1fr); column-gap: 1.25rem; align-items: start; }
  .surfaces a { grid-row: span 2; align-self: start; line-height: 1.3; }
  .facts > div { grid-template-columns: 11rem minmax(0, 1fr); }
  .field.search { grid-column: span 2; }
  .scene > summary { grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr); }
  .lane { grid-column: 3; }
  .axis { padding-left: calc(50% + .6rem); }
  .length { width: 6rem; flex: 0 0 6rem; margin-left: auto; align-self: center; }
}
@media (min-width: 60rem) {
  .headline { grid-template-columns: minmax(0, 1fr) minmax(0, 20rem); }
  .run { display: grid; }
}
@media (min-width: 74rem) {
  .sheet { grid-template-columns: 12rem minmax(0, 1fr); column-gap: 2rem; }
  .opening { grid-column: 1 / -1; }
  nav { position: sticky; top: 1.5rem; align-self: start; }
  nav ul { flex-direction: column; }
  footer { grid-column: 2; }
}
@media (max-width: 45.99rem) {
  .exchange > summary > .path, .exchange > summary > .label { order: 1; flex-basis: 100%; padding-left: 1.3rem; }
  .exchange > summary > .label:has(bdi:empty) { display: none; }
  .exchange > summary > .length { order: 1; margin-left: 1.3rem; flex-basis: calc(100% - 1.3rem); }
  .stacks thead { display: none; }
  .stacks tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  .stacks th, .stacks td { display: block; border: 0; padding: .1rem 0; }
  .stacks td::before { content: attr(data-name) ": "; color: var(--soft); }
}
@media (prefers-reduced-motion: reduce) { summary::before, summary::after { transition: none !important; } }
@media (forced-colors: active) { .chip, .level, .status, .bar { border: 1px solid; } .icon { fill: CanvasText; } }
@media print {
  :root { --page: #fff; --card: #fff; --sunk: #fff; --ink: #000; --soft: #444; --line: #bbb; }
  body { font-size: 10pt; }
  .sheet { display: block; max-width: none; padding: 0; }
  .opening, main > section { border: 0; padding: 0; margin-bottom: 1.5rem; }
  nav, .skip, .filter, .copy, .here, .counts, .scene ol { display: none !important; }
  .opening { border-top: 6px solid var(--own); padding-top: .75rem; }
  .cause, .versus, .surfaces li, .requirement > summary, .reasons > li, .notes > li { break-inside: avoid; }
  h2, h3, h4, summary { break-after: avoid; }
  .requirement:not(.is-pass, .is-not-applicable)::details-content, .cause::details-content, .folded::details-content { content-visibility: visible; display: block; height: auto; }
  .requirement > summary { grid-template: "chip text level" auto / 8.75rem minmax(0, 1fr) auto; padding: .3rem 0; }
  .requirement > .inside { padding-left: 0; }
  .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  code, pre { font-size: 7.5pt; }
  summary::before, summary::after { display: none; }
  .scene { break-inside: avoid; }
  .side, .versus > div, .repeat { border: 1px solid var(--line); }
  a { color: inherit; text-decoration: none; }
}
`;
