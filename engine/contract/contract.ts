import { createRequire } from 'node:module';
import type { EditionFile } from '../../specs/generated/schemas.ts';
import { choicePerRun } from '../catalogue/per-run.ts';
import { answerOf, type ContractData, type Operation, refusalsOf, requestOf, successesOf } from './compile.ts';
import type { ContractValues } from './documents.ts';
import { formats } from './formats.ts';
import { type Violation, violations } from './ownership.ts';
import type { Schema, Validate } from './schema.ts';

export { answerOf, type Operation, requestOf };

/** The contract that a run judges by, and builds its requests and answers from. */
export interface Contract extends ContractData {
  validators: Record<string, Validate>;
  /** Left out for the published contract. */
  choice?: ContractChoice;
}

/** A contract other than the published one: another folder, an edition, or both. */
export interface ContractChoice {
  folder?: string;
  edition?: EditionFile;
  /** The file of the edition, as the user wrote its name. */
  file?: string;
}

const chosen = choicePerRun<Contract>();
let loaded: Contract | undefined;

/** The published contract, compiled ahead, unless another one was chosen. */
export function contract(): Contract {
  return chosen.get() ?? publishedContract();
}

export function publishedContract(): Contract {
  loaded ??= published();
  return loaded;
}

export const contractChoice = (): ContractChoice | undefined => chosen.get()?.choice;

/** From now on, this run uses another contract; without an argument, the published one. */
export const useContract = (other?: Contract): void => chosen.set(other);

function published(): Contract {
  const load = createRequire(import.meta.url);
  let checks: Contract['validators'] | undefined;
  return {
    ...(load('#specs/generated/contract.json') as ContractData),
    // Loaded only when something is judged.
    get validators() {
      checks ??= (load('#specs/generated/wire.cjs') as (given: typeof formats) => Contract['validators'])(formats);
      return checks;
    },
  };
}

/** What the contract fixes and no OpenAPI document can say. */
export const valuesOf = <Name extends keyof ContractValues>(name: Name): ContractValues[Name] => contract().values[name];

export function operation(id: string): Operation {
  const found = contract().operations.find((one) => one.operation === id);
  if (!found) throw new Error(`the contract has no operation "${id}"`);
  return found;
}

export function message(name: string): Schema {
  const found = contract().messages[name];
  if (!found) throw new Error(`the contract has no message "${name}"`);
  return found;
}

export const bodySchema = (id: string): Schema => message(requestOf(id)).properties?.content?.properties?.body ?? {};

/** Whether an operation needs Basic credentials; one that may be called without them does not. */
export function needsBasic(id: string): boolean {
  const { security } = operation(id);
  return security.includes('basic') && !security.includes('none');
}

export const requiredFields = (id: string): string[] => bodySchema(id).required ?? [];

/** Everything that is wrong with a message, with the requirements that it breaks. */
export function violationsOf(name: string, instance: unknown): Violation[] {
  const validate = contract().validators[name];
  if (!validate) throw new Error(`no validator for "${name}"`);
  return validate(instance) ? [] : violations(message(name), validate.errors ?? []);
}

/** The entry of an operation's answers that covers a status: the status itself, its range, or the default. */
export const statusEntryFor = (statuses: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((entry) => statuses.includes(entry));

/** The entries for correct requests, or for those that have to be refused. */
export const statusEntriesOf = (id: string, outcome: 'accepted' | 'refused'): string[] =>
  outcome === 'refused' ? refusalsOf(contract(), operation(id)) : successesOf(operation(id));

export const successMessage = (id: string): string => answerOf(id, statusEntriesOf(id, 'accepted')[0] ?? '');

/** Whether the documents allow a status for an outcome. */
export const isStatusFor = (id: string, outcome: 'accepted' | 'refused', status: number | undefined): boolean =>
  status !== undefined && statusEntryFor(statusEntriesOf(id, outcome), status) !== undefined;

export const isSuccessOf = (id: string, status: number | undefined): boolean => isStatusFor(id, 'accepted', status);

/** The message that an answer is judged as: that of its status, or, for a wrong status, that of the first right one. */
export function expectedAnswer(id: string, outcome: 'accepted' | 'refused', status: number): { name: string; isExpected: boolean } {
  const entries = statusEntriesOf(id, outcome);
  const entry = statusEntryFor(entries, status);
  return { name: answerOf(id, entry ?? entries[0] ?? ''), isExpected: entry !== undefined };
}
