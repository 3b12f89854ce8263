import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sources } from './tree.ts';

const folders = ['engine', 'suites', 'fixtures', 'reporters', 'runs', 'cli', 'library'];

/** Pairs of places that may use the same name for the same part of two things, and why. */
const mirrored: [one: string, other: string, why: string][] = [
  ['engine/signatures/oauth/', 'engine/signatures/sso/', 'the same parts of two ways of signing'],
  ['reporters/html/', 'reporters/markdown/', 'the same parts of two formats'],
  ['library/', 'runs/', 'the library names its functions as the commands are named'],
];

const isMirrored = (one: string, other: string): boolean =>
  mirrored.some(([a, b]) => (one.startsWith(a) && other.startsWith(b)) || (one.startsWith(b) && other.startsWith(a)));

interface Exported {
  name: string;
  path: string;
  line: number;
}

/** Each exported name that means something else in another file; a re-export does not count, and faults name things alike. */
export function ambiguousNames(root: string): string[] {
  const files = folders.flatMap((folder) => sources(root, folder)).filter((path) => !/\.d\.ts$|\/generated\/|[/.]faults[/.]/.test(path));
  return ambiguous(files.flatMap((path) => exportsOf(path, readFileSync(join(root, path), 'utf8'))));
}

export function ambiguous(all: readonly Exported[]): string[] {
  const seen = new Map<string, Exported[]>();
  return all.flatMap((one) => {
    const before = seen.get(one.name) ?? [];
    seen.set(one.name, [...before, one]);
    const other = before.find(({ path }) => path !== one.path && !isMirrored(path, one.path));
    if (!other) return [];
    return [`${one.path}:${one.line}: "${one.name}" means something else in ${other.path}:${other.line}; give one of them another name`];
  });
}

/** What a file defines and exports by name. */
export function exportsOf(path: string, text: string): Exported[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : [(statement as ts.Statement & { name?: ts.Node }).name];
    return names.flatMap((name) =>
      name ? [{ name: name.getText(), path, line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1 }] : [],
    );
  });
}
