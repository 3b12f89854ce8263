import { isUtf8 } from 'node:buffer';
import type { components } from '../../../specs/generated/schemas.ts';

type Recorded = components['schemas']['Exchange'];
type RecordedResponse = NonNullable<Recorded['response']>;

/** Headers as they go over the wire: order, case and repetitions kept. */
export type HeaderList = [name: string, value: string][];

/**
 * A body is text. Bytes that are not UTF-8 become one character each (Latin-1) and `invalidUtf8` says so: nothing is lost,
 * `%PDF-` is still found at the start, and a secret in it is still found as plain text, which Base64 would hide.
 */
export type BodyText = Pick<RecordedResponse, 'body' | 'invalidUtf8' | 'masked'>;

/** Its address is without user, password and fragment. */
export type ExchangeRequest = Omit<Recorded['request'], 'headers'> & { headers: HeaderList };

export type ExchangeResponse = Omit<RecordedResponse, 'headers'> & {
  statusText: string;
  httpVersion: string;
  headers: HeaderList;
  /** Size of the body, after decompression; of what arrived, when truncated. */
  bytes: number;
};

/** `request`: we could not send it, since the URL or a header is not one. */
export type FailureKind =
  | ('dns' | 'refused' | 'reset' | 'tls' | 'timeout' | 'proxy')
  | ('protocol' | 'too-large' | 'network' | 'aborted' | 'request');

export type Phase = 'connect' | 'send' | 'answer' | 'body';

export type Failure = { kind: FailureKind; phase: Phase; message: string };

/**
 * One request and its answer, its failure, or both (an answer that broke off). `started` is in milliseconds since 1970, `ms` since
 * then; its `connect` is missing on a connection used before. `remote` is the proxy, where there is one. `resent`: the first attempt
 * met a connection that the server had closed in the meantime.
 */
export type Exchange = Pick<Recorded, 'started' | 'ms' | 'remote' | 'tls' | 'resent'> & {
  request: ExchangeRequest;
  response?: ExchangeResponse;
  error?: Failure;
};

/** Undefined where no answer came. */
type Message = { headers: HeaderList } | undefined;

/** Names and values that Node gives one after the other, as pairs. */
export const headerPairs = (raw: readonly string[]): HeaderList =>
  Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);

export const headerValues = (message: Message, name: string): string[] =>
  (message?.headers ?? []).filter(([given]) => given.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

export const header = (message: Message, name: string): string | undefined => headerValues(message, name)[0];

export const bodyText = (bytes: Buffer): BodyText =>
  isUtf8(bytes) ? { body: bytes.toString('utf8') } : { body: bytes.toString('latin1'), invalidUtf8: true };

export const bodyBytes = ({ body = '', invalidUtf8 }: Partial<BodyText>): Buffer => Buffer.from(body, invalidUtf8 ? 'latin1' : 'utf8');
