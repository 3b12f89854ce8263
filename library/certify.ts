import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inOwnRun } from '../engine/contract/per-run.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import { defined } from '../engine/documents/values.ts';
import { delivered, readyToDeliver } from '../runs/delivery/output.ts';
import { inTemporaryFolder } from '../runs/files.ts';
import { playedCandidate } from '../runs/plays/conduct.ts';
import { prepare } from '../runs/provider/prepare.ts';
import { type CertifyArguments, defaultArguments, optionsOf, unattended } from '../runs/run.ts';
import { useChosenContract } from '../runs/selection/edition.ts';
import { refuseWrongValues } from '../runs/selection/values.ts';
import type * as declared from './assay.d.ts';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

export const certify: typeof declared.certify = async (manifest, options = {}) => {
  const { signal = new AbortController().signal, cwd = process.cwd(), env = process.env, allowEnv, ...choices } = options;
  const args = { ...argumentsOf(choices), 'allow-env': allowEnv, project: undefined };
  const messages: string[] = [];
  const io = unattended({ cwd, env, version }, signal, { out() {}, err: (text) => messages.push(text) });
  const judged = (file: string) => inOwnRun(() => judgedAlone(file));
  const judgedAlone = async (file: string) => {
    await useChosenContract(args, io);
    const target = prepare(file, args, io);
    await readyToDeliver(args, io);
    const { report, cannotRun } =
      'run' in target ? await playedCandidate(target, args, io) : { report: await target.report(), cannotRun: false };
    if (cannotRun) throw new UsageError(messages.join('\n'));
    const { written } = await delivered(report, args, io, target.secrets);
    if (!written) throw new Error(messages.join('\n'));
    return written;
  };
  if (typeof manifest === 'string') return judged(manifest);
  // The plays read the manifest from a file.
  const files = { 'manifest.json': JSON.stringify(manifest, null, 2) };
  return inTemporaryFolder('assay-manifest-', files, (folder) => judged(join(folder, 'manifest.json')));
};

function argumentsOf(choices: Omit<declared.CertifyOptions, 'signal' | 'cwd' | 'env' | 'allowEnv'>): CertifyArguments {
  const given = Object.entries(choices).map(([name, value]): [string, unknown] => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  const unknown = given.find(([name]) => !Object.hasOwn(known, name));
  if (unknown) throw new UsageError(`certify: unknown option "${unknown[0]}"`);
  const values = defined(Object.fromEntries(given));
  refuseWrongValues(known, values, (name) => `certify: ${inCamelCase(name)}`);
  return { ...defaultArguments, ...values, 'dry-run': false, quiet: true };
}

const inCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const { before: _before, contract: _contract, color: _color, ...known } = optionsOf('pushed', 'certifying', 'provider', 'judging');
