import { posix } from 'node:path';
import { type NoVerdict, undecided, untested } from '../../judging/rule.ts';
import type { Application, SourceFile } from '../application.ts';
import { deployOption } from './deploy-goal.ts';
import { hoconEntries } from './hocon/entries.ts';
import { keysBelow, lookUp, type Value, type Variables } from './hocon/lookup.ts';
import type { Include } from './hocon/parse.ts';
import { toFolder } from './projects.ts';
import { resourceFolders, runFile } from './run.ts';

export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

/** The configuration that a 2.x application runs with; undefined when the file is missing, or when it is not known which file is used. */
export function configurationOf(application: Application) {
  const run = runFile(application);
  const source = 'file' in run ? application.file(run.file) : undefined;
  if (!source) return undefined;
  const { path: file } = source;
  const entries = hoconEntries(source, (include, from) => included(application, include, from));
  const given = application.hasEnv ? application.env : undefined;
  /** The value of a key in the files, with the given variables by default. */
  const value = (key: string, variables: Variables = given): Value | undefined => lookUp(entries, key.split('.'), variables);
  return {
    file,
    value,
    /** The value that the application sees: an option of the deployment goal wins over the files. */
    settled(key: string): Value | undefined {
      const text = deployOption(application.env.SBT_DEPLOY_GOAL ?? '', key);
      return text === undefined ? value(key) : { file, position: { line: 1, column: 1 }, kind: 'text', text, reads: [] };
    },
    keysBelow: (key: string): string[] => keysBelow(entries, key.split('.')),
  };
}

/** The included files, as far as they are in the folder; a library or another machine may hold the others. */
function included(application: Application, { include, by, position }: Include, from: string): SourceFile[] {
  const isElsewhere = by === 'url' || by === 'package' || /^[a-z]+:\/\//i.test(include);
  for (const folder of isElsewhere ? [] : foldersFor(application, by, from)) {
    const path = toFolder(`${folder}/${include}`);
    const names = /\.(?:conf|json|properties)$/.test(path) ? [path] : [`${path}.properties`, `${path}.json`, `${path}.conf`];
    const sources = names.flatMap((name) => application.file(name) ?? []);
    if (sources.length > 0) return sources;
  }
  const problem = `${from}:${position.line} includes ${include.slice(0, 100)}, which is not in the folder`;
  return [{ path: include, text: '', problem }];
}

function foldersFor(application: Application, by: Include['by'], from: string): string[] {
  const beside = posix.dirname(from);
  if (by === 'file') return ['.', beside];
  return by === 'classpath' ? resourceFolders(application) : [beside, ...resourceFolders(application)];
}

/** Why a value cannot be judged, when it depends on something that Assay does not have. */
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
