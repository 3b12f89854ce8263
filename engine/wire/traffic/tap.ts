import { defined } from '../../documents/values.ts';
import type { HeaderList } from '../http/exchange.ts';
import { createMessageReader, framingOf } from './message-reader.ts';

/** An exchange whose bodies still have their content coding. */
export type PassedExchange = ReturnType<typeof passed>;

/** A message that is not complete yet. */
type PartialMessage<Head> = Head & { headers: HeaderList; chunks: Buffer[]; size: number; isWhole: boolean };

interface PendingExchange {
  request: PartialMessage<{ method: string; target: string }>;
  response?: PartialMessage<{ status: number; statusText: string; httpVersion: string }>;
  informational: number;
  started: number;
  began: number;
  answer?: number;
}

/** How much of a body is kept for judging. */
const MAX_KEPT_BYTES = 1024 * 1024;

const partial = <Head>(headers: HeaderList, head: Head): PartialMessage<Head> => ({
  ...head,
  headers,
  chunks: [],
  size: 0,
  isWhole: false,
});

function keep(message: PartialMessage<unknown> | undefined, bytes: Buffer): void {
  if (!message) return;
  message.size += bytes.length;
  // Copied, because a part of a larger buffer would keep that whole buffer in memory.
  if (message.size <= MAX_KEPT_BYTES) message.chunks.push(Buffer.from(bytes));
}

// Copied, because a small buffer is a view of a large one, and all of that would be sent to another thread.
const finished = <Head>({ chunks, size, isWhole, ...head }: PartialMessage<Head>) => ({
  ...head,
  body: new Uint8Array(Buffer.concat(chunks)),
  /** The body is larger than the tap keeps, or not complete. */
  isCut: size > MAX_KEPT_BYTES || !isWhole,
});

const passed = ({ request, response, informational, started, began, answer }: PendingExchange) => ({
  request: finished(request),
  ...(response && { response: { ...finished(response), informational } }),
  started,
  ms: { ...defined({ answer }), total: performance.now() - began },
});

/** Reads both directions of a connection and puts exchanges together; stops at the first bytes that it cannot read. */
export function createTap(onExchange: (exchange: PassedExchange) => void) {
  const pending: PendingExchange[] = [];
  let isStopped = false;

  const finish = (exchange: PendingExchange): void => {
    pending.splice(pending.indexOf(exchange), 1);
    onExchange(passed(exchange));
  };

  const requests = createMessageReader({
    onHead(head) {
      const [method = '', target = '', version = ''] = head.first.split(' ');
      if (!version.startsWith('HTTP/1.')) throw new RangeError('a first line of another protocol');
      pending.push({
        request: partial(head.headers, { method, target }),
        informational: 0,
        started: Date.now(),
        began: performance.now(),
      });
      return method === 'CONNECT' ? 'opaque' : framingOf(head, 0);
    },
    onBody: (bytes) => keep(pending.at(-1)?.request, bytes),
    onEnd() {
      const last = pending.at(-1);
      if (last) last.request.isWhole = true;
    },
  });

  const answers = createMessageReader({
    onHead(head) {
      const [, version = '', code = '', statusText = ''] = /^HTTP\/(1\.\d) (\d{3})(?: (.*))?$/.exec(head.first) ?? [];
      const [exchange] = pending;
      if (version === '' || !exchange) throw new RangeError('an answer to nothing, or of another protocol');
      const status = Number(code);
      if (status < 200 && status !== 101) {
        exchange.informational += 1;
        return 0;
      }
      exchange.answer = performance.now() - exchange.began;
      exchange.response = partial(head.headers, { status, statusText, httpVersion: version });
      const { method } = exchange.request;
      const isUpgrade = status === 101 || (method === 'CONNECT' && status < 300);
      if (isUpgrade) {
        exchange.response.isWhole = true;
        finish(exchange);
        isStopped = true;
        return 'opaque';
      }
      return method === 'HEAD' || status === 204 || status === 304 ? 0 : framingOf(head, 'close');
    },
    onBody: (bytes) => keep(pending[0]?.response, bytes),
    onEnd() {
      const [exchange] = pending;
      if (!exchange?.response) return;
      exchange.response.isWhole = true;
      finish(exchange);
    },
  });

  const attempt = (read: () => void): void => {
    if (isStopped) return;
    try {
      read();
    } catch {
      // Traffic that is not HTTP still passes through the proxy; it is only not judged.
      isStopped = true;
    }
  };

  return {
    sent: (bytes: Buffer): void => attempt(() => requests.push(bytes)),
    answered: (bytes: Buffer): void => attempt(() => answers.push(bytes)),
    /** Call at the end of the connection; reports the exchanges without a complete answer. */
    close(): void {
      attempt(() => answers.end());
      for (const exchange of isStopped ? [] : [...pending]) attempt(() => finish(exchange));
    },
  };
}
