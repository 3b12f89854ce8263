import { contentCodings, decodeContent } from './content-coding.ts';
import { bodyText, type ExchangeResponse, type Failure } from './exchange.ts';

/** Enough of an incomplete body to see what it was. */
const KEPT_BYTES = 64 * 1024;

type Arrived = {
  head: Pick<ExchangeResponse, 'status' | 'statusText' | 'httpVersion' | 'headers'>;
  bytes: Buffer;
  informational: number;
  limit: number;
  error?: Failure | undefined;
};

type Answer = { response: ExchangeResponse; error?: Failure };

/** The response, and a failure if its body is not complete or cannot be read. */
export const responseOf = ({ head: given, bytes, informational, limit, error }: Arrived): Answer => {
  const head = { ...given, ...(informational > 0 && { informational }) };
  const codings = contentCodings(head);
  const broken = (failure: Failure, body: Buffer = Buffer.alloc(0)): Answer => ({
    response: { ...head, ...bodyText(body), bytes: bytes.length, truncated: true },
    error: failure,
  });
  // A part of a compressed body is left out, because redaction could not find a secret in it.
  if (error) return broken(error, codings.length > 0 ? undefined : bytes.subarray(0, KEPT_BYTES));
  const decoded = decodeContent(bytes, codings, limit);
  if ('bytes' in decoded) return { response: { ...head, ...bodyText(decoded.bytes), bytes: decoded.bytes.length } };
  return broken(decoded.error);
};
