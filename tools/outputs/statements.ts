import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { WrittenRow, WrittenSurface } from '../../engine/contract/rows.ts';
import { header } from './header.ts';

/** A statement of the contract, and the ids of what judges or names it. */
export type Statement = { section: string; says: string; by: string[] };

/** The statements of the contract, in its order. */
export function statementsIn(root: string): Statement[] {
  const path = join(root, 'specs/statements.yaml');
  if (!existsSync(path)) return [];
  const sections = parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>[]>;
  return Object.entries(sections).flatMap(([section, all]) =>
    all.flatMap((one) => Object.entries(one).map(([says, by]) => ({ section, says, by: by.split(', ') }))),
  );
}

/** What becomes of a statement, the strongest first. */
const outcomes: [name: string, means: string, isOf: (row: WrittenRow) => boolean][] = [
  ['judged', 'a requirement judges it', ({ level }) => level === 'must' || level === 'should'],
  ['shown', 'reports show what was seen, and nothing is judged', ({ level }) => level === 'note'],
  ['open', 'the contract does not show it: a gap that reports observe', ({ kind }) => kind === 'gap'],
  ['unreachable', 'no test from outside can reach it: an exclusion with its reason', ({ kind }) => kind === 'exclusion'],
  [
    'read',
    'it is silent or contradicts itself: a reading that reports name',
    ({ kind }) => kind === 'contradiction' || kind === 'silence' || kind === 'assumption',
  ],
];

export const outcomeOf = ({ by }: Statement, rows: ReadonlyMap<string, WrittenRow>): string => {
  const own = by.flatMap((id) => rows.get(id) ?? []);
  return outcomes.find(([, , isOf]) => own.some(isOf))?.[0] ?? 'definition';
};

const escaped = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\{[^}]*\}/g, '`$&`');

/** The list for readers: every statement of the contract with its requirement, gap, reading or exclusion. */
export function statementOutputs(root: string, surfaces: readonly WrittenSurface[]): Map<string, string> {
  const statements = statementsIn(root);
  if (statements.length === 0) return new Map();
  const rows = new Map(surfaces.flatMap((surface) => surface.rows.map((row): [string, WrittenRow] => [row.id, row])));
  const count = (name: string) => statements.filter((one) => outcomeOf(one, rows) === name).length;
  const legend = [...outcomes, ['definition', 'it only gives a name to something', () => false] as const].map(
    ([name, means]) => `| ${name} | ${count(name)} | ${means} |`,
  );
  const sections = [...new Set(statements.map(({ section }) => section))].map((section) => {
    const own = statements.filter((one) => one.section === section);
    const lines = own.map(
      (one) =>
        `| ${escaped(one.says)} | ${outcomeOf(one, rows)} | ${one.by
          .filter((id) => rows.has(id))
          .map((id) => `\`${id}\``)
          .join(', ')} |`,
    );
    return `## ${section}\n\n| the contract says | outcome | by |\n| --- | --- | --- |\n${lines.join('\n')}`;
  });
  const intro = `The ${statements.length} statements of the contract, in short and in its order. \`assay explain ID\` says more about each name.`;
  const page = [
    '# Every statement of the contract',
    intro,
    `| outcome | statements | means |\n| --- | --- | --- |\n${legend.join('\n')}`,
    ...sections,
  ];
  return new Map([['docs/statements.md', `<!-- ${header} -->\n\n${page.join('\n\n')}\n`]]);
}
