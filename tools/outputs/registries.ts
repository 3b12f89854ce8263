import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';

/** For each folder of rules a module that lists them, so that a command loads only what it judges. */
export function registryOutputs(root: string): Map<string, string> {
  return new Map(ruleFolders(root).map((folder) => [`rules/generated/${folder}.ts`, registry(folder, ruleFiles(root, folder))]));
}

/** Folders of `rules/` that hold no rule of one requirement. */
const others = ['generated', 'shared', 'wire'];

/** The folders of rules: one for each first word of an id. */
export const ruleFolders = (root: string): string[] =>
  readdirSync(join(root, 'rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
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

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function registry(folder: string, names: string[]): string {
  const imports = names.map((name) => `import ${camel(name)} from '../${folder}/${name}.ts';`).join('\n');
  return `// ${header}\n\n${imports}\n\nexport const ${camel(folder)}Rules = [\n${names.map((name) => `  ${camel(name)},\n`).join('')}];\n`;
}
