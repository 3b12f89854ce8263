import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { defined } from '../../documents/values.ts';
import { exact, moment } from '../clock.ts';
import { responseOf } from './answer.ts';
import { type Exchange, type Failure, headerPairs, type Phase } from './exchange.ts';
import { duration, failureOf, type Where } from './failure.ts';
import type { OutgoingRequest, Timeouts } from './outgoing.ts';
import { peerOf } from './peer.ts';

export type AttemptLimits = {
  headBytes: number;
  /** Applies to the body as it arrives, and again after decompression. */
  bodyBytes: number;
  informational: number;
};

type Attempt = {
  start: () => ClientRequest;
  bytes: Buffer | undefined;
  where: Omit<Where, 'phase'>;
  timeouts: Timeouts;
  limits: AttemptLimits;
  signal: AbortSignal;
} & Pick<OutgoingRequest, 'version' | 'packets' | 'packetMs' | 'bodyAfterMs'>;

type AttemptOutcome = Omit<Exchange, 'request' | 'resent' | 'repeated'> & {
  /**
   * The connection was used before, and ended before the first byte of an answer, or the answer is not about this request: a server
   * that leaves the body of a call unread takes it for the start of the next one.
   */
  stale: boolean;
};

const headOf = ({ statusCode: status = 0, statusMessage: statusText = '', httpVersion, rawHeaders }: IncomingMessage) => ({
  status,
  statusText,
  httpVersion,
  headers: headerPairs(rawHeaders),
});

/** A server that cannot read a request says so and closes the connection. */
const isAboutNoRequest = ({ statusCode = 0, headers }: IncomingMessage) =>
  [400, 501, 505].includes(statusCode) && headers.connection?.toLowerCase() === 'close';

// setTimeout fires at once for any longer delay.
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Sends a request once; always resolves, whatever the other side does. */
export const attempt = ({
  start,
  bytes,
  where,
  timeouts,
  limits,
  signal,
  version,
  packets = 1,
  packetMs = usualPacketMs,
  bodyAfterMs = 0,
}: Attempt): Promise<AttemptOutcome> =>
  new Promise((resolve) => {
    const begin = performance.now();
    const started = moment(begin);
    const elapsed = () => exact(performance.now() - begin);
    const ms: Exchange['ms'] = { total: 0 };
    let phase: Phase = 'connect';
    let socket: Socket | undefined;
    let bytesBefore = 0;
    let peer: ReturnType<typeof peerOf> = {};
    let message: IncomingMessage | undefined;
    /** Chunks are joined at once, because many small ones take far more memory than their bytes. */
    let body = Buffer.alloc(0);
    let size = 0;
    let informational = 0;
    let settled = false;

    const request = start();

    const settle = (error?: Failure) => {
      if (settled) return;
      settled = true;
      clearTimeout(phaseTimer);
      clearTimeout(totalTimer);
      signal.removeEventListener('abort', abort);
      // An answer may come before the whole request is sent; the rest of the request would disturb the next exchange.
      if (error || !request.writableFinished) request.destroy();
      ms.total = elapsed();
      const bytes = body.subarray(0, size);
      const answer = message && responseOf({ head: headOf(message), bytes, informational, limit: limits.bodyBytes, error });
      const isSilent = error?.kind === 'reset' && !message && socket?.bytesRead === bytesBefore;
      const isMisread = message ? isAboutNoRequest(message) : error?.kind === 'protocol';
      const stale = request.reusedSocket && (isSilent || isMisread);
      resolve({ ...defined({ error }), ...answer, started, ms, ...peer, stale });
    };
    const fail = (kind: Failure['kind'], text: string) => settle({ kind, phase, message: text });
    const failBy = (error: Error) => settle(failureOf(error, { ...where, phase }));

    const abort = () => fail('aborted', 'stopped before the answer was complete');
    signal.addEventListener('abort', abort);

    const within = (ms: number, late: () => string) => setTimeout(() => fail('timeout', late()), Math.min(ms, MAX_DELAY_MS));
    let phaseTimer = within(timeouts.connect, () => `no connection to ${where.host}:${where.port} within ${duration(timeouts.connect)}`);
    const totalTimer = within(timeouts.total, () => {
      const limit = duration(timeouts.total);
      return phase === 'body' ? `the answer was not complete within ${limit}` : `no answer within ${limit}`;
    });

    const connected = (connection: Socket) => {
      if (settled) return;
      phase = request.writableFinished ? 'answer' : 'send';
      peer = peerOf(connection);
      clearTimeout(phaseTimer);
      phaseTimer = within(timeouts.answer, () => `no answer within ${duration(timeouts.answer)}`);
    };

    request.on('socket', (connection) => {
      socket = connection;
      if (version) inVersion(connection, version);
      bytesBefore = connection.bytesRead;
      const pending = where.tls ? (connection as TLSSocket & { secureConnecting?: boolean }).secureConnecting : connection.connecting;
      if (!pending) return connected(connection);
      connection.once(where.tls ? 'secureConnect' : 'connect', () => {
        ms.connect = elapsed();
        connected(connection);
      });
    });
    request.on('finish', () => {
      if (phase === 'send') phase = 'answer';
    });
    request.on('information', () => {
      informational += 1;
      if (informational > limits.informational) fail('protocol', `more than ${limits.informational} interim (1xx) answers`);
    });
    request.on('response', (incoming) => {
      if (settled) return;
      message = incoming;
      phase = 'body';
      ms.answer = elapsed();
      clearTimeout(phaseTimer);
      incoming.on('data', (chunk: Buffer) => {
        if (settled) return;
        if (size + chunk.length > body.length) body = Buffer.concat([body], 2 * (size + chunk.length));
        size += chunk.copy(body, size);
        if (size > limits.bodyBytes) fail('too-large', `the body is larger than ${limits.bodyBytes} bytes`);
      });
      incoming.on('end', () => settle());
      incoming.on('error', failBy);
      incoming.on('close', () => fail('reset', 'the connection was closed before the answer was complete'));
    });
    request.on('upgrade', (incoming, connection) => {
      message = incoming;
      ms.answer = elapsed();
      connection.destroy();
      settle();
    });
    request.on('error', (error) => {
      // Extra bytes after a complete answer are no failure; its 'end' event still comes.
      if (!message?.complete) failBy(error);
    });
    request.on('close', () => {
      if (!message) fail('reset', 'the connection was closed without an answer');
    });
    const sendBody = () => {
      if (settled || message) return;
      if (packets > 1 && bytes) sendInPackets(request, bytes, packets, packetMs);
      else request.end(bytes);
    };
    if (bodyAfterMs === 0 || !bytes) return sendBody();
    request.flushHeaders();
    setTimeout(sendBody, bodyAfterMs).unref();
  });

/** Writes the request line in another version of HTTP: Node's client knows only one. */
function inVersion(connection: Socket, version: string): void {
  const { write } = connection;
  connection.write = (head: string | Uint8Array, ...rest: never[]) => {
    connection.write = write;
    return connection.write(typeof head === 'string' ? head.replace(' HTTP/1.1\r\n', ` HTTP/${version}\r\n`) : head, ...rest);
  };
}

/** A quiet service gets two packets one by one. */
const usualPacketMs = 1;

function sendInPackets(request: ClientRequest, bytes: Buffer, packets: number, ms: number): void {
  const size = Math.ceil(bytes.length / packets);
  const next = (from: number) => {
    if (request.destroyed) return;
    if (from + size >= bytes.length) return void request.end(bytes.subarray(from));
    request.write(bytes.subarray(from, from + size));
    setTimeout(next, ms, from + size);
  };
  request.setNoDelay(true);
  next(0);
}
