import { Buffer } from 'node:buffer';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { exact, moment } from '../../recording/clock.ts';
import { responseOf } from './answer.ts';
import type { Exchange, Failure, Phase } from './exchange.ts';
import { duration, failureOf, type Where } from './failure.ts';
import type { Timeouts } from './outgoing.ts';
import { peerOf } from './peer.ts';

export type AttemptLimits = {
  headBytes: number;
  /** Of a body as it arrives, and once more after decompression. */
  bodyBytes: number;
  informational: number;
};

export type Attempt = {
  start: () => ClientRequest;
  bytes: Buffer | undefined;
  where: Omit<Where, 'phase'>;
  timeouts: Timeouts;
  limits: AttemptLimits;
  stop: Stop;
};

/** What ends an exchange before its time; lighter than an AbortSignal, of which each would need one. */
export type Stop = { isStopped: boolean; whenStopped?: () => void };

export type AttemptOutcome = Omit<Exchange, 'label' | 'request' | 'resent'> & {
  /** The connection had been used before, and ended without a single byte of an answer. */
  stale: boolean;
};

// setTimeout takes no more, and fires at once for anything longer.
const MAX_DELAY = 2 ** 31 - 1;

/** Chunks of a few bytes take up many times what they hold, so that as many of them are joined. */
const SMALL_BYTES = 1024;
const JOINED = 256;

const after = (ms: number, action: () => void) => setTimeout(action, Math.min(ms, MAX_DELAY));

/** Sends a request once; whatever the other side does ends in an outcome. */
export const attempt = ({ start, bytes, where, timeouts, limits, stop }: Attempt): Promise<AttemptOutcome> =>
  new Promise((resolve) => {
    const begin = performance.now();
    const started = moment(begin);
    const elapsed = () => exact(performance.now() - begin);
    const ms: Exchange['ms'] = { total: 0 };
    const chunks: Buffer[] = [];
    let phase: Phase = 'connect';
    let socket: Socket | undefined;
    let bytesBefore = 0;
    let peer: ReturnType<typeof peerOf> = {};
    let message: IncomingMessage | undefined;
    let size = 0;
    let loose = 0;
    let informational = 0;
    let settled = false;

    const request = start();

    const settle = (error?: Failure) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      delete stop.whenStopped;
      // An answer may come before the request is all sent; the rest of it would only disturb the next exchange.
      if (error || !request.writableFinished) request.destroy();
      ms.total = elapsed();
      const answer = message && responseOf({ message, chunks, size, informational, limit: limits.bodyBytes, error });
      const stale = error?.kind === 'reset' && request.reusedSocket && !message && socket?.bytesRead === bytesBefore;
      resolve({ ...(error && { error }), ...answer, started, ms, ...peer, stale });
    };
    const fail = (kind: Failure['kind'], text: string) => settle({ kind, phase, message: text });
    const failBy = (error: Error) => settle(failureOf(error, { ...where, phase }));

    const abort = () => fail('aborted', 'stopped before the answer was complete');
    stop.whenStopped = abort;

    // One timer for all limits, since most exchanges pass none: when it ends, the limit that counts by then may be a later one.
    const end = begin + timeouts.total;
    let phaseEnd = begin + timeouts.connect;
    const look = (): void => {
      const left = Math.min(phaseEnd, end) - performance.now();
      if (left > 0) timer = after(left, look);
      else fail('timeout', late());
    };
    const late = (): string => {
      if (phase === 'body') return `the answer was not complete within ${duration(timeouts.total)}`;
      if (phaseEnd > end) return `no answer within ${duration(timeouts.total)}`;
      if (phase !== 'connect') return `no answer within ${duration(timeouts.answer)}`;
      return `no connection to ${where.host}:${where.port} within ${duration(timeouts.connect)}`;
    };
    let timer = after(Math.min(timeouts.connect, timeouts.total), look);

    const connected = (connection: Socket) => {
      if (settled) return;
      phase = request.writableFinished ? 'answer' : 'send';
      peer = peerOf(connection);
      phaseEnd = performance.now() + timeouts.answer;
      if (timeouts.answer >= timeouts.connect) return;
      clearTimeout(timer);
      look();
    };

    request.on('socket', (connection) => {
      socket = connection;
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
      phaseEnd = Number.POSITIVE_INFINITY;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > limits.bodyBytes) return fail('too-large', `the body is larger than ${limits.bodyBytes} bytes`);
        chunks.push(chunk);
        loose = chunk.length < SMALL_BYTES ? loose + 1 : 0;
        if (loose < JOINED) return;
        chunks.push(Buffer.concat(chunks.splice(-JOINED)));
        loose = 0;
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
      // Bytes after the end of a complete answer do not make it less complete; its own end is on the way.
      if (!message?.complete) failBy(error);
    });
    request.on('close', () => {
      if (!message) fail('reset', 'the connection was closed without an answer');
    });
    request.end(bytes);
  });
