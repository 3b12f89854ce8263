import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { components } from '../../specs/generated/schemas.ts';
import { answerOf, type ContractData, type Operation, requestOf } from './compile.ts';
import { formats } from './formats.ts';
import { type Violation, violations } from './ownership.ts';
import type { Schema, Validate } from './schema.ts';

/** The contract that this process judges and speaks by. */
export interface Contract extends ContractData {
  validators: Record<string, Validate>;
  /** Where it comes from, unless it is the published one. */
  choice?: ContractChoice;
}

/** A contract that is not the published one: another folder, an edition over it, or both. */
export interface ContractChoice {
  folder?: string;
  edition?: components['schemas']['EditionFile'];
  /** The file of the edition, as the user names it. */
  file?: string;
}

let current: Contract | undefined;

/** The published contract, compiled ahead, unless another one was chosen. */
export function contract(): Contract {
  current ??= published();
  return current;
}

export const contractChoice = (): ContractChoice | undefined => current?.choice;

/** Judges and speaks by another contract from now on; by the published one where none is given. */
export const useContract = (chosen?: Contract): void => {
  current = chosen;
};

function published(): Contract {
  const file = new URL(import.meta.resolve('#specs/generated/contract.json'));
  const data = JSON.parse(readFileSync(file, 'utf8')) as ContractData;
  const load = createRequire(import.meta.url)('#specs/generated/wire.cjs') as (given: typeof formats) => Contract['validators'];
  return { ...data, validators: load(formats) };
}

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

export function bodySchema(id: string): Schema {
  return message(requestOf(id)).properties?.content?.properties?.body ?? {};
}

/** Whether an operation needs Basic credentials; one that may be called without them does not. */
export function needsBasic(id: string): boolean {
  const { security } = operation(id);
  return security.includes('basic') && !security.includes('none');
}

export const requiredFields = (id: string): string[] => bodySchema(id).required ?? [];

/** What is wrong with a message, each with the requirements that it breaks. */
export function violationsOf(name: string, instance: unknown): Violation[] {
  const validate = contract().validators[name];
  if (!validate) throw new Error(`no validator for "${name}"`);
  return validate(instance) ? [] : violations(message(name), validate.errors ?? []);
}

/** The entry of an operation's answers that a status comes under: itself, its range, or the default. */
export const statusEntryFor = (statuses: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((entry) => statuses.includes(entry));

const isRefusal = (status: string): boolean => /^[45]/.test(status);

/** The entries for requests that nothing is wrong with, or for those that are to be refused. */
export const statusEntriesOf = (id: string, outcome: 'accepted' | 'refused'): string[] =>
  operation(id).statuses.filter((status) => isRefusal(status) === (outcome === 'refused'));

export const successMessage = (id: string): string => answerOf(id, statusEntriesOf(id, 'accepted')[0] ?? '');

/** Whether the documents have a status for an outcome. */
export const isStatusFor = (id: string, outcome: 'accepted' | 'refused', status: number | undefined): boolean =>
  status !== undefined && statusEntryFor(statusEntriesOf(id, outcome), status) !== undefined;

export const isSuccessOf = (id: string, status: number | undefined): boolean => isStatusFor(id, 'accepted', status);

/** The message that an answer has to be: that of its status, or of the first one that would have been right. */
export function expectedAnswer(id: string, outcome: 'accepted' | 'refused', status: number): { name: string; isExpected: boolean } {
  const entries = statusEntriesOf(id, outcome);
  const entry = statusEntryFor(entries, status);
  return { name: answerOf(id, entry ?? entries[0] ?? ''), isExpected: entry !== undefined };
}
