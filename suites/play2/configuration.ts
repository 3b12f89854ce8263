import { posix } from 'node:path';
import { because, type Reason } from '../../engine/catalogue/reason.ts';
import { valuesOf } from '../../engine/contract/contract.ts';
import { defined } from '../../engine/documents/values.ts';
import type { Application, SourceFile } from '../../engine/judging/application.ts';
import { type NoVerdict, undecided, untested } from '../../engine/judging/rule.ts';
import { given as givenFor } from '../shared/application/variables.ts';
import { deployOption } from './deploy-goal.ts';
import { hoconEntries } from './hocon/entries.ts';
import { keysBelow, lookUp, type Value, type Variables } from './hocon/lookup.ts';
import type { Include } from './hocon/parse.ts';
import { toFolder } from './projects.ts';
import { resourceFolders, runFile } from './run-file.ts';

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
    /** The value of a key as it is written: the last reference to a variable counts, with or without a value. */
    written: (key: string): Value | undefined => lookUp(entries, key.split('.'), undefined),
    /** The value that the application sees: an option of the deployment goal wins over the files. */
    settled(key: string): Value | undefined {
      const text = deployOption(givenFor(application, 'deploy_goal') ?? '', key);
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
  const problem = because('include-elsewhere', { file: from, line: position.line, include: include.slice(0, 100) });
  return [{ path: include, text: '', problem }];
}

function foldersFor(application: Application, by: Include['by'], from: string): string[] {
  const beside = posix.dirname(from);
  if (by === 'file') return ['.', beside];
  return by === 'classpath' ? resourceFolders(application) : [beside, ...resourceFolders(application)];
}

/** The reason that a value has beside its place. */
export const whyUnknown = ({ code, facts, reason }: Reason): Reason => ({ ...defined({ code, facts }), reason });

const referring = ({ file, position }: Value): string => `${file}:${position.line} refers to`;

/** Why a value cannot be judged, when it depends on something that Assay does not have. */
export function openQuestion(value: Value | undefined): NoVerdict | undefined {
  switch (value?.kind) {
    case 'unknown':
      return { verdict: 'undecided', ...whyUnknown(value) };
    case 'unset':
      return undecided('variable-not-set', { what: referring(value), variable: value.variable });
    case 'ungiven':
      return untested('variable-not-given', { what: referring(value), variable: value.variable });
    default:
      return undefined;
  }
}

type Pool = { size: number; reason: string; value?: Value; beside?: string };

const partitions = 'db.default.partitionCount';
const perPartition = 'db.default.maxConnectionsPerPartition';
const contractKeys = new Set([partitions, perPartition, 'db.default.minConnectionsPerPartition', 'play.db.pool']);

/** The connections of one instance; `beside` is a key that may set the pool size too, and that is not in the contract. */
export function poolOf(configuration: Configuration | undefined): Pool | NoVerdict {
  const values = [partitions, perPartition].map((key) => ({ key, value: configuration?.settled(key) }));
  const open = values.map(({ value }) => openQuestion(value)).find((question) => question !== undefined);
  if (open) return open;
  const set = values.filter(({ value }) => value !== undefined && value.kind !== 'null');
  if (set.length === 0) {
    const beside = ['db', 'play.db']
      .flatMap((key) => configuration?.keysBelow(key) ?? [])
      .find((key) => !contractKeys.has(key) && /pool|partition|connections/i.test(key));
    return { size: valuesOf('runtimes').play2.pool.size, reason: 'the default of the 2.x line', ...defined({ beside }) };
  }
  const numbers = set.map(({ value }) => (value?.kind === 'text' && /^\d{1,6}$/.test(value.text.trim()) ? Number(value.text) : 0));
  if (set.length === 1) return undecided('pool-half-set', { key: set[0]?.key });
  if (numbers.includes(0)) return undecided('pool-not-numbers', { keys: `${partitions} and ${perPartition}` });
  const [count = 0, each = 0] = numbers;
  const value = values[1]?.value;
  return { size: count * each, reason: `${count} partitions of ${each} connections`, ...defined({ value }) };
}

/** No verdict when the answer depends on something that Assay does not have. */
export function hasDatabase(configuration: Configuration): boolean | NoVerdict {
  if (configuration.keysBelow('db').some((key) => /^db\.[^.]+\.(?:url|driver|jndiName)$/.test(key))) return true;
  const value = configuration.settled('db.default.url') ?? configuration.settled('db.default.driver');
  return openQuestion(value) ?? (value !== undefined && value.kind !== 'null');
}
