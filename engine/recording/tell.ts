import type { Line } from '../ledger/entry.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Exchange } from '../wire/http/exchange.ts';
import type { PlayEvent } from './events.ts';
import { isFollowed } from './programme.ts';

/** Sends an event to the collector if somebody follows the run: Playwright passes on what a worker prints. */
export function tell(event: PlayEvent): void {
  if (isFollowed()) process.stdout.write(JSON.stringify(event));
}

/** The collector needs this to judge a target as soon as its plays are over, even if nobody follows the run. */
export const tellClosed = (run: string): void => {
  process.stdout.write(JSON.stringify({ kind: 'closed', run } satisfies PlayEvent));
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
