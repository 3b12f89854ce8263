import { header } from '../outputs/header.ts';
import { type ContractRow, contractSection, noticedShare } from './contract.ts';
import type { FaultRow, MutationRow, OddityRow, Requirement } from './data.ts';
import { markdown } from './markdown.ts';

interface Proof {
  requirements: Requirement[];
  faults: Record<string, FaultRow>;
  oddities: Record<string, OddityRow>;
  contract: Record<string, ContractRow>;
  mutation: Record<string, MutationRow>;
  /** Tables of other proofs, as they were published. */
  others: Record<string, Record<string, unknown>>;
}

/** Pictures that `npm run bench` writes beside its tables. */
const pictures: Record<string, string> = {
  bench: '\n![Time and memory of a certification over the number of drawn bodies](proof/bench.svg)\n',
  scale: '\n![Time of the processor and memory of a shard over the number of targets](proof/scale.svg)\n',
};

/** The text before a table whose columns do not explain themselves. */
const prefaces: Record<string, string> = {
  'do-nothing': `A target that does nothing may not pass: each of these went through the public command, and each requirement that it passes is named with the reason why it is true of it. Everything else fails, is blocked, untested or not applicable.

`,
  scale: `Reference partners in one process, judged by eight shards at the same time: one install, one sign-on and one delete each. One shard is killed in the middle of its work and resumed. \`npm run bench -- --scale\` measures it.

`,
};

const titles: Record<string, string> = {
  'do-nothing': 'Targets that do nothing',
  hostile: 'Hostile targets',
  hunt: 'Flakes',
  bench: 'Bench',
  scale: 'Large fleets',
};

export function proofPage({ requirements, faults, oddities, contract, mutation, others }: Proof): string {
  const killers = killersOf(faults);
  const alive = requirements.filter(({ id }) => !killers.has(id)).map(({ id }) => id);
  const parts = Object.entries(others).filter(([, table]) => Object.keys(table).length > 0);
  return `<!-- ${header} -->

# Proof

Nobody should have to believe a test suite. Each covered requirement is broken on purpose, in a reference implementation or in a document, and has to notice; unusual but legal implementations have to pass. Everything here went through the public command. \`npm run prove\` makes all of it anew.

${markdown([
  { what: 'covered musts and shoulds', figure: requirements.length },
  { what: 'killed by a fault that names them', figure: share(requirements.length - alive.length, requirements.length) },
  { what: 'faults', figure: counts(Object.keys(faults)) },
  {
    what: 'faults caught by all that they break',
    figure: share(Object.values(faults).filter(isCaught).length, Object.keys(faults).length),
  },
  {
    what: 'false alarms: musts that fail for a fault that does not name them',
    figure: Object.values(faults).flatMap(({ alarms }) => alarms).length,
  },
  { what: 'combinations of oddities', figure: counts(Object.keys(oddities)) },
  { what: 'statements of the contract whose change is noticed', figure: share(...noticedShare(contract)) },
  { what: 'false alarms on oddities', figure: Object.values(oddities).flatMap(({ alarms }) => alarms).length },
])}${listed('Killed by no fault', alive)}${listed(
  'Not caught by all that they break',
  Object.keys(faults).filter((name) => !isCaught(faults[name])),
)}${listed('Alarms', alarmsIn({ ...faults, ...oddities }))}
## The matrix

A row is a requirement, a column a fault. A strong mark: the fault breaks it, and it noticed. A faint one: it noticed as well, as the fault says it may. The number at the end counts the strong ones.

![Requirements and the faults that they notice](proof.svg)

A fault counts as caught when each requirement that it breaks fails with a problem of its own, in a run that came to its end. Where a crash, a time-out or a blocked requirement is all there is, nothing was caught. No must that the fault does not name may fail.

${tables(requirements, killers)}
## Oddities

What the contract leaves open is decided in unusual ways: statuses, kinds of redirect, forms of ids, cookies, framing, case of headers, further fields, delays, forms that are accepted once. Each combination decides ${range(Object.values(oddities).map(({ of }) => of))} things at once, so that every two that can go together do, the usual choices included. The seed ${[...new Set(Object.values(oddities).map(({ seed }) => seed))].join(', ')} repeats them; \`ASSAY_SEED\` takes another, \`ASSAY_COMBINATION\` one of them.
${contractSection(contract)}${mutantsOf(mutation)}${parts.map(([name, table]) => `\n## ${titles[name]}\n\n${prefaces[name] ?? ''}${markdown(table)}${pictures[name] ?? ''}`).join('')}`;
}

function mutantsOf(mutation: Record<string, MutationRow>): string {
  if (Object.keys(mutation).length === 0) return '';
  return `
## Mutants of our own code

Stryker changes our code in small ways, one at a time, and the unit tests have to notice. Each row says on which day its folder was measured: the code may have changed since. Only the folders in this table were measured; \`npm run mutate -- rules/sso\` measures one.

${markdown(mutation)}`;
}

/** For each requirement, the faults that break it and that it noticed. */
export function killersOf(faults: Record<string, FaultRow>): Map<string, string[]> {
  const killers = new Map<string, string[]>();
  for (const [name, { breaks, caught }] of Object.entries(faults))
    for (const id of breaks.filter((one) => caught.includes(one))) killers.set(id, [...(killers.get(id) ?? []), nameOf(name)]);
  return killers;
}

const nameOf = (key: string) => key.split(' ')[1] ?? key;
const isCaught = (row: FaultRow | undefined) => row?.breaks.every((id) => row.caught.includes(id)) ?? false;
const share = (part: number, whole: number) => `${part} of ${whole}, ${whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10} %`;

const range = (numbers: number[]) => (numbers.length === 0 ? 'no' : `${Math.min(...numbers)} to ${Math.max(...numbers)}`);

/** The number in all, then for each kind of target. */
function counts(names: string[]): string {
  const kindOf = (name: string) => name.split(/[ -]/)[0];
  const kinds = [...new Set(names.map(kindOf))];
  return `${names.length} (${kinds.map((kind) => `${kind} ${names.filter((name) => kindOf(name) === kind).length}`).join(', ')})`;
}

const alarmsIn = (rows: Record<string, { alarms: string[] }>) =>
  Object.entries(rows).flatMap(([name, { alarms }]) => (alarms.length > 0 ? [`${name}: ${alarms.join(', ')}`] : []));

const listed = (title: string, names: string[]) =>
  names.length === 0 ? '' : `\n**${title}:**\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;

function tables(requirements: Requirement[], killers: Map<string, string[]>): string {
  const surfaces = [...new Set(requirements.map(({ surface }) => surface))];
  return surfaces
    .map((surface) => {
      const own = requirements.filter((one) => one.surface === surface);
      const rows = own.map(({ id, level }) => ({
        requirement: `\`${id}\``,
        level,
        'killed by': killers.get(id)?.join(', ') ?? '**nothing**',
      }));
      return `<details><summary>${surface}: ${own.length} requirements</summary>\n\n${markdown(rows)}\n</details>\n`;
    })
    .join('\n');
}
