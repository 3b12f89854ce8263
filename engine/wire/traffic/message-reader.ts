import { type HeaderList, header, headerPair, headerValues } from '../http/exchange.ts';

/** The first line of a message, and its headers as sent. */
export type Head = { first: string; headers: HeaderList };

/** How a body ends: after a number of bytes, after its chunks, or with the connection; `opaque`: what follows is not HTTP. */
export type Framing = number | 'chunked' | 'close' | 'opaque';

interface Listener {
  /** Returns how the body that follows ends. */
  onHead(head: Head): Framing;
  onBody(bytes: Buffer): void;
  onEnd(): void;
  /** Gets every byte, in order; a head comes in one piece, together with its parsed form. */
  onRaw?(bytes: Buffer, head?: Head): void;
}

const LONGEST_HEAD = 64 * 1024;
const LONGEST_LINE = 8 * 1024;

/** Yields when it needs more bytes. */
type Reading<Result> = Generator<void, Result>;

/** Reads the HTTP/1.1 messages that one side of a connection sends; throws when the bytes are not HTTP/1.1. */
export function createMessageReader({ onHead, onBody, onEnd, onRaw = () => {} }: Listener) {
  let rest: Buffer = Buffer.alloc(0);
  let endsWithConnection = false;

  const take = (count: number): Buffer => {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };

  /** The bytes up to an end that `endOf` finds. */
  function* upTo(what: string, endOf: (bytes: Buffer) => number | undefined, longest: number): Reading<Buffer> {
    for (let end = endOf(rest); ; end = endOf(rest)) {
      if (end !== undefined) return take(end);
      if (rest.length > longest) throw new RangeError(`a ${what} without an end`);
      yield;
    }
  }

  function* head(): Reading<Head> {
    const raw = yield* upTo('head', headEnd, LONGEST_HEAD);
    const read = headOf(raw);
    onRaw(raw, read);
    return read;
  }

  /** The next line without its line break. */
  function* line(): Reading<string> {
    const raw = yield* upTo('line', (bytes) => bytes.indexOf(10) + 1 || undefined, LONGEST_LINE);
    onRaw(raw);
    return raw.toString('latin1').replace(/\r?\n$/, '');
  }

  /** Passes on `count` bytes, as they come. */
  function* bytes(count: number, receive = onBody): Reading<void> {
    for (let left = count; left > 0; ) {
      while (rest.length === 0) yield;
      const part = take(Math.min(left, rest.length));
      left -= part.length;
      onRaw(part);
      receive(part);
    }
  }

  function* chunks(): Reading<void> {
    for (;;) {
      const [, size] = /^([0-9a-f]{1,12})[\t ]*(?:;|$)/i.exec(yield* line()) ?? [];
      if (size === undefined) throw new RangeError('a chunk without a size');
      const count = Number.parseInt(size, 16);
      if (count === 0) break;
      yield* bytes(count);
      yield* line();
    }
    // Trailers.
    while ((yield* line()) !== '');
  }

  function* messages(): Reading<void> {
    for (;;) {
      const framing = onHead(yield* head());
      endsWithConnection = framing === 'close';
      if (framing === 'opaque') yield* bytes(Number.POSITIVE_INFINITY, () => {});
      else if (framing === 'chunked') yield* chunks();
      else yield* bytes(framing === 'close' ? Number.POSITIVE_INFINITY : framing);
      onEnd();
    }
  }

  const reading = messages();
  return {
    push(more: Buffer): void {
      rest = rest.length === 0 ? more : Buffer.concat([rest, more]);
      reading.next();
    },
    end(): void {
      if (endsWithConnection) onEnd();
      endsWithConnection = false;
    },
    unread: (): Buffer => rest,
  };
}

/** How a body ends, by the headers of its message; `otherwise` when they do not say. */
export function framingOf(message: Head, otherwise: Framing): Framing {
  const codings = headerValues(message, 'transfer-encoding').flatMap((value) => value.toLowerCase().split(','));
  const coding = codings.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
  if (coding.at(-1) === 'chunked') return 'chunked';
  const length = header(message, 'content-length');
  return coding.length === 0 && length !== undefined && /^\d+$/.test(length) ? Number(length) : otherwise;
}

/** The index after the empty line that ends a head; empty lines before the head belong to it. */
function headEnd(bytes: Buffer): number | undefined {
  let start = 0;
  while (bytes[start] === 13 || bytes[start] === 10) start += 1;
  for (let at = bytes.indexOf(10, start); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 10) return at + 2;
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return at + 3;
  }
  return undefined;
}

function headOf(raw: Buffer): Head {
  const [first = '', ...lines] = raw.toString('latin1').trim().split(/\r?\n/);
  return { first, headers: lines.map(headerPair) };
}
