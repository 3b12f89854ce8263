import { createRequire } from 'node:module';
import type { Options } from 'yargs';
import type { Arguments } from '../specs/generated/arguments.ts';

export type { Arguments };

/** A group, one option of a group (`network.timeout`), or options as yargs declares them; null removes an option. */
type Part = string | Record<string, Options | null>;

const groups = createRequire(import.meta.url)('#specs/cli/options.json') as Record<string, Part[]>;

/** The options of groups, or of a command, in their order; every option that is not a switch needs a value. */
export function optionsOf(...parts: Part[]): Record<string, Options> {
  const all = Object.assign({}, ...parts.map(optionsIn)) as Record<string, Options | null>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, one]) => (one ? [[name, { requiresArg: one.type !== 'boolean', ...one }]] : [])),
  );
}

function optionsIn(part: Part): Record<string, Options | null> {
  if (typeof part !== 'string') return part;
  const [group = '', name] = part.split('.');
  const all = Object.assign({}, ...(groups[group] ?? []).map(optionsIn));
  return name === undefined ? all : { [name]: all[name] };
}

export interface AllowedVariables {
  env?: string[] | undefined;
  /** What assay.yaml allows, and to which manifest. */
  project?: { env?: string[]; manifest?: string } | undefined;
}

export type NetworkArguments = Arguments['network'] & AllowedVariables;
export type LiveArguments = Arguments['provider'] & AllowedVariables;
export type JudgingArguments = Omit<Arguments['judging'], 'color'>;

type Defaults<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };

export const defaultArguments = Object.fromEntries(
  Object.entries(optionsOf('provider', 'judging')).flatMap(([name, one]) => ('default' in one ? [[name, one.default]] : [])),
) as Defaults<Arguments['provider'] & Arguments['judging']>;
