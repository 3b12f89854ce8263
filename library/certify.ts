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
import { useChosenContract } from '../runs/selection/edition.ts';
import type * as declared from './assay.d.ts';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

export const certify: typeof declared.certify = async (manifest, options = {}) => {
  const { signal = new AbortController().signal, cwd = process.cwd(), env = process.env, allowEnv, ...wishes } = options;
  const args = { ...argumentsOf(wishes), env: allowEnv, project: undefined };
  const told: string[] = [];
  const io = silent({ cwd, env, signal, told });
  const { file, forget } = typeof manifest === 'string' ? { file: manifest, forget() {} } : written(manifest);
  try {
    await useChosenContract(args, io);
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

/** Every argument of a certification, by the name that the run has for it. */
const known = {
  env: true,
  project: true,
  yes: true,
  'dry-run': true,
  seed: true,
  timeout: true,
  deadline: true,
  'max-rps': true,
  'allow-host': true,
  browser: true,
  headed: true,
  ca: true,
  cert: true,
  key: true,
  header: true,
  insecure: true,
  'allow-weak-secrets': true,
  environment: true,
  'base-url': true,
  'sso-url': true,
  plan: true,
  resource: true,
  smoke: true,
  'read-only': true,
  'max-installs': true,
  cases: true,
  'provision-timeout': true,
  'ready-within': true,
  identify: true,
  listen: true,
  'callback-url': true,
  only: true,
  skip: true,
  strict: true,
  edition: true,
  baseline: true,
  reporter: true,
  out: true,
  quiet: true,
  bundle: true,
  'sign-key': true,
  check: true,
  require: true,
  previous: true,
  ui: true,
} satisfies Record<Exclude<keyof CertifyArguments, 'pinnedUrls' | 'before'>, true>;
