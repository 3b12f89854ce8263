import { UsageError } from '../engine/documents/usage-error.ts';
import { defined } from '../engine/documents/values.ts';
import type { GateArguments } from '../runs/plan/gate.ts';
import { type CertifyArguments, optionsOf } from '../runs/run.ts';
import { didYouMean } from '../runs/selection/suggest.ts';
import { refuseWrongValues } from '../runs/selection/values.ts';

const groupsOf = { certify: ['pushed', 'certifying', 'provider', 'judging'], gate: ['gate'] } as const;

/** What a command line has, and a call of the library has in another way or not at all. */
const others = ['before', 'contract', 'color'];

type ArgumentsOf = { certify: CertifyArguments; gate: GateArguments };

/** The arguments of a command, from options in camel case; throws a UsageError if one is unknown or has a wrong value. */
export function argumentsOf<C extends keyof ArgumentsOf>(command: C, choices: object): ArgumentsOf[C] {
  const known = Object.fromEntries(Object.entries(optionsOf(...groupsOf[command])).filter(([name]) => !others.includes(name)));
  const given = Object.entries(choices).map(([name, value]): [string, unknown] => [inKebabCase(name), value]);
  const unknown = given.find(([name]) => !Object.hasOwn(known, name));
  if (unknown)
    throw new UsageError(
      `${command}: unknown option "${inCamelCase(unknown[0])}"${didYouMean(inCamelCase(unknown[0]), Object.keys(known).map(inCamelCase))}`,
    );
  const values = defined(Object.fromEntries(given));
  refuseWrongValues(known, values, (name) => `${command}: ${inCamelCase(name)}`);
  const defaults = Object.entries(known).flatMap(([name, one]) => ('default' in one ? [[name, one.default]] : []));
  return { ...Object.fromEntries(defaults), ...values, 'dry-run': false, quiet: true } as unknown as ArgumentsOf[C];
}

const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
