import type { WrittenRow, WrittenSurface } from '../../engine/contract/rows.ts';
import { header } from './header.ts';

/** The contract, section by section: what is judged there, what is left open, and what no test can reach. */
export function sectionsPage(surfaces: readonly WrittenSurface[], hasPage: (id: string) => boolean): string {
  const rows = surfaces.flatMap((surface) => surface.rows);
  const named = rows.flatMap((row) => sectionsOf(row).map((name) => ({ name, row })));
  const names = [...new Set(named.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const sections = names.map((name) => {
    const own = named.filter((one) => one.name === name).map(({ row }) => row);
    const lists = kinds.map(({ title, isOf, line }) => {
      const found = own.filter(isOf);
      return found.length === 0 ? '' : [`${title}:`, '', ...found.map((row) => line(row, hasPage))].join('\n');
    });
    return [`## ${name}`, ...lists.filter((list) => list !== '')].join('\n\n');
  });
  const count = (level: string) => rows.filter((row) => row.level === level).length;
  const [first, ...more] = kinds.slice(1).map(({ isOf, called }) => `${rows.filter(isOf).length} ${called}`);
  const summary = `${count('must')} requirements of level must, ${count('should')} of level should and ${count('note')} notes; ${[first, ...more].join(', ')}.`;
  return [`<!-- ${header} -->`, '# The contract, section by section', summary, ...sections, ''].join('\n\n').replace(/\n+$/, '\n');
}

const text = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ');

type Kind = {
  title: string;
  called: string;
  isOf(row: WrittenRow): boolean;
  line(row: WrittenRow, hasPage: (id: string) => boolean): string;
};

const kinds: Kind[] = [
  {
    title: 'Judged or shown',
    called: 'requirements',
    isOf: ({ level }) => level !== undefined,
    line: ({ id, level, inferred, text: says }, hasPage) =>
      `- ${hasPage(id) ? `[${id}](${id}.md)` : id} (${level}${inferred ? ', inferred' : ''}): ${text(says)}`,
  },
  {
    title: 'Not shown by the contract, and not judged',
    called: 'gaps',
    isOf: ({ kind }) => kind === 'gap',
    line: ({ id, question }) => `- ${id}: ${text(question)}`,
  },
  {
    title: 'Silent or contradictory, and how it is read',
    called: 'readings',
    isOf: ({ kind }) => kind === 'contradiction' || kind === 'silence' || kind === 'assumption',
    line: ({ id, question, reading, assumes }) => `- ${id}: ${text(question)} ${text(reading ?? assumes)}`,
  },
  {
    title: 'Out of reach of any test',
    called: 'exclusions',
    isOf: ({ kind }) => kind === 'exclusion',
    line: ({ id, question, reason }) => `- ${id}: ${text(question)} ${text(reason)}`,
  },
];

/** `marketplace §5.3` for each section that a row names. */
function sectionsOf({ source = '' }: WrittenRow): string[] {
  return String(source)
    .split(';')
    .flatMap((part) => {
      const [document = ''] = part.trim().split(' ');
      return [...part.matchAll(/§\d+(?:\.\d+)?/g)].map(([section]) => `${document} ${section}`);
    });
}
