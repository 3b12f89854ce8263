import type { Report } from '../../engine/judging/report.ts';
import type { Outcome } from '../../engine/judging/verdict.ts';
import { baselineEntries, entryText, isOverdue } from '../baseline.ts';
import { groups } from '../groups.ts';
import type { ShownEvidence } from './evidence.ts';
import { foldedOutcomes } from './first.ts';
import { countText, lines, type Markup, markup, nothing, outsideText } from './markup.ts';
import { when } from './opening.ts';
import type { MaybeSection, Section } from './section.ts';
import { icon, wordOf } from './verdicts.ts';

type Resource = Report['resources']['left'][number];

/** What was not judged, under its reason. */
export function notTested({ requirements }: Report): MaybeSection {
  const kinds: Outcome['verdict'][] = ['undecided', 'blocked', 'untested', 'not-applicable'];
  const rows = kinds.flatMap((verdict) => {
    const own = requirements.filter((outcome) => outcome.verdict === verdict);
    return groups(own, ({ reason = 'no reason given' }) => reason).map(
      ([reason, outcomes]) =>
        markup`<li>${icon(verdict)}<div><b>${wordOf(verdict)}</b>${outcomes.every(({ byChoice }) => byChoice) && ' by choice'}: ${outsideText(reason)} ${foldedOutcomes(countText(outcomes.length, 'requirement'), outcomes)}</div></li>`,
    );
  });
  if (rows.length === 0) return undefined;
  return { ...section('not-tested', 'What was not tested, and why', markup`<ul class="reasons">${rows}</ul>`), short: 'Not tested' };
}

/** Notes of one requirement stand together. */
export function noted({ notes }: Report, evidence: ShownEvidence): MaybeSection {
  if (notes.length === 0) return undefined;
  const all = groups(notes, ({ id }) => id).map(
    ([id, own]) =>
      markup`<li><code class="id">${outsideText(id)}</code><ul>${own.slice(0, 20).map(
        ({ text, at, exchanges = [] }) =>
          markup`<li>${outsideText(text)}${at && markup` <code class="at">${outsideText(at)}</code>`}${exchanges
            .filter((number) => evidence.isShown(number))
            .slice(0, 4)
            .map((number) => markup` <a href="#exchange-${number}">#${number}</a>`)}</li>`,
      )}</ul>${own.length > 20 && markup`<p class="remark">${own.length - 20} more in report.json.</p>`}</li>`,
  );
  return section('notes', 'Notes', markup`<p>Good to know. Notes have no verdict.</p><ul class="notes">${all}</ul>`);
}

/** Known failures: what they excuse, and those that now fail the run themselves. */
export function knownFailures(report: Report): MaybeSection {
  const entries = baselineEntries(report);
  if (entries.length === 0) return undefined;
  const rows = entries.map((entry) => {
    const isAlarm = isOverdue(entry);
    return markup`<li${isAlarm && markup` class="alarm"`}>${isAlarm && markup`<b>${entry.state}:</b> `}${outsideText(entryText(entry))}</li>`;
  });
  const content = markup`<p>From <code>${outsideText(report.baseline?.file ?? '')}</code>; they do not change the exit status, and the verdict stays.</p><ul class="entries">${rows}</ul>`;
  return section('known', 'Known failures', content);
}

/** What the run created, and what of it is left. */
export function ledger({ resources: { made, undone, unknown, left } }: Report): MaybeSection {
  if (made + undone + unknown.length + left.length === 0) return undefined;
  const numbers = [
    ['created', made],
    ['deleted', undone],
    ['unknown', unknown.length],
    ['left behind', left.length],
  ] as const;
  const open = [...unknown.map((each) => ({ ...each, state: 'unknown' })), ...left.map((each) => ({ ...each, state: 'left behind' }))];
  const rows = open.map(
    ({ state, kind = '', addonId = '', resourceId = '', at, reason = '' }: Resource & { state: string }) =>
      markup`<tr><th scope="row">${state}</th><td data-name="kind">${outsideText(kind)}</td><td data-name="add-on"><code>${outsideText(addonId)}</code></td><td data-name="resource"><code>${outsideText(resourceId)}</code></td><td data-name="at">${outsideText(at)}</td><td data-name="why">${outsideText(reason)}</td></tr>`,
  );
  const table = markup`<table class="stacks"><caption>Run <code>assay reap</code> to delete them.</caption><thead><tr><th scope="col">State</th><th scope="col">Kind</th><th scope="col">Add-on</th><th scope="col">Resource</th><th scope="col">When</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
  const content = markup`<dl class="numbers">${numbers.map(([name, number]) => markup`<div${(name === 'left behind' || name === 'unknown') && number > 0 && markup` class="alarm"`}><dt>${name}</dt><dd>${number}</dd></div>`)}</dl>${rows.length > 0 && table}`;
  return { ...section('ledger', 'What the run created and deleted', content), short: 'Ledger' };
}

/** Which operations and answers of the contract the run exercised; left out where that is not known. */
export function coverage({ coverage: operations = [] }: Report): MaybeSection {
  if (operations.length === 0) return undefined;
  const seen = operations.filter(({ exercised }) => exercised > 0).length;
  const rows = operations.map(
    ({ operation, method, path, status, exercised, fields = [] }) =>
      markup`<tr${exercised === 0 && markup` class="never"`}><th scope="row">${outsideText(operation)} <code>${outsideText(`${method} ${path}`)}</code></th><td>${outsideText(status)}</td><td class="number">${exercised === 0 ? 'never' : exercised}</td><td>${outsideText(exercised === 0 ? '' : unseen(fields))}</td></tr>`,
  );
  const table = markup`<table><thead><tr><th scope="col">Operation</th><th scope="col">Answer</th><th scope="col" class="number">Exercised</th><th scope="col">Fields</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section(
    'coverage',
    'Contract coverage',
    markup`<p>${seen} of ${operations.length} answers of the contract were seen.</p>${table}`,
  );
}

/** How many of the fields were seen, and which were not. */
function unseen(fields: NonNullable<NonNullable<Report['coverage']>[number]['fields']>): string {
  if (fields.length === 0) return 'none named';
  const never = fields.filter(({ exercised }) => exercised === 0).map(({ of, name }) => (of === 'request' ? `${name} (request)` : name));
  return `${fields.length - never.length} of ${fields.length}${never.length > 0 ? `; never ${never.join(', ')}` : ''}`;
}

/** Requirements of a later edition, which do not count yet. */
export function announced({ unscored = [] }: Report): MaybeSection {
  if (unscored.length === 0) return undefined;
  const rows = unscored.map(
    ({ id, verdict, since = '', got, reason }) =>
      markup`<div><dt><code>${outsideText(id)}</code></dt><dd>${verdict}${outsideText(got === undefined ? '' : `, got ${got}`)}${outsideText(reason === undefined ? '' : `, ${reason}`)}; counts from edition ${outsideText(since)}</dd></div>`,
  );
  return section('later', 'Not counted yet', markup`<dl class="facts">${rows}</dl>`);
}

export function facts({ facts: known }: Report): MaybeSection {
  const entries = Object.entries(known);
  if (entries.length === 0) return undefined;
  const rows = entries.map(
    ([name, value]) =>
      markup`<div><dt>${outsideText(name)}</dt><dd>${typeof value === 'object' && value !== null ? markup`<pre>${lines(JSON.stringify(value, null, 2).slice(0, 4_000))}</pre>` : outsideText(value === null ? 'left open by the contract' : String(value))}</dd></div>`,
  );
  return section('facts', 'Facts', markup`<dl class="facts">${rows}</dl>`);
}

/** How the report was made. */
export function about({ assay, edition, command, target, started, seed, exchanges }: Report): Section {
  const rows: [string, Markup | undefined][] = [
    ['Command', markup`<code>${outsideText(command)}</code>`],
    ['Document', target.document === undefined ? undefined : markup`<code>${outsideText(target.document)}</code>`],
    ['Started', when(started)],
    ['Contract', markup`edition ${edition}`],
    ['Assay', markup`${assay}`],
    ['Seed', seed === null ? undefined : markup`${seed}`],
    ['Exchanges', markup`${exchanges.length}`],
  ];
  const content = markup`<dl class="facts">${rows.map(([name, value]) => (value ? markup`<div><dt>${name}</dt><dd>${value}</dd></div>` : nothing))}</dl>`;
  return { ...section('about', 'About this run', content), short: 'About' };
}

const section = (id: string, title: string, content: Markup): Section => ({ id, title, content });
