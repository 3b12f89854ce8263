import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inOwnRun } from '../engine/catalogue/per-run.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import { delivered, readyToDeliver } from '../runs/delivery/output.ts';
import { inTemporaryFolder } from '../runs/files.ts';
import { certifyPlan } from '../runs/plan/certify.ts';
import { agree, playedTarget } from '../runs/plays/run-target.ts';
import { prepare } from '../runs/provider/prepare.ts';
import { unattended } from '../runs/run.ts';
import { useChosenContract } from '../runs/selection/edition.ts';
import type * as declared from './assay.d.ts';
import { checkedCallOptions, checkedObject } from './checked.ts';
import { argumentsOf } from './options.ts';

const { version } = createRequire(import.meta.url)('#package') as { version: string };

export const certify: typeof declared.certify = async (manifest, options = {}) => {
  if (typeof manifest !== 'string') checkedObject('certify', 'the path of a manifest, or a manifest as an object', manifest);
  checkedObject('certify', 'options as an object', options);
  checkedCallOptions('certify', options);
  const { signal = new AbortController().signal, cwd = process.cwd(), env = process.env, allowEnv, ...choices } = options;
  const args = { ...argumentsOf('certify', choices), 'allow-env': allowEnv, project: undefined };
  const messages: string[] = [];
  const io = unattended({ cwd, env, version }, signal, { out() {}, err: (text) => messages.push(text) });
  const judged = (file: string) => inOwnRun(() => judgedAlone(file));
  const judgedAlone = async (file: string) => {
    await useChosenContract(args, io);
    const plan = certifyPlan(file, args, io);
    const target = prepare(plan, io);
    if ('run' in target) await agree(target.isProduction && !plan.isConfirmed, io, target.address.url);
    const output = await readyToDeliver(plan.output, io);
    const playing = { deadline: plan.limits.deadline, isQuiet: output.isQuiet };
    const { report, cannotRun } =
      'run' in target ? await playedTarget(target, playing, io) : { report: await target.report(), cannotRun: false };
    if (cannotRun) throw new UsageError(messages.join('\n'));
    const { written } = await delivered(report, output, io, target.secrets);
    if (!written) throw new Error(messages.join('\n'));
    return written;
  };
  if (typeof manifest === 'string') return judged(manifest);
  // The plays read the manifest from a file.
  const files = { 'manifest.json': JSON.stringify(manifest, null, 2) };
  return inTemporaryFolder('assay-manifest-', files, (folder) => judged(join(folder, 'manifest.json')));
};
