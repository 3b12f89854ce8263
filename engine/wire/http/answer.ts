import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { contentCodings, decodeContent } from './content-coding.ts';
import { bodyText, type Exchange, type ExchangeResponse, type Failure, type HeaderList } from './exchange.ts';

/** Enough of a body that broke off to see what it was. */
const KEPT_BYTES = 64 * 1024;

type Arrived = {
  message: Pick<IncomingMessage, 'statusCode' | 'statusMessage' | 'httpVersion' | 'rawHeaders'>;
  bytes: Buffer;
  informational: number;
  limit: number;
  error?: Failure | undefined;
};

const pairs = (raw: string[]): HeaderList => raw.flatMap((name, at): HeaderList => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));

/** Turns what arrived into a response, and into a failure where the body cannot be read. */
export const responseOf = ({
  message,
  bytes,
  informational,
  limit,
  error,
}: Arrived): Pick<Exchange, 'error'> & { response: ExchangeResponse } => {
  const head = {
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    httpVersion: message.httpVersion,
    headers: pairs(message.rawHeaders),
    ...(informational > 0 && { informational }),
  };
  const codings = contentCodings(head);
  const broken = (failure: Failure, body: Buffer) => ({
    response: { ...head, ...bodyText(body), bytes: bytes.length, truncated: true as const },
    error: failure,
  });
  // A piece of compressed text is left out: no redaction could find a secret in it.
  if (error) return broken(error, codings.length > 0 ? Buffer.alloc(0) : bytes.subarray(0, KEPT_BYTES));
  const decoded = decodeContent(bytes, codings, limit);
  if ('bytes' in decoded) return { response: { ...head, ...bodyText(decoded.bytes), bytes: decoded.bytes.length } };
  const messages = {
    'too-large': `the body is larger than ${limit} bytes once it is decompressed`,
    malformed: `the body is not valid ${decoded.coding}, which its Content-Encoding names`,
    unknown: `the body is left out: Assay cannot read its Content-Encoding (${decoded.coding}), and so cannot look for secrets in it`,
  };
  const kind = decoded.problem === 'too-large' ? 'too-large' : 'protocol';
  const failure: Failure = { kind, phase: 'body', message: messages[decoded.problem] };
  return broken(failure, Buffer.alloc(0));
};
