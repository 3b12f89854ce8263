import { posix } from 'node:path';
import type { Application } from '../application.ts';
import { deployOptions } from './deploy-goal.ts';
import { lookUp, type Value, type Variables } from './hocon/lookup.ts';
import type { Include } from './hocon/parse.ts';
import { growTree, type Source, type Tree } from './hocon/tree.ts';
import { toFolder } from './projects.ts';
import { resourceFolders, runFile } from './run.ts';

/** The configuration that a 2.x application is run with. */
export interface Configuration {
  file: string;
  /** What a key comes to in the files, with the given variables unless told otherwise. */
  value(key: string, variables?: Variables): Value | undefined;
  /** The same, where an option of the deployment goal may have the last word. */
  settled(key: string): Value | undefined;
  /** Each key below another one, with dots; what is included out of reach is not among them. */
  keysBelow(key: string): string[];
}

const trees = new WeakMap<Application, Tree>();

/** Undefined where the file cannot be told, or is not there. */
export function configurationOf(application: Application): Configuration | undefined {
  const run = runFile(application);
  if (!('file' in run)) return undefined;
  const tree =
    trees.get(application) ??
    growTree(run.file, read(application, run.file) ?? { missing: `${run.file} is gone` }, (include, from) =>
      included(application, include, from),
    );
  trees.set(application, tree);
  const given = application.hasEnv ? application.env : undefined;
  const value = (key: string, variables: Variables = given) => lookUp(tree, key.split('.'), variables);
  const options = deployOptions(application.env.SBT_DEPLOY_GOAL ?? '');
  const option = (key: string) => options.findLast(([name]) => name === key)?.[1];
  return {
    file: run.file,
    value,
    settled(key) {
      const text = option(key);
      if (text === undefined) return value(key);
      return { file: run.file, position: { line: 1, column: 1 }, kind: 'text', text, reads: [] };
    },
    keysBelow: (key) => keysBelow(tree, key.split('.')),
  };
}

function read(application: Application, path: string): Source | undefined {
  const file = application.file(path);
  if (!file) return undefined;
  return file.problem === undefined ? { file: path, text: file.text } : { missing: `${path}: ${file.problem}` };
}

/** The files of the folder that an include means; a library or another machine may have the others. */
function included(application: Application, { include, by, position }: Include, from: string): Source[] {
  const isElsewhere = by === 'url' || by === 'package' || /^[a-z]+:\/\//i.test(include);
  for (const folder of isElsewhere ? [] : foldersFor(application, by, from)) {
    const path = toFolder(`${folder}/${include}`);
    const names = /\.(?:conf|json|properties)$/.test(path) ? [path] : [`${path}.properties`, `${path}.json`, `${path}.conf`];
    const sources = names.flatMap((name) => read(application, name) ?? []);
    if (sources.length > 0) return sources;
  }
  return [{ missing: `${from}:${position.line} includes ${include.slice(0, 100)}, which is not in the folder` }];
}

function foldersFor(application: Application, by: Include['by'], from: string): string[] {
  const beside = posix.dirname(from);
  if (by === 'file') return ['.', beside];
  return by === 'classpath' ? resourceFolders(application) : [beside, ...resourceFolders(application)];
}

function keysBelow(tree: Tree, path: readonly string[]): string[] {
  const start = path.reduce<Tree | undefined>((inner, segment) => inner?.children.get(segment), tree);
  const keys: string[] = [];
  const open = start ? [{ inner: start, key: path.join('.') }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [segment, child] of next.inner.children) {
      const key = `${next.key}.${segment}`;
      if (child.entries.length > 0) keys.push(key);
      open.push({ inner: child, key });
    }
  }
  return keys.sort();
}
