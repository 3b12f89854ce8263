import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { fileInRoom } from '../rooms.ts';
import { header } from './header.ts';

/** A module with the rules by hand for each kind of target, and one for manifests, so that a command loads only what it judges. */
export function registryOutputs(root: string, surfaces: WrittenSurface[]): Map<string, string> {
  const rules = surfaces.flatMap(({ surface, target, rows }) =>
    rows.flatMap(({ id, target: own = target }) => {
      const path = fileInRoom(root, surface, 'rules/*.ts', id);
      return path === undefined ? [] : [{ id, path, module: surface === 'manifest' ? surface : own }];
    }),
  );
  const modules = [...new Set(rules.map(({ module }) => module))];
  return new Map(modules.map((name) => [`suites/generated/${name}.ts`, registry(rules.filter(({ module }) => module === name))]));
}

const camel = (name: string) => name.replace(/[-/]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const registry = (rules: { id: string; path: string }[]): string =>
  `// ${header}\n\n${rules
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, path }) => `export { default as ${camel(id)} } from '${path.replace(/^suites/, '..')}';\n`)
    .join('')}`;
