import { contract, statusEntryFor } from './contract.ts';
import { enumerated, refusalsIn } from './value-words.ts';

const refusals = () => refusalsIn(contract());

/** Whether the contract names this status for calls that a partner's service has to refuse. */
export const isRefusal = (status: number): boolean => statusEntryFor(refusals(), status) !== undefined;

export const refusalWords = (): string => enumerated(refusals(), 'or');
