import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { WrittenSurface } from '../engine/contract/rows.ts';
import { declaredLabels } from './outputs/labels.ts';
import { sources } from './tree.ts';

/** Each label that a row or a rule names and no play declares. */
export function wrongLabels(root: string, surfaces: WrittenSurface[]): string[] {
  const declared = new Set(declaredLabels(root).map(({ label }) => label));
  const rules = sources(root, 'suites').filter((path) => path.includes('/rules/'));
  return [...surfaces.flatMap(namedInRows), ...rules.flatMap((path) => namedInRule(path, readFileSync(join(root, path), 'utf8')))].flatMap(
    ({ at, label }) => (declared.has(label) ? [] : [`${at}: no play records "${label}"; name a label that a play declares`]),
  );
}

/** Each text in engine/ or fixtures/ that is a label, or the id of a requirement or a question, or begins like one: both know no surface. */
export function surfacesNamedBelow(root: string, surfaces: WrittenSurface[]): string[] {
  const ids = surfaces.flatMap(({ rows }) => rows.map(({ id }) => id));
  const known = new Set([...ids, ...declaredLabels(root).map(({ label }) => label)]);
  return ['engine', 'fixtures']
    .flatMap((folder) => sources(root, folder))
    .flatMap((path) => namedBelow(path, readFileSync(join(root, path), 'utf8'), known));
}

export function namedBelow(path: string, text: string, known: ReadonlySet<string>): string[] {
  const surfaces = new Set([...known].map((name) => name.slice(0, name.indexOf('/') + 1)));
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isStringLiteralLike(node) && (known.has(node.text) || surfaces.has(node.text));
    if (isNamed || (ts.isTemplateHead(node) && surfaces.has(node.text.slice(0, node.text.indexOf('/') + 1))))
      found.push(
        `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: names ${node.getText()}, which only suites/ may know; return what was seen, and let a play label it, or take the name as an argument`,
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Named {
  at: string;
  label: string;
}

export function namedInRows({ surface, rows, judged = [] }: WrittenSurface): Named[] {
  const path = `suites/${surface}/requirements.yaml`;
  const ofRows = rows.flatMap(({ id, rule, documents, evidence }) =>
    [rule?.reads, documents?.reads, evidence?.controls, evidence?.refused].flatMap((labels = []) =>
      labels.map((label) => ({ at: `${path}: ${id}`, label })),
    ),
  );
  return [...ofRows, ...judged.flatMap(({ labels }) => labels.map((label) => ({ at: path, label })))];
}

/** The texts in `reads` of a rule, except the name of a document. */
export function namedInRule(path: string, text: string): Named[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'reads' && ts.isArrayLiteralExpression(node.initializer))
      for (const one of node.initializer.elements)
        if (ts.isStringLiteralLike(one))
          found.push({ at: `${path}:${file.getLineAndCharacterOfPosition(one.getStart()).line + 1}`, label: one.text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
