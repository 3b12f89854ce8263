import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sources } from '../tree.ts';
import { header } from './header.ts';

/** How many installs the plays of a provider make, generated bodies not counted; `assay certify` announces this number. */
export function installOutputs(root: string): Map<string, string> {
  const files = sources(root, 'suites').filter((path) => path.endsWith('/plays.ts'));
  const plays = files.sort().flatMap((path) => playsIn(path, readFileSync(join(root, path), 'utf8')));
  const number = (names: string[]) => new Set(names).size;
  const full = plays.filter(({ part }) => !part.includes('smoke-only'));
  const all = number(full.flatMap(({ installs }) => installs));
  const furtherPlan = number(full.flatMap(({ planInstalls }) => planInstalls));
  const smoke = number(plays.filter(({ part }) => part.includes('smoke')).flatMap(({ installs }) => installs));
  const counts = `{ all: ${all}, furtherPlan: ${furtherPlan}, smoke: ${smoke} }`;
  return new Map([['runs/generated/installs.ts', `// ${header}\n\nexport const playedInstalls = ${counts};\n`]]);
}

interface InstallingPlay {
  part: string[];
  /** A name for each install; an install that several plays share has one name. */
  installs: string[];
  /** The installs that are made for each plan after the first. */
  planInstalls: string[];
}

/** The expression with which plays loop over the plans after the first. */
const furtherPlans = 'platform.run.plans.slice(1)';

/** The calls of `play` in a file. */
export function playsIn(path: string, text: string): InstallingPlay[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const call = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined;
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'play') return [];
    const [, details, act] = call.arguments;
    if (!details || !act) return [];
    const [, part = ''] = /part: \[(.*?)\]/.exec(details.getText()) ?? [];
    return [{ part: [...part.matchAll(/'([^']+)'/g)].flatMap(([, one]) => one ?? []), ...installsIn(path, act) }];
  });
}

/** Counts the installs of customers; those that strangers ask for have to be refused. */
function installsIn(path: string, act: ts.Node): Pick<InstallingPlay, 'installs' | 'planInstalls'> {
  const installs: string[] = [];
  const planInstalls: string[] = [];
  const visit = (node: ts.Node, found: string[], isLooped = false): void => {
    if (ts.isForOfStatement(node) && node.expression.getText() === furtherPlans) {
      visit(node.statement, planInstalls, isLooped);
      return;
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.getText() === 'platform'
    ) {
      const { text: name } = node.expression.name;
      const [choices] = node.arguments;
      const isOfCustomer =
        choices && ts.isObjectLiteralExpression(choices) && choices.properties.some((one) => one.name?.getText() === 'customer');
      if (['first', 'second', 'another', 'leaving', 'looksAgain'].includes(name)) installs.push(name);
      if (name === 'installs' && isOfCustomer) {
        if (isLooped) throw new Error(`${path}: an install in a loop cannot be counted, unless the loop goes through ${furtherPlans}`);
        found.push(`${path}:${node.pos}`);
      }
    }
    ts.forEachChild(node, (child) => visit(child, found, isLooped || ts.isIterationStatement(node, false)));
  };
  visit(act, installs);
  return { installs, planInstalls };
}
