import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fileInRoom } from './rooms.ts';

/** The cases of a requirement as its file has them: `shared` are fragments that cases name, `json` stands for a body in JSON. */
export function readCases(root: string, room: string, id: string): unknown[] {
  const path = fileInRoom(root, room, 'cases/*.yaml', id);
  if (path === undefined) return [];
  const { cases } = parse(readFileSync(join(root, path), 'utf8'), { maxAliasCount: -1 }) as { cases: unknown[] };
  return cases.map(withBodies);
}

function withBodies(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBodies);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => (name === 'json' ? ['body', JSON.stringify(one)] : [name, withBodies(one)])),
  );
}
