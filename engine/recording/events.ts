import type { Outcome, Recording, Report } from '../../specs/generated/schemas.ts';
import type { Line } from '../ledger/ledger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Exchange } from '../wire/http/exchange.ts';

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

/** Everything that happens in a run, in order; the terminal and the page of `assay live` get the same events. */
export type RunEvent =
  | { kind: 'planned'; plan: string }
  | { kind: 'plays'; plays: { title: string; labels: readonly string[] }[] }
  | { kind: 'started'; run: string; play: string; number: number; of: number }
  | { kind: 'said'; run?: string; text: string }
  | { kind: 'exchange'; exchange: LiveExchange }
  | { kind: 'ledger'; line: Line }
  /** What a run does where it has no plays, such as the start of an application. */
  | { kind: 'step'; text: string }
  | { kind: 'recording'; recording: Recording }
  | { kind: 'finished'; play: string; hasFailed: boolean }
  | { kind: 'certain'; verdicts: Certain[] }
  /** The time of the run is over before its end. */
  | { kind: 'late'; seconds: number }
  | { kind: 'cleaning' }
  | { kind: 'cleaned'; resources: Report['resources'] }
  | { kind: 'reported'; report: Report; status: number };

export const liveExchange = ({ request, response, error, ms }: Exchange, redactor: Pick<Redactor, 'text'>): LiveExchange => ({
  method: request.method,
  url: redactor.text(request.url.replace(/[?#].*$/s, '')),
  ...(response && { status: response.status }),
  ...(error && { error: error.kind }),
  ms: ms.total,
});
