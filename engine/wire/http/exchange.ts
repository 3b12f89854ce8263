import { isUtf8 } from 'node:buffer';
import type { Exchange as Recorded } from '../../../specs/generated/schemas.ts';

type RecordedResponse = NonNullable<Recorded['response']>;

/** Headers as sent: order, case and repetitions are kept. */
export type HeaderList = [name: string, value: string][];

/**
 * A body as text. If it is not UTF-8, each byte becomes one character (Latin-1), and `invalidUtf8` is true. So no byte is lost,
 * and a search still finds a secret, which Base64 would hide.
 */
export type BodyText = Pick<RecordedResponse, 'body' | 'invalidUtf8' | 'masked'>;

/** The URL has no user, password or fragment. */
export type ExchangeRequest = Omit<Recorded['request'], 'headers'> & { headers: HeaderList };

export type ExchangeResponse = Omit<RecordedResponse, 'headers'> & {
  statusText: string;
  httpVersion: string;
  headers: HeaderList;
  /** Size of the body after decompression; if truncated, the size of what arrived. */
  bytes: number;
};

/** `request`: Assay could not send it, because the URL or a header is not valid. */
export type FailureKind =
  | ('dns' | 'refused' | 'reset' | 'tls' | 'timeout' | 'proxy')
  | ('protocol' | 'too-large' | 'network' | 'aborted' | 'request');

export type Phase = 'connect' | 'send' | 'answer' | 'body';

export type Failure = { kind: FailureKind; phase: Phase; message: string };

/**
 * One request with its answer, its failure, or both (an incomplete answer). `started` is in milliseconds since 1970; `ms` counts from
 * there, and has no `connect` on a reused connection. `remote` is the proxy, if there is one. `resent`: the connection of the
 * first attempt could not be used again. `repeated`: the target throttled it, and it was sent again.
 */
export type Exchange = Pick<Recorded, 'started' | 'ms' | 'remote' | 'tls' | 'resent' | 'repeated'> & {
  request: ExchangeRequest;
  response?: ExchangeResponse;
  error?: Failure;
};

/** Undefined when no answer came. */
type Message = { headers: HeaderList } | undefined;

/** Pairs from Node's flat list of names and values. */
export const headerPairs = (raw: readonly string[]): HeaderList =>
  Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);

/** The pair in a line of a head; without a colon, the value is empty. */
export const headerPair = (line: string): HeaderList[number] => {
  const [name = '', ...value] = line.split(':');
  return [name, value.join(':').trim()];
};

export const headerValues = (message: Message, name: string): string[] =>
  (message?.headers ?? []).filter(([given]) => given.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

export const header = (message: Message, name: string): string | undefined => headerValues(message, name)[0];

export const bodyText = (bytes: Buffer): BodyText =>
  isUtf8(bytes) ? { body: bytes.toString('utf8') } : { body: bytes.toString('latin1'), invalidUtf8: true };

export const bodyBytes = ({ body = '', invalidUtf8 }: Partial<BodyText>): Buffer => Buffer.from(body, invalidUtf8 ? 'latin1' : 'utf8');
