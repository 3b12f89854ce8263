import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { rowFiles, sharedWords } from '../../../engine/contract/rows.ts';
import { root } from '../../support/command.ts';

/** Names of variables, ports, versions: nothing else looks like them. */
const isDistinctive = (value: string) => /^([A-Z][A-Z\d_]{4,}|\d{4,}|\d+\.\d+\.\d+)$/.test(value);

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'specs/values';
const values = readdirSync(join(root, folder))
  .flatMap((name) => leavesOf(parse(textOf(`${folder}/${name}`))))
  .filter(isDistinctive);

test('the values of the contract have names, so that sentences follow another contract', () => {
  assert.ok(values.includes('NODE_ENV') && values.includes('8080') && values.includes('22.20.0'), String(values));
  const files = [...rowFiles(root).map(({ path }) => path), ...sharedWords];
  const repeated = files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => {
        const written = values.find((value) => new RegExp(`(?<![\\w-])${value.replaceAll('.', '\\.')}(?!\\w)`).test(line));
        return written === undefined ? [] : [`${path}:${index + 1}: ${written}`];
      }),
  );
  assert.deepEqual(repeated, []);
});
