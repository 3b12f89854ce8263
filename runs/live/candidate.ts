import type { Report } from '../../engine/judging/report.ts';
import type { Counts } from '../../engine/ledger/counts.ts';
import type { Entry } from '../../engine/ledger/entry.ts';
import type { RunSettings } from '../../engine/recording/run.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Undoer } from './clean-up.ts';

/** What came of a run. */
export interface Performance {
  collected: Collected;
  resources: Counts;
  /** Every change that was made, and what became of it. */
  ledger: readonly Entry[];
  /** Neither interrupted nor out of time. */
  isComplete: boolean;
}

/** A target that can be played with. */
export interface Candidate {
  run: RunSettings;
  /** The file of the target, as the ledger names it. */
  file: string;
  /** What is about to happen at the target, in words. */
  plan: string;
  isProduction: boolean;
  /** A person is asked meanwhile: nothing else may be printed. */
  isByHand?: boolean;
  /** What may stand in no artefact. */
  secrets: readonly NamedSecret[];
  undoer(): Undoer;
  report(performance: Performance): Promise<Report>;
}
