import { posix } from 'node:path';
import { type NoVerdict, undecided, untested } from '../../judging/rule.ts';
import type { Application } from '../application.ts';
import { deployOption } from './deploy-goal.ts';
import { hoconEntries, type Source } from './hocon/entries.ts';
import { keysBelow, lookUp, type Value, type Variables } from './hocon/lookup.ts';
import type { Include } from './hocon/parse.ts';
import { toFolder } from './projects.ts';
import { resourceFolders, runFile } from './run.ts';

export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

/** The configuration that a 2.x application is run with; undefined where the file cannot be told, or is not there. */
export function configurationOf(application: Application) {
  const run = runFile(application);
  if (!('file' in run)) return undefined;
  const { file } = run;
  const source = read(application, file) ?? { missing: `${file} is gone` };
  const entries = hoconEntries(file, source, (include, from) => included(application, include, from));
  const given = application.hasEnv ? application.env : undefined;
  /** What a key comes to in the files, with the given variables unless told otherwise. */
  const value = (key: string, variables: Variables = given): Value | undefined => lookUp(entries, key.split('.'), variables);
  return {
    file,
    value,
    /** The same, where an option of the deployment goal may have the last word. */
    settled(key: string): Value | undefined {
      const text = deployOption(application.env.SBT_DEPLOY_GOAL ?? '', key);
      return text === undefined ? value(key) : { file, position: { line: 1, column: 1 }, kind: 'text', text, reads: [] };
    },
    keysBelow: (key: string): string[] => keysBelow(entries, key.split('.')),
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

/** What stands in the way of judging a value that something out of sight decides. */
export function openQuestion(value: Value | undefined): NoVerdict | undefined {
  switch (value?.kind) {
    case 'unknown':
      return undecided(value.reason);
    case 'unset':
      return undecided(`${value.file}:${value.position.line} refers to ${value.variable}, which is not among the given variables`);
    case 'ungiven':
      return untested(`${value.file}:${value.position.line} refers to ${value.variable}; give it with --env or --env-file`);
    default:
      return undefined;
  }
}
