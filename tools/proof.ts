import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../engine/contract/rows.ts';
import { combinationsOfTree, faultsOfTree, hiddenOfTree, table, written } from './proof/data.ts';
import { missingProof } from './proof/drift.ts';

// Publishes what the last proofs found: newer results replace older ones, and results for what is no longer in the tree are dropped.
const root = process.argv[2] ?? '.';
mkdirSync(join(root, 'docs/proof'), { recursive: true });
for (const [name, names] of [
  ['faults', faultsOfTree().map(([fault]) => fault)],
  ['oddities', combinationsOfTree().map((combination) => combination.name)],
  ...Object.entries(hiddenOfTree(readCatalogue(root).surfaces)),
  ['by-others', Object.keys({ ...table(root, 'by-others'), ...results(join(root, '.proof/by-others')) })],
] as const) {
  const rows = { ...table(root, name), ...results(join(root, '.proof', name)) };
  const kept = names.flatMap((key) => (rows[key] === undefined ? [] : [[key, rows[key]]]));
  writeFileSync(join(root, `docs/proof/${name}.json`), written(Object.fromEntries(kept)));
  process.stdout.write(`docs/proof/${name}.json: ${kept.length} of ${names.length} proved\n`);
}

const missing = missingProof(root);
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exitCode = 1;

function results(folder: string): Record<string, unknown> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}
