import { resolve } from 'node:path';
import type { InferredOptionTypes, Options } from 'yargs';
import { readDocument } from '../engine/documents/read.ts';
import { withoutGateway } from '../engine/judging/gateway.ts';
import { join } from '../engine/recording/recording.ts';
import { clientOptions, hostOf, type PlatformRun } from '../engine/recording/run.ts';
import { readPlatform, secretsOf } from '../fixtures/clients/gate/configuration.ts';
import { defineCommand, type Io } from './command.ts';
import { chosenEdition } from './edition.ts';
import { afterLastReport, lastFailedOption } from './last-failed.ts';
import { isWhole, withoutPerson, withPerson } from './live/by-hand.ts';
import type { Candidate } from './live/candidate.ts';
import { type Part, playsFor, unplayed, whyPart } from './live/choice.ts';
import { network, shown } from './live/options.ts';
import { gatePlan } from './live/plan.ts';
import { platformUndoer } from './live/platform-undo.ts';
import { address, httpUrl, networkRun, whole } from './live/settings.ts';
import { judging, leftOutBy } from './options.ts';
import { readyToDeliver } from './output.ts';
import { platformReport } from './platform.ts';

const gating = {
  plan: { type: 'string', default: 'test', requiresArg: true, describe: 'the slug of a plan of the provider' },
  smoke: { type: 'boolean', default: false, describe: 'one token, one install, one sign-on, one delete, the healthy deployments' },
  'read-only': { type: 'boolean', default: false, describe: 'change nothing at the target' },
  'max-installs': { type: 'number', requiresArg: true, describe: 'at most so many installs (12)' },
  'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver' },
  listen: { type: 'string', requiresArg: true, describe: 'HOST:PORT of the stand-in partner, behind a proxy' },
  'stand-in': { type: 'string', requiresArg: true, describe: 'the address of a stand-in partner that runs elsewhere' },
  resume: { type: 'boolean', default: false, describe: 'go on with a run by hand that was stopped' },
} as const satisfies Record<string, Options>;

const options = { ...gating, ...network, ...shown, ...judging, ...lastFailedOption };

export default defineCommand({
  usage: 'gate <platform>',
  positionals: { platform: { type: 'string', demandOption: true, describe: 'the configuration of the platform' } },
  options,
  examples: [
    ['assay gate platform.yaml', 'judge a platform build'],
    ['assay gate platform.yaml --dry-run', 'show what would be done'],
    ["assay gate platform.yaml --only 'oauth/*'", 'a part'],
  ],
  run: (args, io) => gate(args.platform, afterLastReport(args, 'platform', io), io),
});

type Declared = InferredOptionTypes<typeof options>;
type Own = 'resume' | 'stand-in' | 'ui' | 'last-failed';
/** What only a run of its own can do may be left out. */
export type GateArguments = Omit<Declared, Own> & Partial<Pick<Declared, Own>>;

/** Judges a platform: its API, what it tells partners, what it sends to them, and how it checks deployments. */
export async function gate(file: string, args: GateArguments, io: Io): Promise<number> {
  const candidate = prepareGate(file, args, io);
  await readyToDeliver(args, io);
  return candidate.byHand.length === 0 ? withoutPerson(candidate, args, io) : withPerson(candidate, args, io);
}

export interface PlatformCandidate extends Candidate {
  run: PlatformRun;
  /** What a person has to do: the drivers that are `manual`. */
  byHand: string[];
}

export function prepareGate(file: string, args: GateArguments, io: Io): PlatformCandidate {
  const started = new Date();
  const path = resolve(io.cwd, file);
  readDocument(file, path);
  const target = readPlatform(path, io.env, file);
  const selected = leftOutBy(args.only, args.skip);
  // Read while the plays start.
  const loading = Promise.all([import('../rules/platform.ts'), chosenEdition(args.edition, io)]);
  // Whoever waits for it is told; until then a failure must not end the process with plays under way.
  loading.catch(() => {});
  const part = chosenParts(args);
  const run: PlatformRun = {
    kind: 'platform',
    ...networkRun(args, io),
    host: hostOf(target.configuration.base_url),
    plays: part.plays,
    configuration: path,
    plan: args.plan,
    maxInstalls: whole('--max-installs', args['max-installs']) ?? 12,
    isReadOnly: args['read-only'],
    allowHosts: args['allow-host'] ?? [],
    ...(args.listen !== undefined && { listen: address(args.listen) }),
    ...(args['stand-in'] !== undefined && { standIn: httpUrl('--stand-in', args['stand-in']) }),
    driverTimeout: args['driver-timeout'] * 1000,
  };
  return {
    run,
    file: path,
    byHand: args['read-only']
      ? []
      : Object.entries(target.configuration.drive ?? {}).flatMap(([kind, by]) => (by === 'manual' ? [kind] : [])),
    plan: gatePlan(run, target, part.why ?? ''),
    isProduction: target.configuration.provider?.environment === 'production' && target.configuration.drive?.install !== undefined,
    secrets: secretsOf(target).map(([name, value]) => ({ name, value })),
    undoer: () => platformUndoer({ ...run, client: clientOptions(run, [], io.env) }, target, io.env),
    async report({ collected, resources, isComplete }) {
      const played = withoutGateway(join(collected.recordings));
      const [{ platformRules: rules }, edition] = await loading;
      return platformReport(
        {
          command: `assay gate ${file}`,
          file,
          target,
          rules,
          evidence: { played, unplayed: unplayed(part, isComplete, collected.errors.length) },
          leftOut: selected,
          strict: args.strict,
          started,
          edition,
          more: { ...played, resources, seed: run.seed, complete: isComplete && isWhole(collected) },
        },
        io,
      );
    },
  };
}

function chosenParts({ smoke, only, ui }: GateArguments): Part {
  if (smoke) return { plays: { grep: '@smoke' }, why: 'left out by --smoke' };
  const grep = playsFor(only);
  const why = whyPart(grep, ui);
  return { plays: grep === undefined ? {} : { grep }, ...(why && { why }) };
}
