import { type ContractRow, noticedShare } from './contract.ts';
import type { FaultRow, MutationRow, OddityRow, Requirement } from './data.ts';
import { certifiedPairs, type Hidden, hiddenFigures, missedSection } from './hidden.ts';
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

/** The guide on proof, with the figures of the last whole run at its marks. */
export function proofPage(guide: string, { requirements, faults, oddities, hidden, contract, mutation, others }: Proof): string {
  const killed = killersOf(faults);
  const alive = requirements.filter(({ id }) => !killed.has(id)).map(({ id }) => id);
  const uncaught = Object.keys(faults).filter((name) => !isCaught(faults[name]));
  const unnoticed = Object.entries(contract).filter(([, { by }]) => by === undefined);
  const rowsOf = (name: string) => Object.values((others[name] ?? {}) as Table);
  const sum = (name: string, column: string) => rowsOf(name).reduce((all, row) => all + Number(row[column] ?? 0), 0);
  const { Commands: commands = {} } = others.bench ?? {};
  const survived = Object.values(mutation).reduce((all, row) => all + row.survived, 0);
  const mutants = Object.values(mutation).reduce((all, row) => all + row.mutants, 0);
  const missed = unnoticed.map(([name, { reason = 'no reason yet' }]) => `- \`${name}\`: ${reason}\n`).join('') || 'None.\n';
  return filled(guide, {
    requirements: `${share(requirements.length - alive.length, requirements.length)} requirements`,
    faults: `${share(Object.keys(faults).length - uncaught.length, Object.keys(faults).length)} faults (${kinds(Object.keys(faults))})`,
    alarms: `${alarmsIn(faults).length} false alarms`,
    oddities: `${Object.keys(oddities).length} combinations, ${alarmsIn(oddities).length} false alarms`,
    ...hiddenFigures(hidden),
    contract: share(...noticedShare(contract)),
    idle: `${rowsOf('do-nothing').length} targets, ${sum('do-nothing', 'passes')} explained passes`,
    hostile: `${rowsOf('hostile').length} attacks, ${sum('hostile', 'wrong')} wrong`,
    flakes: `${sum('hunt', 'verdicts')} verdicts, ${sum('hunt', 'differing')} differing`,
    mutants: share(mutants - survived, mutants),
    'not shown': [
      listed('Killed by no fault', alive),
      listed('Certified although a must is broken', certifiedPairs(hidden)),
      listed('Not caught by all that they break', uncaught),
      listed('Alarms', alarmsIn({ ...faults, ...oddities })),
    ].join(''),
    matrix: '![Requirements and the faults that they notice](proof.svg)',
    bench: `${markdown(onlyColumns(commands as Table, ['times', 'by', 'megabytes', 'exchanges', 'installs']))}\n![Time and memory of a certification over the number of drawn bodies](proof/bench.svg)`,
    scale: '![Time of the processor and memory of a shard over the number of targets](proof/scale.svg)',
    unnoticed: `${missed}${missedSection(hidden)}`,
  });
}

/** The guide with a text in place of each comment that names it. */
const filled = (guide: string, texts: Record<string, string>): string =>
  Object.entries(texts).reduce((text, [name, own]) => text.replace(`<!-- ${name} -->`, () => own), guide);

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
  names.length === 0 ? '' : `**${title}:**\n\n${names.map((name) => `- ${name}`).join('\n')}\n\n`;
