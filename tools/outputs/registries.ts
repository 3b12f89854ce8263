import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { header } from './header.ts';

/** A module with the rules for each kind of target, and one for manifests, so that a command loads only what it judges. */
export function registryOutputs(root: string, surfaces: WrittenSurface[]): Map<string, string> {
  const targets = new Map(surfaces.flatMap(({ target, rows }) => rows.map((row) => [row.id, String(row.target ?? target)])));
  const ids = ruleFolders(root).flatMap((folder) => ruleFiles(root, folder).map((name) => `${folder}/${name}`));
  const moduleOf = (id: string) => (id.startsWith('manifest/') ? 'manifest' : (targets.get(id) ?? ''));
  return new Map(
    [...new Set(ids.map(moduleOf))].map((name) => [`rules/generated/${name}.ts`, registry(ids.filter((id) => moduleOf(id) === name))]),
  );
}

/** Folders of `rules/` that are not named after the first word of an id. */
const otherFolders = ['generated', 'shared', 'wire'];

export const ruleFolders = (root: string): string[] =>
  readdirSync(join(root, 'rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map((entry) => entry.name)
    .sort();

/** Names of the rules in a folder, without their ending. */
export function ruleFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, 'rules', folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => existsSync(join(root, 'rules', folder, `${name}.ts`)))
    .sort();
}

const camel = (name: string) => name.replace(/[-/]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const registry = (ids: string[]): string =>
  `// ${header}\n\n${ids.map((id) => `export { default as ${camel(id)} } from '../${id}.ts';\n`).join('')}`;
