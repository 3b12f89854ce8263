import { AsyncLocalStorage } from 'node:async_hooks';

type Chosen = Map<symbol, unknown>;

const ofRun = new AsyncLocalStorage<Chosen>();
const ofProcess: Chosen = new Map();

/** Begins a run: what it chooses, nobody else sees, also while other runs go on in this process. */
export const inOwnRun = <T>(run: () => T): T => ofRun.run(new Map(), run);

/** A choice that each run makes for itself; a process that is started for one run, such as a worker of Playwright, makes it once. */
export function choicePerRun<T>() {
  const key = Symbol('choice');
  const chosen = () => ofRun.getStore() ?? ofProcess;
  return { get: () => chosen().get(key) as T | undefined, set: (value: T | undefined) => void chosen().set(key, value) };
}
