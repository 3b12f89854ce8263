import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../engine/documents/usage-error.ts';
import { usual } from '../runs/arguments.ts';
import { delivered, readyToDeliver } from '../runs/delivery/output.ts';
import type { Io } from '../runs/io.ts';
import { playedCandidate } from '../runs/live/conduct.ts';
import { type CertifyArguments, prepare } from '../runs/provider/prepare.ts';
import type * as declared from './assay.d.ts';
import { known } from './known.ts';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

export const certify: typeof declared.certify = async (manifest, options = {}) => {
  const { signal = new AbortController().signal, cwd = process.cwd(), env = process.env, allowEnv, ...wishes } = options;
  const args = { ...argumentsOf(wishes), env: allowEnv, project: undefined };
  const told: string[] = [];
  const io = silent({ cwd, env, signal, told });
  const { file, forget } = typeof manifest === 'string' ? { file: manifest, forget() {} } : written(manifest);
  try {
    const target = prepare(file, args, io);
    await readyToDeliver(args, io);
    const { report, cannotRun } =
      'run' in target ? await playedCandidate(target, args, io, signal) : { report: await target.report(), cannotRun: false };
    if (cannotRun) throw new UsageError(told.join('\n'));
    const { written: whole } = await delivered(report, args, io, target.secrets);
    if (!whole) throw new Error(told.join('\n'));
    return whole;
  } finally {
    forget();
  }
};

/** The arguments of the run: the usual ones, with these wishes in them. */
function argumentsOf(wishes: Omit<declared.CertifyOptions, 'signal' | 'cwd' | 'env' | 'allowEnv'>): CertifyArguments {
  const given = Object.entries(wishes).map(([name, value]): [string, unknown] => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  const unknown = given.find(([name]) => !Object.hasOwn(known, name));
  if (unknown) throw new UsageError(`certify: unknown option "${unknown[0]}"`);
  return { ...usual, ...Object.fromEntries(given), 'dry-run': false, quiet: true };
}

interface Around {
  cwd: string;
  env: Io['env'];
  signal: AbortSignal;
  told: string[];
}

/** A world without a terminal and without a person. */
const silent = ({ cwd, env, signal, told }: Around): Io => ({
  out() {},
  err: (text) => told.push(text),
  // The log and the summary of a CI are the caller's.
  env: { ...env, GITHUB_ACTIONS: undefined, GITLAB_CI: undefined, GITHUB_STEP_SUMMARY: undefined },
  cwd,
  color: false,
  version,
  interruption: () => signal,
  confirm: async () => undefined,
  terminal: () => undefined,
  stdin: async () => '',
});

/** The plays read the manifest from a file, which only this user may read meanwhile. */
function written(manifest: object): { file: string; forget(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'assay-manifest-'));
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return { file, forget: () => rmSync(folder, { recursive: true }) };
}
