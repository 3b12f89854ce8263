import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { header } from './header.ts';

type Kind = { with?: string[]; facts?: string[]; labels: string[] };

/** Every label with the facts that its observations may have, as types and as data, and the labels that the documents judge. */
export function labelOutputs(root: string): Map<string, string> {
  const { always, kinds, judged } = parse(readFileSync(join(root, 'specs/labels.yaml'), 'utf8')) as {
    always: string[];
    kinds: Record<string, Kind>;
    judged: object[];
  };
  const factsOf = (name: string): string[] => {
    const kind = kinds[name];
    if (!kind) throw new Error(`specs/labels.yaml: there is no kind "${name}"`);
    return [...(kind.with ?? []).flatMap(factsOf), ...(kind.facts ?? [])];
  };
  const quoted = (names: string[]) => [...new Set(names)].map((name) => `'${name}'`).join(', ');
  const facts = Object.keys(kinds).map((name) => `  ${name}: [${quoted([...always, ...factsOf(name)])}],\n`);
  const labels = Object.entries(kinds).flatMap(([name, kind]) => kind.labels.map((label) => `  '${label}': facts.${name},\n`));
  const rows = judged.map((one) => `  ${JSON.stringify(one)},\n`);
  const text = [
    `// ${header}\n\nconst facts = {\n${facts.join('')}} as const;\n\nexport const labels = {\n${labels.join('')}};\n\n`,
    `export const judged = [\n${rows.join('')}] as const;\n`,
  ].join('');
  return new Map([['specs/generated/labels.ts', text]]);
}
