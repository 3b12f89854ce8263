import { header } from '../outputs/header.ts';
import { type ContractRow, noticedShare } from './contract.ts';
import type { FaultRow, MutationRow, OddityRow, Requirement } from './data.ts';
import { certifiedPairs, type Hidden, hiddenRows, missedSection } from './hidden.ts';
import { markdown } from './markdown.ts';

type Table = Record<string, Record<string, unknown>>;

interface Proof {
  requirements: Requirement[];
  faults: Record<string, FaultRow>;
  oddities: Record<string, OddityRow>;
  hidden: Hidden;
  contract: Record<string, ContractRow>;
  mutation: Record<string, MutationRow>;
  /** Tables of other proofs, as they were published. */
  others: Record<string, Record<string, unknown>>;
}

/** One page for people: what is proved, the figures of the last whole run, and where the data behind them is. */
export function proofPage({ requirements, faults, oddities, hidden, contract, mutation, others }: Proof): string {
  const killed = killersOf(faults);
  const alive = requirements.filter(({ id }) => !killed.has(id)).map(({ id }) => id);
  const uncaught = Object.keys(faults).filter((name) => !isCaught(faults[name]));
  const unnoticed = Object.entries(contract).filter(([, { by }]) => by === undefined);
  const rowsOf = (name: string) => Object.values((others[name] ?? {}) as Table);
  const sum = (name: string, column: string) => rowsOf(name).reduce((all, row) => all + Number(row[column] ?? 0), 0);
  const { Commands: commands = {} } = others.bench ?? {};
  const survived = Object.values(mutation).reduce((all, row) => all + row.survived, 0);
  const mutants = Object.values(mutation).reduce((all, row) => all + row.mutants, 0);
  return `<!-- ${header} -->

# Proof

A wrong checker is worse than no checker, and nobody should have to believe a test suite. This page says how Assay is tested itself, with the figures of the last whole run. \`npm test\` runs a part of every table, \`npm run prove\` all of it; \`docs/proof/\` has the data, a row for each target.

${markdown([
  {
    'what is shown': '**Faults**: a reference with one decision replaced. Every covered must and should notices a fault that names it.',
    figure: `${share(requirements.length - alive.length, requirements.length)} requirements`,
    data: link('faults'),
  },
  {
    'what is shown': 'All that a fault breaks fails with a problem of its own; a crash does not count.',
    figure: `${share(Object.keys(faults).length - uncaught.length, Object.keys(faults).length)} faults (${kinds(Object.keys(faults))})`,
    data: link('faults'),
  },
  {
    'what is shown': 'No other required check fails for it.',
    figure: `${alarmsIn(faults).length} false alarms`,
    data: link('faults'),
  },
  {
    'what is shown': '**Oddities**: unusual but legal implementations, combined so that every two that can go together do, pass.',
    figure: `${Object.keys(oddities).length} combinations, ${alarmsIn(oddities).length} false alarms`,
    data: link('oddities'),
  },
  ...hiddenRows(hidden, link),
  {
    'what is shown':
      '**Contract mutants**: one statement of the documents, or one value of specs/values, is changed; a verdict or a request changes.',
    figure: share(...noticedShare(contract)),
    data: `${link('contract')}, ${link('contract-values')}`,
  },
  {
    'what is shown': '**Targets that do nothing** pass nothing without a reason.',
    figure: `${rowsOf('do-nothing').length} targets, ${sum('do-nothing', 'passes')} explained passes`,
    data: link('do-nothing'),
  },
  {
    'what is shown': '**Hostile targets**: each run ends in time, in bounded memory, with no secret in any file.',
    figure: `${rowsOf('hostile').length} attacks, ${sum('hostile', 'wrong')} wrong`,
    data: link('hostile'),
  },
  {
    'what is shown': '**Flakes**: the same verdicts under load and over a lossy link.',
    figure: `${sum('hunt', 'verdicts')} verdicts, ${sum('hunt', 'differing')} differing`,
    data: link('hunt'),
  },
  {
    'what is shown': '**Mutants of our own code**, in the folders that were measured: a unit test notices.',
    figure: share(mutants - survived, mutants),
    data: link('mutation'),
  },
])}${listed('Killed by no fault', alive)}${listed('Certified although a must is broken', certifiedPairs(hidden))}${listed('Not caught by all that they break', uncaught)}${listed('Alarms', alarmsIn({ ...faults, ...oddities }))}
Beside the tables: cases for every rule, valid and invalid (\`assay explain ID\` shows some of them); other people's code to compare with (OAuth 1 libraries, \`sha512sum\`, a real browser, an XML parser, published schemas); references that share no code with the rest; guides whose commands the tests run.

## The matrix

A row is a requirement, a column a fault. A strong mark: the fault breaks it, and it noticed. A faint one: it noticed as well, as the fault says it may. The number at the end counts the strong ones.

![Requirements and the faults that they notice](proof.svg)

## Bench

The commands beside an empty Playwright run or a bare \`node\`, as ratios; \`npm run bench\` measures them, and [bench.json](proof/bench.json) has the rest.

${markdown(onlyColumns(commands as Table, ['times', 'by', 'megabytes', 'exchanges', 'installs']))}
![Time and memory of a certification over the number of drawn bodies](proof/bench.svg)

Large fleets: \`npm run bench -- --scale\` judges reference partners in eight shards, of which one is killed and resumed ([scale.json](proof/scale.json)).

![Time of the processor and memory of a shard over the number of targets](proof/scale.svg)

## What no change notices

Statements of the documents whose change nothing notices, each with its reason:

${unnoticed.map(([name, { reason = 'no reason yet' }]) => `- \`${name}\`: ${reason}\n`).join('') || 'None.\n'}${missedSection(hidden)}`;
}

const link = (name: string) => `[${name}.json](proof/${name}.json)`;

const onlyColumns = (table: Table, columns: string[]): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, Object.fromEntries(columns.flatMap((key) => (key in row ? [[key, row[key]]] : [])))]),
  );

/** For each requirement, the faults that break it and that it noticed. */
export function killersOf(faults: Record<string, FaultRow>): Map<string, string[]> {
  const killers = new Map<string, string[]>();
  for (const [name, { breaks, caught }] of Object.entries(faults))
    for (const id of breaks.filter((one) => caught.includes(one))) killers.set(id, [...(killers.get(id) ?? []), nameOf(name)]);
  return killers;
}

const nameOf = (key: string) => key.split(' ')[1] ?? key;
const isCaught = (row: FaultRow | undefined) => row?.breaks.every((id) => row.caught.includes(id)) ?? false;
const share = (part: number, whole: number) => `${part} of ${whole}`;

/** How many there are for each kind of target. */
function kinds(names: string[]): string {
  const kindOf = (name: string) => name.split(/[ -]/)[0];
  return [...new Set(names.map(kindOf))].map((kind) => `${kind} ${names.filter((name) => kindOf(name) === kind).length}`).join(', ');
}

const alarmsIn = (rows: Record<string, { alarms: string[] }>) =>
  Object.entries(rows).flatMap(([name, { alarms }]) => (alarms.length > 0 ? [`${name}: ${alarms.join(', ')}`] : []));

const listed = (title: string, names: string[]) =>
  names.length === 0 ? '' : `\n**${title}:**\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;
