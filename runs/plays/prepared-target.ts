import type { Entry } from '../../engine/ledger/ledger.ts';
import type { Certain } from '../../engine/recording/events.ts';
import type { Choice, RunSettings } from '../../engine/recording/run-settings.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import type { Terminal } from '../../fixtures/drivers/terminal.ts';
import type { Outage, Recording, Report } from '../../specs/generated/schemas.ts';

/** What the plays with one target left behind: recordings in their order, and what went wrong on our side. */
export type Collected = { recordings: Recording[]; errors: PlayError[] };

/** `isMistake`: the user made it, and the message is one line for them. */
export type PlayError = { play: string; message: string; isMistake?: true };

/** What the plays with one target gave, and what cleaning up left behind. */
export interface PlayResult {
  collected: Collected;
  resources: Report['resources'];
  ledger: readonly Entry[];
  isComplete: boolean;
  /** The target could not be reached, or refused our credentials, so that nothing was played. */
  outage?: Outage | undefined;
}

export interface PreparedTarget {
  run: RunSettings;
  name?: string;
  file: string;
  address: { url: string; setting: string };
  plan: string;
  isProduction: boolean;
  /** A person is asked during the run, so that nothing else may be printed. */
  isByHand?: boolean;
  terminal?: Terminal;
  commandSeconds?: number;
  secrets: readonly NamedSecret[];
  /** Loads what judges the recordings, while the first answers are awaited. */
  loads?(): Promise<unknown>;
  /** Chooses the plays, if only the rules tell which ones are needed. */
  plays?(): Promise<Choice>;
  /**
   * The verdicts that are certain by what was recorded so far; `awaited` are the labels that plays still to come record,
   * `just` those of the play that has just ended: only they can make a verdict certain.
   */
  certain?(recordings: readonly Recording[], awaited: ReadonlySet<string>, just: readonly string[]): Promise<Certain[]>;
  /** Finds out, before anything is played, whether the target refuses our credentials everywhere. */
  refusal?(): Promise<Outage | undefined>;
  report(result: PlayResult): Promise<Report>;
}
