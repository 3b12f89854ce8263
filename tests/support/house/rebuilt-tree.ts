import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../command.ts';
import { type Change, changedFiles } from './changed-contract.ts';
import { contractFiles } from './own-contract.ts';

const notCopied = ['.git', 'node_modules', 'test-results', 'assay-report', '.proof', '.stryker-tmp'];

/** The tree with what is built of it, in a fresh folder. */
export function copyOfTree(from = root): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-rebuilt-'));
  for (const name of readdirSync(from)) if (!notCopied.includes(name)) cpSync(join(from, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const node = (folder: string, ...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

/** What is wrong with the types of a tree; what was checked before is not checked again. */
export function wrongTypes(folder: string): string[] {
  const { stdout } = node(folder, 'node_modules/typescript/bin/tsc');
  return stdout.trim().split('\n').filter(Boolean);
}

export interface Rebuilt {
  folder: string;
  /** What the build said and how it ended, if it failed. */
  refused?: { status: number | null; stderr: string };
}

/** The generated code of a tree, without its types. */
const codeIn = (folder: string): string =>
  ['openapi', 'runs', 'specs', 'suites']
    .flatMap((part) => readdirSync(join(folder, part, 'generated')).map((name) => join(folder, part, 'generated', name)))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => transformSync(readFileSync(path, 'utf8'), { loader: 'ts' }).code)
    .join('\n');

/** Changes a fresh copy of the tree, and builds it by the steps of `npm run generate` and `npm run build`; it is compiled only if what is generated differs in more than types. */
export function rebuilt(change: Change, from = root): Rebuilt {
  const folder = copyOfTree(from);
  const all = contractFiles();
  for (const [path, text] of Object.entries(changedFiles(all, change).files)) {
    if (all[path] === text) continue;
    const file = join(folder, path.replace(/^own\//, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const step of ['dist/tools/build.js', 'dist/tools/generate.js', 'tools/compile.mjs']) {
    if (step === 'tools/compile.mjs' && codeIn(folder) === codeIn(from)) continue;
    const { status, stderr } = node(folder, step);
    if (status !== 0) return { folder, refused: { status, stderr } };
  }
  return { folder };
}

export const removeTree = (folder: string): void => rmSync(folder, { recursive: true });
