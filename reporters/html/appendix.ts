import { countText } from '../../engine/documents/show.ts';
import { isOverdue } from '../../engine/judging/baseline.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { baselineEntries, entryText } from '../baseline.ts';
import { byReason, groups } from '../groups.ts';
import type { ShownEvidence } from './evidence.ts';
import { foldedOutcomes } from './first.ts';
import { lines, type Markup, markup, outsideText, prose } from './markup.ts';
import { type Section, section, when } from './page.ts';
import { icon, wordOf } from './verdicts.ts';

export function notTested({ requirements }: Report): Section[] {
  const rows = (['undecided', 'blocked', 'untested', 'not-applicable'] as const).flatMap((verdict) => {
    const own = requirements.filter((outcome) => outcome.verdict === verdict);
    return byReason(own).map(
      ([reason, outcomes]) =>
        markup`<li>${icon(verdict)}<div><b>${wordOf(verdict)}</b>${outcomes.every(({ byChoice }) => byChoice) && ' by choice'}: ${outsideText(reason)} ${foldedOutcomes(countText(outcomes.length, 'requirement'), outcomes)}</div></li>`,
    );
  });
  return section('not-tested', 'What was not tested, and why', rows.length > 0 && markup`<ul class="reasons">${rows}</ul>`, 'Not tested');
}

/** How many notes of one requirement are shown, and how many exchanges of one note. */
const maxNotes = 20;
const maxLinks = 4;

export function noted({ notes }: Report, evidence: ShownEvidence): Section[] {
  const exchangeLinks = (numbers: readonly number[]) =>
    numbers
      .filter(evidence.isShown)
      .slice(0, maxLinks)
      .map((number) => markup` <a href="#exchange-${number}">#${number}</a>`);
  const note = ({ text, at, exchanges = [] }: Report['notes'][number]) =>
    markup`<li>${outsideText(text)}${at && markup` <code class="at">${outsideText(at)}</code>`}${exchangeLinks(exchanges)}</li>`;
  const all = groups(notes, ({ id }) => id).map(
    ([id, own]) =>
      markup`<li><code class="id">${outsideText(id)}</code><ul>${own.slice(0, maxNotes).map(note)}</ul>${own.length > maxNotes && markup`<p class="remark">${own.length - maxNotes} more in report.json.</p>`}</li>`,
  );
  return section('notes', 'Notes', all.length > 0 && markup`<p>Good to know. Notes have no verdict.</p><ul class="notes">${all}</ul>`);
}

/** Known failures: what they excuse, and those that now fail the run themselves. */
export function knownFailures(report: Report): Section[] {
  const rows = baselineEntries(report).map((entry) => {
    const isAlarm = isOverdue(entry);
    return markup`<li${isAlarm && markup` class="alarm"`}>${isAlarm && markup`<b>${entry.state}:</b> `}${outsideText(entryText(entry))}</li>`;
  });
  const content = markup`<p>From <code>${outsideText(report.baseline?.file ?? '')}</code>; they do not change the exit status, and the verdict stays.</p><ul class="entries">${rows}</ul>`;
  return section('known', 'Known failures', rows.length > 0 && content);
}

/** What the run created, and what it left behind. */
export function ledger({ resources: { made, undone, unknown, left, undo = 'assay reap' } }: Report): Section[] {
  if (made + undone + unknown.length + left.length === 0) return [];
  const number = (name: string, value: number, isAlarm = false) =>
    markup`<div${isAlarm && value > 0 && markup` class="alarm"`}><dt>${name}</dt><dd>${value}</dd></div>`;
  const open = [...unknown.map((each) => ({ ...each, state: 'unknown' })), ...left.map((each) => ({ ...each, state: 'left behind' }))];
  const rows = open.map(
    ({ state, kind = '', addonId = '', resourceId = '', at, reason = '' }) =>
      markup`<tr><th scope="row">${state}</th><td data-name="kind">${outsideText(kind)}</td><td data-name="add-on"><code>${outsideText(addonId)}</code></td><td data-name="resource"><code>${outsideText(resourceId)}</code></td><td data-name="at">${outsideText(at)}</td><td data-name="why">${outsideText(reason)}</td></tr>`,
  );
  const remainders = markup`<table class="stacks"><caption>Run <code>${outsideText(undo)}</code> to delete them.</caption><thead><tr><th scope="col">State</th><th scope="col">Kind</th><th scope="col">Add-on</th><th scope="col">Resource</th><th scope="col">When</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
  const content = markup`<dl class="numbers">${number('created', made)}${number('deleted', undone)}${number('unknown', unknown.length, true)}${number('left behind', left.length, true)}</dl>${rows.length > 0 && remainders}`;
  return section('ledger', 'What the run created and deleted', content, 'Ledger');
}

type Observed = Report['gaps'][number];

/** Gaps or assumptions: observed or assumed, never judged. */
export const unjudged = (id: string, title: string, what: string, all: readonly Observed[]): Section[] =>
  section(id, title, all.length > 0 && markup`<p>${what}</p>${questions(all)}`);

const questions = (all: readonly Observed[]): Markup =>
  markup`<dl class="questions">${all.map(
    (each) =>
      markup`<div><dt><code class="id">${outsideText(each.id)}</code> ${prose(each.question)}</dt>${each.reason !== undefined && markup`<dd>${prose(each.reason)}${each.source !== undefined && markup` <cite>${outsideText(each.source)}</cite>`}</dd>`}${each.observed !== undefined && markup`<dd><b>Observed:</b> ${prose(each.observed)}</dd>`}${each.assumes !== undefined && markup`<dd><b>Assumed:</b> ${prose(each.assumes)}</dd>`}${each.setting !== undefined && markup`<dd><b>Setting:</b> <code>${outsideText(each.setting)}</code>${each.value !== undefined && markup`, now ${outsideText(each.value)}`}</dd>`}</div>`,
  )}</dl>`;

/** Folded, because the reader has nothing to do about it. */
export function exclusions({ exclusions: all = [] }: Report): Section[] {
  const content = markup`<p>What the contract says and no test from outside can see. It was not judged, and does not count for the verdict.</p><details class="folded"><summary>${countText(all.length, 'question')}, each with the reason</summary>${questions(all)}</details>`;
  return section('exclusions', 'Exclusions', all.length > 0 && content);
}

/** Which operations and answers of the contract the run exercised; left out if that is not known. */
export function coverage({ coverage: operations = [] }: Report): Section[] {
  const seen = operations.filter(({ exercised }) => exercised > 0).length;
  const rows = operations.map(
    ({ operation, method, path, status, exercised, fields = [] }) =>
      markup`<tr${exercised === 0 && markup` class="never"`}><th scope="row">${outsideText(operation)} <code>${outsideText(`${method} ${path}`)}</code></th><td>${outsideText(status)}</td><td class="number">${exercised === 0 ? 'never' : exercised}</td><td>${outsideText(exercised === 0 ? '' : unseen(fields))}</td></tr>`,
  );
  const content = markup`<p>${seen} of ${operations.length} answers of the contract were seen.</p><table><thead><tr><th scope="col">Operation</th><th scope="col">Answer</th><th scope="col" class="number">Exercised</th><th scope="col">Fields</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section('coverage', 'Contract coverage', rows.length > 0 && content);
}

/** In which contexts attempts were made. Folded, because the reader has nothing to do about it. */
export function contexts({ contexts: surfaces = [] }: Report): Section[] {
  const rows = surfaces.flatMap(({ surface, deviations, dimensions }) =>
    dimensions.map(
      ({ name, values, met, possible }) =>
        markup`<tr><th scope="row">${outsideText(surface)}: ${outsideText(name)}</th><td>${outsideText(values.join(', '))}</td><td class="number">${met} of ${possible}</td><td class="number">${deviations.length}</td></tr>`,
    ),
  );
  const attempts = surfaces.reduce((sum, one) => sum + one.attempts, 0);
  const table = markup`<table><thead><tr><th scope="col">What varied</th><th scope="col">Values</th><th scope="col" class="number">Pairs met</th><th scope="col" class="number">Deviations</th></tr></thead><tbody>${rows}</tbody></table>`;
  const content = markup`<p>What had to be refused was sent as different callers send it. A pair is one deviation with one value.</p><details class="folded"><summary>${countText(attempts, 'attempt')} in different contexts</summary>${table}</details>`;
  return section('contexts', 'Contexts', rows.length > 0 && content);
}

/** How many of the fields were seen, and which were not. */
function unseen(fields: NonNullable<NonNullable<Report['coverage']>[number]['fields']>): string {
  if (fields.length === 0) return 'none named';
  const never = fields.filter(({ exercised }) => exercised === 0).map(({ of, name }) => (of === 'request' ? `${name} (request)` : name));
  return `${fields.length - never.length} of ${fields.length}${never.length > 0 ? `; never ${never.join(', ')}` : ''}`;
}

const factList = (rows: readonly (readonly [name: Markup, value: Markup])[]): Markup | false =>
  rows.length > 0 && markup`<dl class="facts">${rows.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** Requirements of a later edition, which do not count yet. */
export function announced({ unscored = [] }: Report): Section[] {
  const rows = unscored.map(({ id, verdict, since = '', got, reason }) => {
    const value = markup`${verdict}${outsideText(got === undefined ? '' : `, got ${got}`)}${outsideText(reason === undefined ? '' : `, ${reason}`)}; counts from edition ${outsideText(since)}`;
    return [markup`<code>${outsideText(id)}</code>`, value] as const;
  });
  return section('later', 'Not counted yet', factList(rows));
}

export function facts({ facts: known }: Report): Section[] {
  const shown = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? markup`<pre>${lines(JSON.stringify(value, null, 2).slice(0, 4_000))}</pre>`
      : outsideText(value === null ? 'left open by the contract' : String(value));
  return section('facts', 'Facts', factList(Object.entries(known).map(([name, value]) => [outsideText(name), shown(value)])));
}

export function about({ assay, edition, command, target, started, seed, exchanges }: Report): Section[] {
  const rows: Record<string, Markup | false> = {
    Command: markup`<code>${outsideText(command)}</code>`,
    Document: target.document !== undefined && markup`<code>${outsideText(target.document)}</code>`,
    Started: when(started),
    Contract: markup`edition ${edition}`,
    Assay: markup`${assay}`,
    Seed: seed !== null && markup`${seed}`,
    Exchanges: markup`${exchanges.length}`,
  };
  const shownRows = Object.entries(rows).flatMap(([name, value]) => (value ? [[markup`${name}`, value] as const] : []));
  return section('about', 'About this run', factList(shownRows), 'About');
}
