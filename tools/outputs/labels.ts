import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { sources } from '../tree.ts';
import { header } from './header.ts';

/** Every label that a play or a scene declares, with the kind of its observations, and what the documents judge under labels. */
export function labelOutputs(root: string, surfaces: WrittenSurface[]): Map<string, string> {
  const declared = declaredLabels(root);
  const kindOf = new Map(declared.map(({ label, kind }) => [label, kind]));
  const unlike = declared.find(({ label, kind }) => kindOf.get(label) !== kind);
  if (unlike) throw new Error(`${unlike.at}: ${unlike.label} is of kind ${kindOf.get(unlike.label)} elsewhere; give it one kind`);
  const labels = [...kindOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([label, kind]) => `  '${label}': '${kind}',\n`);
  const judged = surfaces.flatMap((surface) => surface.judged ?? []).map((one) => `  ${JSON.stringify(one)},\n`);
  const text = [
    `// ${header}\n\nexport const labels = {\n${labels.join('')}} as const;\n\n`,
    `export const judged = [\n${judged.join('')}] as const;\n`,
  ].join('');
  return new Map([['specs/generated/labels.ts', text]]);
}

/** The labels that plays declare. */
export const declaredLabels = (root: string): Declared[] =>
  sources(root, 'suites')
    .filter((path) => /[/.]plays(\.ts$|\/)/.test(path))
    .flatMap((path) => declaredIn(path, readFileSync(join(root, path), 'utf8'), (one) => readFileSync(join(root, one), 'utf8')));

interface Declared {
  at: string;
  kind: string;
  label: string;
}

/** What the files beside a file define, for the names that it imports from them. */
function importedLists(file: ts.SourceFile, read: (path: string) => string): [string, ts.Expression][] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { text } = statement.moduleSpecifier;
    if (!/^\.\/[^/]+\.ts$/.test(text)) return [];
    const path = join(dirname(file.fileName), text);
    return ts
      .createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.flatMap(({ name, initializer }): [string, ts.Expression][] =>
          initializer ? [[name.getText(), initializer]] : [],
        ),
      );
  });
}

/** The labels in `records` and `controls` of each `play(…)`, and of each `declares(…)`. */
export function declaredIn(path: string, text: string, read: (path: string) => string = () => ''): Declared[] {
  if (!/\b(play|declares)\(/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lists = new Map(importedLists(file, read));
  const found: Declared[] = [];
  const at = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const textsIn = (node: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isAsExpression(node)) return textsIn(node.expression);
    if (ts.isSpreadElement(node)) return textsIn(node.expression);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsIn);
    const list = ts.isIdentifier(node) ? lists.get(node.text) : undefined;
    if (list) return textsIn(list);
    throw new Error(`${at(node)}: write the labels of a play as texts, or name a list of texts of this file or of one beside it`);
  };
  const byKind = (node: ts.Expression | undefined): void => {
    if (!node || !ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${at(property)}: write the labels of a play by kind`);
      const kind = property.name.getText();
      found.push(...textsIn(property.initializer).map((label) => ({ at: at(property), kind, label })));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) lists.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second] = node.arguments;
      if (node.expression.text === 'declares') byKind(first);
      if (node.expression.text === 'play' && second && ts.isObjectLiteralExpression(second))
        for (const property of second.properties)
          if (ts.isPropertyAssignment(property) && ['records', 'controls'].includes(property.name.getText())) byKind(property.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
