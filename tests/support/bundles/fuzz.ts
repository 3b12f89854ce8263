// A program: verifies mutants of a bundle in one process, and prints the results.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../../runs/run.ts';
import { verifyBundle } from '../../../runs/verify/verify.ts';
import { made, mutantOf, partsOf } from './mutants.ts';
import { key } from './signed.ts';

export interface Fuzzed {
  /** The status for the unchanged bundle: if it is not 0, the other numbers mean nothing. */
  original: number | string;
  mutants: number;
  refused: number;
  verified: number;
  /** Mutants that were verified and must not be: the number, and what was changed. */
  wrong: string[];
  /** Mutants that ended in an error of Assay. */
  broken: string[];
  slowestMs: number;
  slowest: string;
  peakMb: number;
}

const [file = '', from = '0', count = '100'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'));
const [own, stranger] = [key(), key()];
const bundle = made(partsOf(readFileSync(file)), own);
writeFileSync(join(folder, 'pub.pem'), own.public);
const told: Fuzzed = { original: 1, mutants: 0, refused: 0, verified: 0, wrong: [], broken: [], slowestMs: 0, slowest: '', peakMb: 0 };
/** Only the version that made a bundle can say which probes a complete run has. */
const { version } = JSON.parse(readFileSync(new URL(import.meta.resolve('#package')), 'utf8')) as { version: string };
const io: Io = {
  ...{ out() {}, err() {}, env: {}, cwd: folder, color: false, version, interruption: () => new AbortController().signal },
  ...{ confirm: async () => undefined, terminal: () => undefined, stdin: async () => '' },
};

async function statusOf(bytes: Buffer): Promise<number | string> {
  writeFileSync(join(folder, 'mutant.tgz'), bytes);
  const args = { bundle: 'mutant.tgz', 'public-key': 'pub.pem', 'max-age': 90, 'allow-local': true, quiet: true, out: 'out' };
  return verifyBundle(args as Parameters<typeof verifyBundle>[0], io).catch((error: Error) => `${error.name}: ${error.message}`);
}

told.original = await statusOf(bundle);
for (let number = Number(from); number < Number(from) + Number(count); number++) {
  const { what, bytes, mayVerify } = mutantOf(bundle, number, own, stranger);
  // Processor time, which does not depend on how busy the machine is.
  const started = process.cpuUsage();
  const status = await statusOf(bytes);
  const { user, system } = process.cpuUsage(started);
  const ms = (user + system) / 1000;
  told.mutants++;
  if (status === 1) told.refused++;
  else if (status === 0) told.verified++;
  if (status === 0 && !mayVerify) told.wrong.push(`${number}: ${what}`);
  if (typeof status === 'string') told.broken.push(`${number}: ${what}: ${status}`);
  if (ms > told.slowestMs) Object.assign(told, { slowestMs: Math.round(ms), slowest: `${number}: ${what}` });
}
told.peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify(told)}\n`);
