import type { Line } from '../ledger/entry.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Exchange } from '../wire/http/exchange.ts';
import type { PlayEvent } from './events.ts';
import { isFollowed } from './programme.ts';

/** Tells the collector what a worker does, while somebody follows the run: Playwright hands on what a worker prints. */
export function tell(event: PlayEvent): void {
  if (isFollowed()) process.stdout.write(JSON.stringify(event));
}

/** Tells that a target can be judged once its plays are over, whether or not somebody follows the run. */
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
