// Proves everything, or with `new` only what the published proof does not have yet, and publishes it; plain JavaScript, because it runs before the build.
import { spawnSync } from 'node:child_process';

const [part, ...more] = process.argv.slice(2);
const isNewOnly = part === 'new';
if ((part !== undefined && !isNewOnly) || more.length > 0) {
  process.stderr.write('npm run prove: the only argument is `new`, which proves what the published proof does not have yet\n');
  process.exit(2);
}
const env = { ...process.env, ASSAY_PROVE: 'all', ...(isNewOnly && { ASSAY_FAULTS: 'new' }) };
// Without a new fault or combination, there is nothing to run.
const matrix = ['--grep', '@matrix', '--pass-with-no-tests'];

const proofs = isNewOnly
  ? [['the matrix', 'npx', 'playwright', 'test', ...matrix]]
  : [
      ['the units', 'node', 'tools/unit.mjs'],
      ['the matrix and the command', 'npx', 'playwright', 'test'],
      ['flakes', 'npm', 'run', '--silent', 'hunt'],
      ['the bench', 'node', 'dist/bench/bench.js'],
    ];
const publishing = [
  ['the results', 'node', 'dist/tools/proof.js'],
  ['the page', 'npm', 'run', '--silent', 'generate'],
];

const run = ([what, command, ...args]) => {
  process.stderr.write(`Proof: ${what}\n`);
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
};

const start = performance.now();
const ready = run(['the build', 'node', 'tools/ready.mjs']);
// Failures are published too: the page names them.
const statuses = ready === 0 ? [...proofs, ...publishing].map(run) : [ready];
process.stderr.write(`Proof: ${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);
process.exitCode = Math.max(...statuses);
