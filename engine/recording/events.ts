import type { Outcome, Recording, Report } from '../../specs/generated/schemas.ts';
import type { Line } from '../ledger/ledger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Exchange } from '../wire/http/exchange.ts';
import { isFollowed, marked } from './run-list.ts';

/** One request, shown while its play runs: without headers and bodies, which may contain secrets that the redactor does not know yet. */
export interface LiveExchange {
  method: string;
  /** Without its query. */
  url: string;
  status?: number;
  error?: string;
  ms: number;
}

/** A verdict that nothing still to come can change. */
export type Certain = Pick<Outcome, 'id' | 'verdict'> & Partial<Record<'at' | 'expected' | 'got' | 'hint', string | undefined>>;

/** What the process that runs the plays reports. */
export type PlayEvent =
  | { kind: 'plays'; plays: { title: string; tags: string[] }[] }
  | { kind: 'started'; run: string; play: string; number: number; of: number }
  | { kind: 'said'; run?: string; text: string }
  | { kind: 'exchange'; exchange: LiveExchange }
  | { kind: 'ledger'; line: Line }
  | { kind: 'recorded'; play: string; path: string }
  | { kind: 'finished'; play: string; hasFailed: boolean }
  /** A worker has closed what it had open for a target. */
  | { kind: 'closed'; run: string }
  /** No play with a target is left; what they recorded is on disk. */
  | { kind: 'ended'; run: string };

/** Everything that happens in a run, in order; the terminal and the page of `assay live` get the same events. */
export type RunEvent =
  | Exclude<PlayEvent, { kind: 'recorded' | 'closed' | 'ended' }>
  | { kind: 'planned'; plan: string }
  /** What a run does where it has no plays, such as the start of an application. */
  | { kind: 'step'; text: string }
  | { kind: 'recording'; recording: Recording }
  | { kind: 'certain'; verdicts: Certain[] }
  | { kind: 'cleaning' }
  | { kind: 'cleaned'; resources: Report['resources'] }
  | { kind: 'reported'; report: Report; status: number };

/** Sends an event to the collector if somebody follows the run: Playwright passes on what a worker prints. */
function tell(event: PlayEvent): void {
  if (isFollowed()) process.stdout.write(marked(event));
}

/** The collector needs this to judge a target as soon as its plays are over, even if nobody follows the run. */
export const tellClosed = (run: string): void => {
  process.stdout.write(marked({ kind: 'closed', run } satisfies PlayEvent));
};

export const tellExchange =
  (redactor: Pick<Redactor, 'text'>) =>
  ({ request, response, error, ms }: Exchange): void =>
    tell({
      kind: 'exchange',
      exchange: {
        method: request.method,
        url: redactor.text(request.url.replace(/[?#].*$/s, '')),
        ...(response && { status: response.status }),
        ...(error && { error: error.kind }),
        ms: ms.total,
      },
    });

export const tellLine = (line: Line): void => tell({ kind: 'ledger', line });
