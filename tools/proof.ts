import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { combinationsOfTree, faultsOfTree, table, written } from './proof/data.ts';
import { missingProof } from './proof/drift.ts';

// Publishes what the last proofs found: newer results replace older ones, and what the tree has no more is dropped.
const root = process.argv[2] ?? '.';
mkdirSync(join(root, 'docs/proof'), { recursive: true });
for (const [name, order] of [
  ['faults', faultsOfTree().map(([fault]) => fault)],
  ['oddities', combinationsOfTree().map((combination) => combination.name)],
] as const) {
  const rows = { ...table(root, name), ...results(join(root, '.proof', name)) };
  const kept = order.flatMap((one) => (rows[one] === undefined ? [] : [[one, rows[one]]]));
  writeFileSync(join(root, `docs/proof/${name}.json`), written(Object.fromEntries(kept)));
  process.stdout.write(`docs/proof/${name}.json: ${kept.length} of ${order.length} proved\n`);
}

const missing = missingProof(root);
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exitCode = 1;

function results(folder: string): Record<string, unknown> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}
