import { defined } from '../../engine/documents/values.ts';
import type { Arguments, Io, JudgingArguments, NetworkArguments } from '../run.ts';
import { allowedNames } from '../selection/project.ts';
import { chosenPlays } from './choice.ts';
import { commonPlan } from './common.ts';
import { gateAddresses } from './network.ts';
import type { GatePlan } from './plan.ts';
import { repeatLines } from './repeat-line.ts';

export type GateArguments = NetworkArguments &
  JudgingArguments &
  Partial<Pick<Arguments['gate'], 'max-installs' | 'listen' | 'stand-in' | 'application-listen' | 'explore' | 'cases' | 'resume'>> &
  Pick<Arguments['gate'], 'plan' | 'smoke' | 'read-only' | 'driver-timeout'>;

/** Reads the options of a run with a platform. */
export function gatePlan(file: string, args: GateArguments, io: Io): GatePlan {
  const { smoke, only, cases, plan, 'max-installs': maxInstalls, 'driver-timeout': seconds } = args;
  const common = commonPlan(args, chosenPlays({ smoke, only }), io);
  return {
    ...common,
    target: {
      file,
      variables: allowedNames(args, io),
      allowsWeakSecrets: args['allow-weak-secrets'],
      plan,
      isReadOnly: args['read-only'],
    },
    limits: {
      ...common.limits,
      driverTimeout: seconds * 1000,
      ...defined({ maxInstalls }),
      ...(args.explore && { explore: defined({ cases }) }),
    },
    network: { ...common.network, ...gateAddresses(args) },
    isResumed: args.resume === true,
    lines: repeatLines('gate', file, args, ['--platform', file]),
  };
}
