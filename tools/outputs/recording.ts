import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { written } from './json.ts';

type Json = Record<string, unknown>;

const path = (name: string) => `specs/schemas/${name}.schema.json`;

/** The schema of a recording alone: what the schema of the report calls Recording, with the definitions that it names. */
export function recordingOutputs(root: string): Map<string, string> {
  const report = JSON.parse(readFileSync(join(root, path('report')), 'utf8')) as Json & { $id: string; $defs: Record<string, Json> };
  const named = new Set(['Recording']);
  for (const name of named) for (const other of namesIn(report.$defs[name])) named.add(other);
  const { Recording, ...others } = report.$defs;
  const schema = {
    $schema: report.$schema,
    $id: new URL('recording.schema.json', report.$id).href,
    $comment: 'Written by `npm run generate` from report.schema.json.',
    title: 'Recording',
    ...Recording,
    $defs: Object.fromEntries(Object.entries(others).filter(([name]) => named.has(name))),
  };
  return new Map([[path('recording'), `${written(schema)}\n`]]);
}

const namesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, name = '']) => name);
