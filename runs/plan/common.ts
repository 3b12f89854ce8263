import { randomInt, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { defined } from '../../engine/documents/values.ts';
import type { CommonRun } from '../../engine/recording/run-settings.ts';
import { judgingOf, outputPlan } from '../delivery/output.ts';
import type { Io, JudgingArguments, NetworkArguments } from '../run.ts';
import type { ChosenPlays } from './choice.ts';
import { networkPlan } from './network.ts';
import type { Plan } from './plan.ts';

/** The parts of a plan that are alike for a partner and for a platform. */
export function commonPlan(args: NetworkArguments & JudgingArguments, part: ChosenPlays, io: Io) {
  const judging = {
    ...judgingOf(args, io),
    part,
    isChosen: args.only !== undefined && part.plays.part === undefined,
  };
  const { timeout, deadline, 'max-rps': maxRps } = args;
  return {
    judging,
    limits: { timeout, ...defined({ deadline, maxRps }) },
    network: networkPlan(args, io),
    output: outputPlan(args),
    run: `${judging.started.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`,
    seed: args.seed ?? randomInt(2 ** 31),
    isDryRun: args['dry-run'],
    isConfirmed: args.yes,
  };
}

type PlayedPlan = Pick<Plan, 'run' | 'seed' | 'limits' | 'network' | 'output'> & { judging: Pick<Plan['judging'], 'part'> };

/** What the plays get of every plan. */
export const playedPlan = (
  { run, seed, judging, limits, network, output }: PlayedPlan,
  io: Io,
): Omit<CommonRun, 'host'> & Plan['network'] => ({
  ...{ run, seed, plays: judging.part.plays, ...network, timeout: limits.timeout, ...defined({ maxRps: limits.maxRps }) },
  ledger: resolve(io.cwd, output.out, 'ledger'),
  evidence: resolve(io.cwd, output.out, 'evidence'),
});
