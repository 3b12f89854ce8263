import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const WIDTH = 140;

/** JSON as Biome formats it: on one line if there is room. */
function written(value: unknown, indent = '', before = 0, after = 0): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length + after <= WIDTH) return line;
  const inner = `${indent}  `;
  const entries = Object.entries(value);
  const parts = entries.map(([key, one], index) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${written(one, inner, inner.length + name.length, index < entries.length - 1 ? 1 : 0)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
