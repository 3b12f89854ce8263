import type { Application } from '../application.ts';
import type { Fact } from '../fact.ts';

/** The variable of its own decides, then NODE_ENV, of which the contract knows two states. */
export function devDependencies({ env }: Pick<Application, 'env'>): Fact {
  const { CC_NODE_DEV_DEPENDENCIES: choice, NODE_ENV: mode } = env;
  if (choice === 'install' || choice === 'ignore') return { value: choice === 'install', reason: `CC_NODE_DEV_DEPENDENCIES is ${choice}` };
  if (choice !== undefined) return { value: null, reason: 'CC_NODE_DEV_DEPENDENCIES has a value that the contract does not know' };
  if (mode === undefined) return { value: true, reason: 'neither CC_NODE_DEV_DEPENDENCIES nor NODE_ENV is set' };
  if (mode === 'production') return { value: false, reason: 'NODE_ENV is production' };
  return { value: null, reason: 'the contract does not say what holds for this NODE_ENV' };
}
