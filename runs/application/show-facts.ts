import type { Facts } from '../../engine/application/fact.ts';
import { factsTable } from '../../reporters/facts.ts';
import type { Io } from '../io.ts';
import type { Loaded } from './load.ts';
import { applicationRedactor } from './report.ts';

interface Settings {
  reporter: string;
  quiet: boolean;
}

/** Prints what the platform would do with the application, where a person reads along. */
export function showFacts(loaded: Loaded, facts: Facts, { reporter, quiet }: Settings, io: Io): void {
  if (quiet || !reporter.split(',').includes('terminal')) return;
  const { type, reason } = loaded.detected;
  const table = factsTable({ type: { value: type, reason }, ...facts }, { color: io.color });
  io.out(`${applicationRedactor(loaded).text(table)}\n`);
}
