import { Buffer, isUtf8 } from 'node:buffer';

/** Headers as they go over the wire: order, case and repetitions kept. */
export type HeaderList = [name: string, value: string][];

/**
 * A body is text. Bytes that are not UTF-8 become one character each (Latin-1) and `invalidUtf8` says so: nothing is lost,
 * `%PDF-` is still found at the start, and a secret in it is still found as plain text, which Base64 would hide.
 */
export type BodyText = {
  body: string;
  invalidUtf8?: true;
  /** How secrets were hidden in it: in a text that is no JSON, or by a change of its structure, so that it cannot be judged. */
  masked?: 'text' | 'structure';
};

export type ExchangeRequest = Partial<BodyText> & {
  method: string;
  /** Without user, password and fragment. */
  url: string;
  headers: HeaderList;
};

export type ExchangeResponse = BodyText & {
  status: number;
  statusText: string;
  httpVersion: string;
  headers: HeaderList;
  /** Size of the body, after decompression; of what arrived, when truncated. */
  bytes: number;
  /** The body ends before its end; the exchange's error says why. */
  truncated?: true;
  /** How many 1xx answers came before this one. */
  informational?: number;
};

export type FailureKind =
  | 'dns'
  | 'refused'
  | 'reset'
  | 'tls'
  | 'timeout'
  | 'proxy'
  | 'protocol'
  | 'too-large'
  | 'network'
  | 'aborted'
  /** We could not send it: the URL or a header is not one. */
  | 'request';

export type Phase = 'connect' | 'send' | 'answer' | 'body';

export type Failure = { kind: FailureKind; phase: Phase; message: string };

export type PeerCertificate = {
  authorized: boolean;
  protocol: string;
  cipher: string;
  subject: string;
  issuer: string;
  validTo: string;
  fingerprint256: string;
  /** The SHA-256 of the public key, which outlives the certificate. */
  key: string;
};

/** One request and its answer, its failure, or both (an answer that broke off). */
export type Exchange = {
  label?: string;
  request: ExchangeRequest;
  response?: ExchangeResponse;
  error?: Failure;
  /** Milliseconds since 1970. */
  started: number;
  /** Milliseconds since the start; `connect` is missing on a connection used before. */
  ms: { connect?: number; answer?: number; total: number };
  /** The machine that we were connected to: the proxy, where there is one. */
  remote?: { address: string; port: number };
  tls?: PeerCertificate;
  /** The first attempt met a connection that the server had closed in the meantime. */
  resent?: true;
};

type Message = { headers: HeaderList };

export const headerValues = ({ headers }: Message, name: string): string[] =>
  headers.filter(([given]) => given.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

export const header = (message: Message, name: string): string | undefined => headerValues(message, name)[0];

export const bodyText = (bytes: Buffer): BodyText =>
  isUtf8(bytes) ? { body: bytes.toString('utf8') } : { body: bytes.toString('latin1'), invalidUtf8: true };

export const bodyBytes = ({ body = '', invalidUtf8 }: Partial<BodyText>): Buffer => Buffer.from(body, invalidUtf8 ? 'latin1' : 'utf8');
