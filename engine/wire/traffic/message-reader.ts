import { Buffer } from 'node:buffer';
import type { HeaderList } from '../http/exchange.ts';

/** The first line of a message, and its headers as they go over the wire. */
export interface Head {
  first: string;
  headers: HeaderList;
}

/** How the end of a body is told: a number of bytes, chunks, the end of the connection; `opaque`: from here on it is no HTTP. */
export type Framing = number | 'chunked' | 'close' | 'opaque';

interface Listener {
  /** Tells how the body that follows is framed. */
  onHead(head: Head): Framing;
  onBody(bytes: Buffer): void;
  onEnd(): void;
  /** Every byte once more as it came, in order; a whole head comes in one piece, with what it says. */
  onRaw?(bytes: Buffer, head?: Head): void;
}

const LONGEST_HEAD = 64 * 1024;
const LONGEST_LINE = 8 * 1024;

/** Reads the HTTP/1.1 messages that one side of a connection sends; throws where the bytes are none. */
export function createMessageReader({ onHead, onBody, onEnd, onRaw = () => {} }: Listener) {
  let rest: Buffer = Buffer.alloc(0);
  let state: 'head' | 'body' | 'size' | 'chunk' | 'after-chunk' | 'trailers' | 'close' | 'opaque' = 'head';
  let left = 0;

  const take = (count: number): Buffer => {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };

  /** The next line without its end; undefined while it is not whole. */
  const line = (): string | undefined => {
    const end = rest.indexOf(10);
    if (end < 0 && rest.length > LONGEST_LINE) throw new RangeError('a line without an end');
    if (end < 0) return undefined;
    const raw = take(end + 1);
    onRaw(raw);
    return raw.toString('latin1').replace(/\r?\n$/, '');
  };

  /** Hands on what has come of a body or a chunk. */
  const passes = (): void => {
    const bytes = take(Math.min(left, rest.length));
    left -= bytes.length;
    onRaw(bytes);
    onBody(bytes);
  };

  const ended = (): void => {
    state = 'head';
    onEnd();
  };

  const begins = (framing: Framing): void => {
    if (framing === 'opaque') state = 'opaque';
    else if (framing === 'close') state = 'close';
    else if (framing === 'chunked') state = 'size';
    else {
      state = 'body';
      left = framing;
      if (left === 0) ended();
    }
  };

  /** Reads as far as it can; false when more bytes are needed. */
  const steps = {
    head(): boolean {
      const end = headEnd(rest);
      if (end === undefined && rest.length > LONGEST_HEAD) throw new RangeError('a head without an end');
      if (end === undefined) return false;
      const raw = take(end);
      const head = headOf(raw);
      onRaw(raw, head);
      begins(onHead(head));
      return true;
    },
    body(): boolean {
      passes();
      if (left === 0) ended();
      return true;
    },
    size(): boolean {
      const text = line();
      if (text === undefined) return false;
      const [, size] = /^([0-9a-f]{1,12})[\t ]*(?:;|$)/i.exec(text) ?? [];
      if (size === undefined) throw new RangeError('a chunk without a size');
      left = Number.parseInt(size, 16);
      state = left === 0 ? 'trailers' : 'chunk';
      return true;
    },
    chunk(): boolean {
      passes();
      if (left === 0) state = 'after-chunk';
      return true;
    },
    'after-chunk'(): boolean {
      if (line() === undefined) return false;
      state = 'size';
      return true;
    },
    trailers(): boolean {
      const text = line();
      if (text === '') ended();
      return text !== undefined;
    },
    close(): boolean {
      const bytes = take(rest.length);
      onRaw(bytes);
      onBody(bytes);
      return true;
    },
    opaque(): boolean {
      onRaw(take(rest.length));
      return true;
    },
  };

  return {
    push(bytes: Buffer): void {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      while (rest.length > 0 && steps[state]());
    },
    /** The connection has ended. */
    end(): void {
      if (state === 'close') ended();
    },
    /** What was pushed and not read yet. */
    unread: (): Buffer => rest,
  };
}

/** The place behind the empty line that ends a head; empty lines before it belong to it. */
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
  return {
    first,
    headers: lines.map((text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1).trim()];
    }),
  };
}
