import { type Needs, needsText } from '../../engine/catalogue/catalogue.ts';
import type { WrittenRow, WrittenSurface } from '../../engine/contract/rows.ts';
import { hasRule } from '../proof/data.ts';
import { examples } from './examples.ts';
import { faultsBy } from './faults.ts';
import { header } from './header.ts';
import { sectionsPage } from './sections.ts';

const folder = 'docs/fix';

/** A page for each requirement that a rule judges: what, why, how it is judged, how to fix it, right and wrong. */
export function pageOutputs(root: string, surfaces: WrittenSurface[]): Map<string, string> {
  const faults = faultsBy();
  const covered = surfaces
    .map((surface) => ({
      ...surface,
      rows: surface.rows.filter((row) => row.level && hasRule(root, surface.surface, row)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const pages = covered.flatMap((surface) =>
    surface.rows.map((row): [string, string] => [`${folder}/${row.id}.md`, page(root, row, surface, faults.get(row.id) ?? [])]),
  );
  const known = new Set(covered.flatMap((surface) => surface.rows.map(({ id }) => id as string)));
  const sections = sectionsPage(surfaces, (id) => known.has(id));
  return new Map([[`${folder}/README.md`, index(covered)], [`${folder}/contract.md`, sections], ...pages]);
}

/** What `assay explain` shows of the pages: right and wrong examples, and the usual mistakes, by id. The package has it instead of the pages. */
export function exampleOutputs(pages: ReadonlyMap<string, string>): Map<string, string> {
  const shown = [...pages].map(([path, text]): [string, string] => {
    const sections = text.split(/^(?=## )/m).filter((one) => /^## (Right|Wrong|Where it usually)/.test(one));
    const words = sections.map((one) => one.replace(/^## /, '').replace(/\n\nTo judge this one alone.*/s, ''));
    return [path.slice(`${folder}/`.length, -'.md'.length), words.map((one) => one.trimEnd()).join('\n\n')];
  });
  return new Map([[`${folder}/examples.json`, `${JSON.stringify(Object.fromEntries(shown.filter(([, text]) => text !== '')))}\n`]]);
}

const weights: Record<string, string> = {
  must: 'Breaking it makes a run not conforming.',
  should: 'Breaking it is a warning; with `--strict` it is a failure.',
  note: 'It is shown, and never counts against anybody.',
};

/** More of them are a wall of words. */
const mostMistakes = 12;

function mistakesOf(tried: readonly string[]): string {
  const more = tried.length - mostMistakes;
  return `Mistakes that this check catches: ${tried.slice(0, mostMistakes).join(', ')}.${more > 0 ? ` It catches ${more} more.` : ''}`;
}

function page(root: string, row: WrittenRow, { surface, target, why }: WrittenSurface, faults: string[]): string {
  const { id, level = '' } = row;
  const text = (name: keyof WrittenRow) => String(row[name] ?? '').trim();
  const conditions = [text('when') && `Applies when: ${text('when')}`, row.needs && `Needs: ${needsText(row.needs as Needs)}`].filter(
    Boolean,
  );
  const tried = faults.map((name) => (name.startsWith(`${surface}-`) ? name.slice(surface.length + 1) : name).replaceAll('-', ' '));
  return [
    `<!-- ${header} -->`,
    `# ${id}`,
    text('text'),
    `**${level}** · ${row.target ?? target} · ${text('source')} of the contract · \`assay explain ${id}\``,
    section('Why', [text('why') || (why ?? '').trim(), weights[level] ?? ''].filter(Boolean).join(' ')),
    section('How it is judged', [text('judged'), ...conditions].join('\n\n')),
    section('How to fix it', text('hint')),
    ...examples(root, surface, id),
    ...(tried.length > 0 ? [section('Where it usually goes wrong', mistakesOf(tried))] : []),
    `To judge this one alone, add \`--only ${id}\`. [All requirements](../README.md)`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const section = (title: string, text: string): string => `## ${title}\n\n${text}`;

function index(surfaces: WrittenSurface[]): string {
  const lists = surfaces.map(({ title, rows }) =>
    section(title, rows.map(({ id, level, text }) => `- [${id}](${id}.md) (${level}): ${String(text).trim()}`).join('\n')),
  );
  return [
    `<!-- ${header} -->`,
    '# Fix a failure',
    'A page for each requirement that is judged, by surface. [The contract, section by section](contract.md) shows what is judged, open and out of reach.',
    ...lists,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
