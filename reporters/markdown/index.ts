import { readingText, sourceText } from '../../engine/catalogue/catalogue.ts';
import { countText } from '../../engine/documents/show.ts';
import { countsText, remainderText } from '../../engine/ledger/ledger.ts';
import type { BaselineEntry, Outcome, Report } from '../../specs/generated/schemas.ts';
import { baselineEntries, baselineEntryFor } from '../baseline.ts';
import { causesIn, riskFirst } from '../causes.ts';
import { byReason, groups } from '../groups.ts';
import { answerTexts, hintsOf, outageWord, pageOf, surfaceTitle, titleOf, type Unscored } from '../words.ts';
import { fit } from './fit.ts';
import { block, code, prose } from './text.ts';

/** How many problems of one requirement are written. */
const maxProblems = 5;

/** The report as Markdown for a pull request's comment or a step's summary: it fits the size limit, and says what was cut. */
export function markdown(report: Report, hasPages = true): string {
  const { target, verdict, because, counts, requirements, outage } = report;
  const of = (wanted: Outcome['verdict']) => requirements.filter((outcome) => outcome.verdict === wanted);
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const blocked = causesIn(requirements).rootless.map(([root, own]): [string, Outcome[]] => [`by ${root}`, own]);
  const start = [
    `## ${titleOf(verdict)}: ${code(target.name)}`,
    `${prose(because)}.`,
    ...(outage ? [`**${outageWord(outage)}** ${prose(outage.says)}. ${prose(outage.hint)}`] : []),
    [row(Object.keys(counts)), row(Object.keys(counts).map(() => '---')), row(Object.values(counts))].join('\n'),
  ].join('\n\n');
  return fit(
    start,
    [
      ['failures', 'To fix', of('fail').map((outcome) => problem(outcome, report, hasPages))],
      ['known failures', 'Known failures', baselineEntries(report).map(knownFailure)],
      [
        'warnings',
        'Warnings',
        of('warn')
          .sort(riskFirst)
          .map((outcome) => problem(outcome, report, hasPages)),
      ],
      ['groups of blocked requirements', 'Blocked', folded(blocked)],
      ['groups of undecided requirements', 'Undecided', folded(byReason(of('undecided')))],
      ['resources', 'Left behind', leftBehind(report)],
      ['groups of requirements that were not tested', 'Not tested', folded(byReason(of('untested')))],
      ['notes', 'Notes', report.notes.map(({ id, at, text }) => `- ${code(id)} ${at ? code(at) : ''} ${prose(text)}`)],
      ['requirements of a later edition', 'Not counted yet', (report.unscored ?? []).map(announced)],
      ['surfaces', 'Surfaces', [surfaces(report)]],
    ],
    `Edition ${prose(report.edition)}, Assay ${prose(report.assay)}, ${prose(report.started)}, ${code(report.command)}`,
  );
}

/** One requirement that opens to where, expected, got, what to change and how to repeat it. */
function problem(outcome: Outcome, report: Report, hasPages: boolean): string {
  const { id, level, text, readings = [], problems = [], repeat } = outcome;
  const blocked = report.requirements.filter(({ blockedBy }) => blockedBy === id).map((one) => one.id);
  const known = baselineEntryFor(report, id);
  const page = hasPages ? pageOf(id) : undefined;
  const lines = [
    ...problems
      .slice(0, maxProblems)
      .map(({ at, expected, got }) => `- ${at ? `${code(at)} ` : ''}expected ${code(expected)}, got ${code(got)}`),
    ...answerTexts(outcome.problems ?? [], maxProblems).map((answer) => `- **Answer** ${code(answer)}`),
    ...(problems.length > maxProblems ? [`- and ${problems.length - maxProblems} more in report.json`] : []),
    ...hintsOf(outcome, maxProblems).flatMap((advice) => (advice === '' ? [] : `- **Fix** ${prose(advice)}`)),
    `- **Contract** ${prose(sourceText(outcome))}, ${level}`,
    ...(outcome.judgedWith === undefined ? [] : [`- ${judgedWithText(outcome.judgedWith)}`]),
    `- **More** ${page === undefined ? code(`assay explain ${id}`) : `[${prose(id)}](${page})`}`,
    ...readings.map((reading) => `- **Read as:** ${readingText(reading, prose)}`),
    ...(known ? [`- **Known** ${prose(known.reason)} (${prose(known.owner)}, until ${prose(known.expires)})`] : []),
    ...(blocked.length > 0
      ? [
          `- **Blocks ${countText(blocked.length, 'check')}** ${blocked.slice(0, 20).map(code).join(', ')}${blocked.length > 20 ? ', …' : ''}`,
        ]
      : []),
  ];
  if (outcome.cause !== undefined) lines.unshift(`- **Cause** ${prose(outcome.cause)}`);
  if (outcome.sameCauseAs !== undefined) lines.unshift(`- For the same cause as ${code(outcome.sameCauseAs)}`);
  const command = repeat ? `\n\n${block(repeat)}` : '';
  return `<details><summary>${code(id)} ${prose(text)}</summary>\n\n${lines.join('\n')}${command}\n\n</details>`;
}

const knownFailure = ({ requirement, state, kind, owner, expires, reason, says }: BaselineEntry): string =>
  `- **${state}** ${code(requirement)} (${kind}, ${prose(owner)}, until ${prose(expires)}): ${prose(says ?? reason)}`;

const announced = ({ id, verdict, since = '', got }: Unscored): string =>
  `- ${code(id)} **${verdict}**${got === undefined ? '' : `: got ${code(got)}`}, counts from edition ${prose(since)}`;

const folded = (all: [reason: string, outcomes: Outcome[]][]): string[] =>
  all.map(([reason, blocked]) => {
    const ids = blocked.slice(0, 100).map(({ id }) => code(id));
    const more = blocked.length > ids.length ? `, and ${blocked.length - ids.length} more` : '';
    return `<details><summary>${blocked.length}: ${prose(reason)}</summary>\n\n${ids.join(', ')}${more}\n\n</details>`;
  });

function leftBehind({ resources }: Report): string[] {
  const open = [...resources.unknown, ...resources.left].map((one) => `- ${code(remainderText(one))}`);
  return open.length > 0 ? [`${countsText(resources)}.`, ...open] : [];
}

function surfaces({ requirements }: Report): string {
  const rows = groups(requirements, ({ surface }) => surface).map(([surface, own]) => {
    const verdicts = groups(own, ({ verdict }) => verdict).map(([verdict, of]) => `${of.length} ${verdict}`);
    return `| ${prose(surfaceTitle(surface))} | ${verdicts.join(', ')} |`;
  });
  return ['| surface | outcomes |', '| --- | --- |', ...rows].join('\n');
}

const judgedWithText = (recipe: string): string =>
  recipe === 'contract' ? 'Judged only by the answer to the form: the panel does not open' : `Judged with your recipe (${code(recipe)})`;
