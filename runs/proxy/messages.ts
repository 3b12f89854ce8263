import type { ContractChoice } from '../../engine/contract/contract.ts';
import type { PassedExchange } from '../../engine/wire/traffic/tap.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Sighting } from '../../suites/traffic/observer.ts';
import type { TrafficOwner, TrafficSide } from '../../suites/traffic/owner.ts';
import type { Kept } from '../traffic/report.ts';

/** What the judging thread starts with; `contract` is the chosen one, if it is not the published one. */
export type WorkerData = { whose: TrafficOwner; origin: string; contract?: ContractChoice };

export type WorkerQuestion = { passed: PassedExchange } | { end: true };
export type WorkerAnswer = { judged: JudgedPassage | undefined } | { broken: string } | AllSeen;

export type AllSeen = { sightings: Sighting[]; forgotten: number };

/** A line of the journal: an exchange of the contract, and what is wrong with it. */
export interface JudgedPassage {
  time: string;
  method: string;
  url: string;
  status?: number;
  ms: number;
  found: FoundProblem[];
  seen: Kept;
}

export interface FoundProblem {
  side: TrafficSide;
  requirement: RequirementId;
  expected: string;
  got: string;
  verdict: 'fail' | 'warn';
}

/** This many exchanges are kept for the reports; after that only wrong ones, until there are `withWrong`. */
export const maxKept = { all: 5_000, withWrong: 10_000 };
