import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

type Faults = Record<string, { breaks: string | string[] }>;

const parts = ['fixtures/faults', 'fixtures/reference'];

/** For each requirement the names of the faults that break it. Faults are code, compiled aside: what stands in dist may be older. */
export async function faultsBy(root: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const file of parts.flatMap((part) => sources(root, part))) compile(root, file, folder);
    for (const kind of readdirSync(join(folder, 'fixtures/faults')).sort()) {
      const module = (await import(pathToFileURL(join(folder, 'fixtures/faults', kind, 'index.js')).href)) as Record<string, Faults>;
      const faults = Object.entries(module).filter(([name]) => name.endsWith('Faults'));
      for (const [name, { breaks }] of faults.flatMap(([, table]) => Object.entries(table))) {
        for (const id of [breaks].flat()) found.set(id, [...(found.get(id) ?? []), name].sort());
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}

const sources = (root: string, part: string): string[] =>
  existsSync(join(root, part))
    ? readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => join(part, name))
    : [];

function compile(root: string, file: string, folder: string): void {
  const target = join(folder, file.replace(/\.ts$/, '.js'));
  const { outputText } = ts.transpileModule(readFileSync(join(root, file), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
}
