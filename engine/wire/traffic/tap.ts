import { defined } from '../../documents/defined.ts';
import type { HeaderList } from '../http/exchange.ts';
import { createMessageReader, framingOf } from './message-reader.ts';

/** One side of an exchange, its body as it went over the wire, its content coding included. */
interface Message {
  headers: HeaderList;
  body: Uint8Array;
  /** More than is kept, or it broke off. */
  isCut: boolean;
}

export interface PassedExchange {
  request: Message & { method: string; target: string };
  response?: Message & { status: number; statusText: string; httpVersion: string; informational: number };
  started: number;
  ms: { answer?: number; total: number };
}

/** A message while it passes. */
type Half<Head> = Head & { headers: HeaderList; chunks: Buffer[]; size: number; isWhole: boolean };

interface Open {
  request: Half<{ method: string; target: string }>;
  response?: Half<{ status: number; statusText: string; httpVersion: string }>;
  informational: number;
  started: number;
  began: number;
  answer?: number;
}

/** Of a body, what is kept to be judged. */
const KEPT = 1024 * 1024;

const half = <Head>(headers: HeaderList, head: Head): Half<Head> => ({ ...head, headers, chunks: [], size: 0, isWhole: false });

function keep(half: Half<unknown> | undefined, bytes: Buffer): void {
  if (!half) return;
  half.size += bytes.length;
  // A piece of a larger buffer would keep all of it.
  if (half.size <= KEPT) half.chunks.push(Buffer.from(bytes));
}

// A copy of its own: a small buffer is a view of a large one, all of which would go along to another thread.
const passed = <Head>({ chunks, size, isWhole, ...head }: Half<Head>) => ({
  ...head,
  body: new Uint8Array(Buffer.concat(chunks)),
  isCut: size > KEPT || !isWhole,
});

/** Listens to both directions of a connection and puts exchanges together; what it cannot read, it stops reading. */
export function createTap(onExchange: (passed: PassedExchange) => void) {
  const open: Open[] = [];
  let isDeaf = false;

  const finish = (exchange: Open): void => {
    open.splice(open.indexOf(exchange), 1);
    const { request, response, informational, started, began, answer } = exchange;
    onExchange({
      request: passed(request),
      ...(response && { response: { ...passed(response), informational } }),
      started,
      ms: { ...defined({ answer }), total: performance.now() - began },
    });
  };

  const requests = createMessageReader({
    onHead(head) {
      const [method = '', target = '', version = ''] = head.first.split(' ');
      if (!version.startsWith('HTTP/1.')) throw new RangeError('a first line of another protocol');
      open.push({
        request: half(head.headers, { method, target }),
        ...{ informational: 0, started: Date.now(), began: performance.now() },
      });
      return method === 'CONNECT' ? 'opaque' : framingOf(head, 0);
    },
    onBody: (bytes) => keep(open.at(-1)?.request, bytes),
    onEnd() {
      const last = open.at(-1);
      if (last) last.request.isWhole = true;
    },
  });

  const answers = createMessageReader({
    onHead(head) {
      const [, version = '', code = '', statusText = ''] = /^HTTP\/(1\.\d) (\d{3})(?: (.*))?$/.exec(head.first) ?? [];
      const [exchange] = open;
      if (version === '' || !exchange) throw new RangeError('an answer to nothing, or of another protocol');
      const status = Number(code);
      if (status < 200 && status !== 101) {
        exchange.informational += 1;
        return 0;
      }
      exchange.answer = performance.now() - exchange.began;
      exchange.response = half(head.headers, { status, statusText, httpVersion: version });
      const { method } = exchange.request;
      const isUpgrade = status === 101 || (method === 'CONNECT' && status < 300);
      if (isUpgrade) {
        exchange.response.isWhole = true;
        finish(exchange);
        isDeaf = true;
        return 'opaque';
      }
      return method === 'HEAD' || status === 204 || status === 304 ? 0 : framingOf(head, 'close');
    },
    onBody: (bytes) => keep(open[0]?.response, bytes),
    onEnd() {
      const [exchange] = open;
      if (!exchange?.response) return;
      exchange.response.isWhole = true;
      finish(exchange);
    },
  });

  const attempt = (read: () => void): void => {
    if (isDeaf) return;
    try {
      read();
    } catch {
      // Traffic that is no HTTP passes all the same, and is not judged.
      isDeaf = true;
    }
  };

  return {
    sent: (bytes: Buffer): void => attempt(() => requests.push(bytes)),
    answered: (bytes: Buffer): void => attempt(() => answers.push(bytes)),
    /** The connection is over; what has no whole answer by now gets none. */
    close(): void {
      attempt(() => answers.end());
      for (const exchange of isDeaf ? [] : [...open]) attempt(() => finish(exchange));
    },
  };
}
