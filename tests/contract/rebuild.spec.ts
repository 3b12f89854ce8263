import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compiledContract } from '../../engine/contract/ajv.ts';
import type { Contract } from '../../engine/contract/contract.ts';
import { formats } from '../../engine/contract/formats.ts';
import { readDocuments } from '../../engine/contract/read.ts';
import { sample } from '../../engine/contract/sample.ts';
import { root } from '../support/command.ts';
import { type Change, changedFiles, changes, freshContract } from '../support/house/changed-contract.ts';
import { isWhole } from '../support/proof.ts';

const load = createRequire(import.meta.url);

/** Builds a changed contract as `npm run build` does; says what went otherwise than by `--contract`. */
function rebuilt(change: Change, fresh: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'assay-rebuild-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(root, 'specs/schemas'), join(folder, 'specs/schemas'), { recursive: true });
    for (const [path, text] of Object.entries(changedFiles(fresh, change).files)) {
      const own = join(folder, path.replace(/^own\//, ''));
      mkdirSync(dirname(own), { recursive: true });
      writeFileSync(own, text);
    }
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'dist/tools/build.js'), folder], { encoding: 'utf8' });
    if (status !== 0) {
      const isLine = stderr.trim().split('\n').length === 1 && new RegExp(change.refused ?? '(?!)').test(stderr);
      return isLine ? [] : [stderr.trim().slice(0, 400)];
    }
    if (change.refused !== undefined) return [];
    const built = (load(join(folder, 'specs/generated/wire.cjs')) as (given: typeof formats) => Contract['validators'])(formats);
    const own = compiledContract(readDocuments(folder).documents);
    return Object.entries(own.messages).flatMap(([name, schema]) =>
      [sample(schema), {}].every((instance) => built[name]?.(instance) === own.validators[name]?.(instance))
        ? []
        : [`${name} is judged in another way`],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isOfDocuments = ({ edit = [] }: Change) => edit.length > 0 && edit.every(([file]) => file.startsWith('openapi/'));

/** `npm test` has two formats and an unknown one. */
const isFew = ({ change }: Change) => /^format: (?:date-time|int32)|^a format that nobody knows/.test(change);

test('a rebuild follows or refuses a changed contract as --contract does', async () => {
  const all = changes().filter((change) => isOfDocuments(change) && (isWhole || isFew(change)));
  test.setTimeout(60_000 + all.length * 30_000);
  const fresh = await freshContract();
  const wrong = Object.fromEntries(all.map((change) => [change.change, rebuilt(change, fresh)]));
  expect(wrong).toEqual(Object.fromEntries(all.map(({ change }) => [change, []])));
});
