import { countText } from '../../engine/documents/show.ts';
import { isOverdue } from '../../engine/judging/baseline.ts';
import { countsText } from '../../engine/ledger/ledger.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { baselineEntries, entryText } from '../baseline.ts';
import { byReason, groups } from '../groups.ts';
import type { ShownEvidence } from './evidence.ts';
import { foldedOutcomes } from './first.ts';
import { lines, type Markup, markup, outsideText, prose } from './markup.ts';
import { foldedPart, type Section, section, when } from './page.ts';
import { icon, tally, type Verdict, wordOf } from './verdicts.ts';

const openVerdicts: readonly Verdict[] = ['undecided', 'blocked', 'untested', 'not-applicable'];

export function notTested({ requirements }: Report): Markup[] {
  const all = requirements.filter(({ verdict }) => openVerdicts.includes(verdict));
  const rows = openVerdicts.flatMap((verdict) => {
    const own = all.filter((outcome) => outcome.verdict === verdict);
    return byReason(own).map(
      ([reason, outcomes]) =>
        markup`<li>${icon(verdict)}<div><b>${wordOf(verdict)}</b>${outcomes.every(({ byChoice }) => byChoice) && ' by choice'}: ${outsideText(reason)} ${foldedOutcomes(countText(outcomes.length, 'requirement'), outcomes)}</div></li>`,
    );
  });
  const content = rows.length > 0 && markup`<ul class="reasons">${rows}</ul>`;
  return foldedPart('not-tested', 'What was not tested, and why', tally(all), content);
}

/** How many notes of one requirement are shown, and how many exchanges of one note. */
const maxNotes = 20;
const maxLinks = 4;

/** Notes by requirement; one that has many of them, as most have, shows the first ones. */
function noteList(notes: Report['notes'], evidence: ShownEvidence): Markup | false {
  const exchangeLinks = (numbers: readonly number[]) =>
    numbers
      .filter(evidence.isShown)
      .slice(0, maxLinks)
      .map((number) => markup` <a href="#exchange-${number}">#${number}</a>`);
  const note = ({ text, at, exchanges = [] }: Report['notes'][number]) =>
    markup`<li>${outsideText(text)}${exchangeLinks(exchanges)}${at && markup` <code class="at">${outsideText(at)}</code>`}</li>`;
  const all = groups(notes, ({ id }) => id).map(
    ([id, own]) =>
      markup`<li><code class="id">${outsideText(id)}</code><ul>${own.slice(0, maxNotes).map(note)}</ul>${own.length > maxNotes && markup`<p class="remark">${own.length - maxNotes} more in report.json.</p>`}</li>`,
  );
  return all.length > 0 && markup`<ul class="notes">${all}</ul>`;
}

/** Notes that point to a risk: they have no verdict, but somebody should look. */
export const risks = ({ notes }: Report, evidence: ShownEvidence): Section[] => {
  const content = noteList(
    notes.filter(({ risk }) => risk),
    evidence,
  );
  return section(
    'risks',
    'Look at these too',
    content && markup`<p>Notes that point to a risk. They have no verdict.</p>${content}`,
    'Risks',
  );
};

export const noted = ({ notes }: Report, evidence: ShownEvidence): Markup[] => {
  const others = notes.filter(({ risk }) => !risk);
  return foldedPart('notes', 'Notes', `${countText(others.length, 'note')} without a verdict`, noteList(others, evidence));
};

/** Known failures: what they excuse, and those that now fail the run themselves. */
export function knownFailures(report: Report): Section[] {
  const entries = baselineEntries(report);
  const rows = entries.map((entry) => {
    const isAlarm = isOverdue(entry);
    return markup`<li${isAlarm && markup` class="alarm"`}>${isAlarm && markup`<b>${entry.state}:</b> `}${outsideText(entryText(entry))}</li>`;
  });
  const content = markup`<p>From <code>${outsideText(report.baseline?.file ?? '')}</code>; they do not change the exit status, and the verdict stays.</p><ul class="entries">${rows}</ul>`;
  return section('known', 'Known failures', rows.length > 0 && content);
}

/** What the run created: one of the details, and a section of its own if something may be left behind. */
export function ledger(report: Report): { isClean: boolean; parts: Markup[]; sections: Section[] } {
  const { unknown, left } = report.resources;
  const content = ledgerContent(report);
  return {
    isClean: unknown.length + left.length === 0,
    parts: foldedPart('ledger', 'What the run created and deleted', countsText(report.resources), content),
    sections: section('ledger', left.length > 0 ? 'Left behind' : 'Perhaps left behind', content),
  };
}

function ledgerContent({ resources: { made, undone, unknown, left, undo = 'assay reap' } }: Report): Markup | false {
  if (made + undone + unknown.length + left.length === 0) return false;
  const number = (name: string, value: number, isAlarm = false) =>
    markup`<div${isAlarm && value > 0 && markup` class="alarm"`}><dt>${name}</dt><dd>${value}</dd></div>`;
  const open = [...unknown.map((each) => ({ ...each, state: 'unknown' })), ...left.map((each) => ({ ...each, state: 'left behind' }))];
  const rows = open.map(
    ({ state, kind = '', addonId = '', resourceId = '', at, reason = '' }) =>
      markup`<tr><th scope="row">${state}</th><td data-name="kind">${outsideText(kind)}</td><td data-name="add-on"><code>${outsideText(addonId)}</code></td><td data-name="resource"><code>${outsideText(resourceId)}</code></td><td data-name="at">${outsideText(at)}</td><td data-name="why">${outsideText(reason)}</td></tr>`,
  );
  const remainders = markup`<table class="stacks"><caption>Run <code>${outsideText(undo)}</code> to delete them.</caption><thead><tr><th scope="col">State</th><th scope="col">Kind</th><th scope="col">Add-on</th><th scope="col">Resource</th><th scope="col">When</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
  return markup`<dl class="numbers">${number('created', made)}${number('deleted', undone)}${number('unknown', unknown.length, true)}${number('left behind', left.length, true)}</dl>${rows.length > 0 && remainders}`;
}

type Observed = Report['gaps'][number];

/** Gaps or assumptions: observed or assumed, never judged. */
export const unjudged = (id: string, title: string, what: string, all: readonly Observed[]): Markup[] =>
  foldedPart(id, title, `${countText(all.length, 'question')}. ${what}`, all.length > 0 && questions(all));

const questions = (all: readonly Observed[]): Markup =>
  markup`<dl class="questions">${all.map(
    (each) =>
      markup`<div><dt><code class="id">${outsideText(each.id)}</code> ${prose(each.question)}</dt>${each.reason !== undefined && markup`<dd>${prose(each.reason)}${each.source !== undefined && markup` <cite>${outsideText(each.source)}</cite>`}</dd>`}${each.observed !== undefined && markup`<dd><b>Observed:</b> ${prose(each.observed)}</dd>`}${each.assumes !== undefined && markup`<dd><b>Assumed:</b> ${prose(each.assumes)}</dd>`}${each.setting !== undefined && markup`<dd><b>Setting:</b> <code>${outsideText(each.setting)}</code>${each.value !== undefined && markup`, now ${outsideText(each.value)}`}</dd>`}</div>`,
  )}</dl>`;

export const exclusions = ({ exclusions: all = [] }: Report): Markup[] =>
  unjudged('exclusions', 'Exclusions', 'The contract says it, and no test from outside can see it.', all);

/** Which operations and answers of the contract the run exercised; left out if that is not known. */
export function coverage({ coverage: operations = [] }: Report): Markup[] {
  const seen = operations.filter(({ exercised }) => exercised > 0).length;
  const rows = operations.map(
    ({ operation, method, path, status, exercised, fields = [] }) =>
      markup`<tr${exercised === 0 && markup` class="never"`}><th scope="row">${outsideText(operation)} <code>${outsideText(`${method} ${path}`)}</code></th><td data-name="answer">${outsideText(status)}</td><td data-name="seen" class="number">${exercised === 0 ? 'never' : exercised}</td><td data-name="fields">${outsideText(exercised === 0 ? '' : unseen(fields))}</td></tr>`,
  );
  const content = markup`<table class="stacks"><thead><tr><th scope="col">Operation</th><th scope="col">Answer</th><th scope="col" class="number">Seen</th><th scope="col">Fields</th></tr></thead><tbody>${rows}</tbody></table>`;
  return foldedPart(
    'coverage',
    'Contract coverage',
    `${seen} of ${operations.length} answers of the contract were seen`,
    rows.length > 0 && content,
  );
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
export function announced({ unscored = [] }: Report): Markup[] {
  const rows = unscored.map(({ id, verdict, since = '', got, reason }) => {
    const value = markup`${verdict}${outsideText(got === undefined ? '' : `, got ${got}`)}${outsideText(reason === undefined ? '' : `, ${reason}`)}; counts from edition ${outsideText(since)}`;
    return [markup`<code>${outsideText(id)}</code>`, value] as const;
  });
  return foldedPart('later', 'Not counted yet', countText(rows.length, 'requirement'), factList(rows));
}

export function facts({ facts: known }: Report): Markup[] {
  const shown = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? markup`<pre>${lines(JSON.stringify(value, null, 2).slice(0, 4_000))}</pre>`
      : outsideText(value === null ? 'left open by the contract' : String(value));
  const rows = Object.entries(known).map(([name, value]) => [outsideText(name), shown(value)] as const);
  return foldedPart('facts', 'Facts', countText(rows.length, 'fact'), factList(rows));
}

export function about({ assay, edition, command, target, started, seed, exchanges }: Report): Markup[] {
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
  return foldedPart('about', 'About this run', markup`edition ${edition}, Assay ${assay}`, factList(shownRows));
}
