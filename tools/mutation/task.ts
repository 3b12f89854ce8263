/** What a worker is given once: our modules as CommonJS, and the names of all others. */
export interface Build {
  texts: Map<string, string>;
  outside: string[];
  /** Of mutants. */
  count: number;
  patience: Patience;
}

/** How hard a mutant is tried: what is left out can only make the score worse. */
export interface Patience {
  /** How many a property test draws at the most, where it asks for more too. */
  draws: number;
  /** For all tests of one mutant. */
  budgetMs: number;
}

/** All tests of a file without a mutant, or some tests with one, in order. */
export type Task = { file: string } | { mutant: number; tests: Wanted[] };

export interface Wanted {
  id: string;
  file: string;
  /** How many places it reaches without a mutant. */
  steps: number;
}

/** Of a file: which mutants were reached how often, when it was loaded and by each test. */
export interface Reached {
  loading: [mutant: number, times: number][];
  loadingMs: number;
  tests: { id: string; ms: number; steps: number; hits: [mutant: number, times: number][] }[];
  failures: string[];
}

export type Outcome = { killed: false } | { killed: true; by: string };

/** The number of no mutant. */
export const NONE = -1;
