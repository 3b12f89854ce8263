import { existsSync, readFileSync } from 'node:fs';
import {
  catalogue,
  evidenceText,
  isRequirement,
  needsText,
  type Requirement,
  type Row,
  readingsOf,
  readingText,
  requirements,
} from '../../engine/catalogue/catalogue.ts';
import { contract } from '../../engine/contract/contract.ts';
import { placesOf } from '../../engine/contract/places.ts';
import { isOfDocuments, statedBy } from '../../engine/contract/stated.ts';
import { fold } from '../../reporters/fold.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { noRequirement } from '../selection/suggest.ts';
import { spaceTable } from './space.ts';

export function explainRow({ id, json }: Arguments['explain'], io: Io): number {
  const { rows } = catalogue();
  const row = rows.find((one) => one.id === id);
  const ids = rows.map((known) => known.id);
  if (!row) throw new UsageError(`assay: ${noRequirement(id, ids)}`);
  io.out(json ? JSON.stringify(row, null, 2) : fold(text(row), io.columns));
  return 0;
}

function text(row: Row): string {
  const fields: [string, string | undefined][] = isRequirement(row)
    ? [
        ['Source', row.inferred ? `${row.source} (inferred: the contract does not state it)` : row.source],
        ['Counts', row.since && `from the edition ${row.since} on`],
        ['Applies', row.when && `when ${row.when}`],
        ['Needs', needsText(row.needs)],
        ['Judged', row.judged],
        ['Passes', evidenceText(row)],
        ...readingsOf(row).map((one): [string, string] => ['Read as', `${readingText(one)} (${one.id})`]),
        ['Fix', row.hint],
        ['Covered', row.covered ? 'yes' : 'not yet: no rule judges it'],
      ]
    : [
        ['Source', row.source],
        ['Why', row.reason],
        ['Reading', row.reading],
        ['Assumes', row.assumes],
        ['Setting', row.setting],
        ['Observed', row.observe],
        ['Used by', usedBy(row.id) || row.unlinked],
        ['Targets', row.for?.join(', ')],
      ];
  const head = isRequirement(row) ? [`${row.id} (${row.level})`, row.text] : [`${row.id} (${row.kind})`, row.question];
  const lines = fields.flatMap(([name, value]) => (value ? [`${`${name}:`.padEnd(10)}${value.trim()}`] : []));
  return [...head, '', ...lines, ...(isRequirement(row) ? [...spaceTable(row), ...waysToFail(row)] : []), ...examplesOf(row.id)].join('\n');
}

/** Every way to fail: its code, what is told, and what to do where the row's hint does not fit. */
function waysToFail(row: Requirement): string[] {
  const { problems = {}, level } = row;
  const isStated = row.documents !== undefined || row.failsAs?.includes('documents') === true;
  const stated = isStated ? wantedByCode(row.id) : undefined;
  const ways = Object.entries(problems)
    .filter(([code]) => !stated || stated.has(code) || !isOfDocuments(code))
    .flatMap(([code, { expected, got, fix, level: own }]) => [
      `  ${code}${own && own !== level ? ` (${own})` : ''}: expected ${plainly(expected).replace('<wanted>', (unknown) => stated?.get(code) ?? unknown)}, got ${plainly(got)}`,
      ...(fix ? [`    ${plainly(fix)}`] : []),
    ]);
  return ways.length > 0 ? ['', level === 'note' ? 'What is told:' : 'Ways to fail:', ...ways] : [];
}

/** How many fields are named that a problem of one code may be about. */
const maxWanted = 5;

/** What the documents want of a requirement, for each way to break it. */
function wantedByCode(id: string): Map<string, string> {
  const stated = statedBy(id);
  const wantedFor = (...codes: string[]) => [...new Set(stated.flatMap(([code, wanted]) => (codes.includes(code) ? [wanted] : [])))];
  const told = (wanted: string[]) =>
    [...wanted.slice(0, maxWanted), ...(wanted.length > maxWanted ? [`${wanted.length - maxWanted} more`] : [])].join('; ');
  const known = new Map([...new Set(stated.map(([code]) => code))].map((code) => [code, told(wantedFor(code))]));
  if (known.has('body')) known.set('not-utf-8', told(wantedFor('body')));
  // A secret of a manifest may be a placeholder, and a string may lack its quotes.
  const isManifest = placesOf(id).some(({ message }) => message === 'manifest');
  if (isManifest && known.has('type')) known.set('not-in-quotes', told(wantedFor('type')));
  if (isManifest && known.has('minLength')) known.set('placeholder', told(wantedFor('minLength')));
  return known;
}

/** A sentence with its facts as words in angle brackets, without the parts that not every problem has; what it begins with stays. */
const plainly = (text: string): string =>
  text
    .replace(/\{\?[\w.-]+:((?:[^{}]|\{[^{}]*\})*)\}/g, (_, part: string, at: number) => (at === 0 ? part : ''))
    .replace(/\{"?([\w.-]+)"?(?:\|[^}]*)?\}/g, (_, path: string) => `<${path.split('.').at(-1)}>`);

/** Right and wrong examples by the published contract; none by another one, or if the pages were not built. */
function examplesOf(id: string): string[] {
  if (contract().choice) return [];
  const file = new URL('docs/fix/examples.json', import.meta.resolve('#package'));
  const examples = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  return Object.hasOwn(examples, id) ? ['', examples[id] ?? ''] : [];
}

const usedBy = (id: Row['id']): string =>
  requirements()
    .filter(({ readings = [] }) => readings.some((one) => one === id))
    .map((row) => row.id)
    .join(', ');
