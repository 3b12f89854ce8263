import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { written } from './json.ts';
import type { Option } from './options.ts';
import { declarationsOf } from './options.ts';

type Json = Record<string, unknown>;

const folder = 'specs/schemas';

/** The schemas of files that have options in them: each option gets the kind of value and the limits that specs/cli declares. */
export function limitOutputs(root: string): Map<string, string> {
  const declared = declarationsOf(root);
  const schemaOf = (name: string) => valueSchema(declared(name));
  const project = read(root, 'project');
  const { properties } = (project.properties as { options: { properties: Json } }).options;
  // An old name of an option is declared no more.
  for (const name of Object.keys(properties).filter((one) => declared(one).length > 0)) properties[name] = schemaOf(name);
  const fleet = read(root, 'fleet');
  const target = (fleet.$defs as { FleetTarget: { properties: Json } }).FleetTarget.properties;
  const { description } = target.max_rps as Json;
  target.max_rps = { ...schemaOf('max-rps'), description };
  return new Map(Object.entries({ project, fleet }).map(([name, schema]) => [`${folder}/${name}.schema.json`, `${written(schema)}\n`]));
}

const read = (root: string, name: string): Json => JSON.parse(readFileSync(join(root, folder, `${name}.schema.json`), 'utf8'));

/** What commands take for one option; each of them still refuses what is beyond its own limits. */
function valueSchema(options: Option[]): Json {
  const [first = {}] = options;
  const { type, choices, array, format } = first;
  if (array) return { $ref: '#/$defs/Strings' };
  if (choices) return { enum: choices };
  if (type === 'boolean') return { type };
  if (type === 'string') return { $ref: format === 'url' ? '#/$defs/Url' : '#/$defs/Text' };
  const number = options.every((one) => one.type === 'integer') ? 'integer' : 'number';
  return {
    ...(first.unit === undefined ? { type: number } : { type: [number, 'string'], pattern: '^-?\\d+(\\.\\d+)? ?(ms|s|m|h|d)$' }),
    minimum: Math.min(...options.map(({ minimum = 0 }) => minimum)),
    maximum: Math.max(...options.map(({ maximum = 0 }) => maximum)),
  };
}
