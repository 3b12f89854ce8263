import { contentCodings, decodeContent, responseOf } from '../http/answer.ts';
import { bodyText, type Exchange, type Failure } from '../http/exchange.ts';
import { parseUrl } from '../url.ts';
import type { PassedExchange } from './tap.ts';

/** The size limit of a body without its content codings. */
const MAX_DECODED_BYTES = 4 * 1024 * 1024;

const cut = (phase: Failure['phase']): Failure => ({
  kind: 'too-large',
  phase,
  message: 'the body is not complete, or is larger than Assay keeps',
});

const answerOf = ({ body, isCut, informational, ...head }: NonNullable<PassedExchange['response']>) =>
  responseOf({ head, bytes: Buffer.from(body), informational, limit: MAX_DECODED_BYTES, ...(isCut && { error: cut('body') }) });

/** An exchange that the tap saw, without its content codings. */
export function exchangeOf({ request, response, started, ms }: PassedExchange, origin: string): Exchange | undefined {
  const { method, target, headers } = request;
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  const url = parseUrl(`${origin}${path.startsWith('/') ? path : `/${path}`}`);
  if (!url) return undefined;
  const decoded = decodeContent(Buffer.from(request.body), contentCodings(request), MAX_DECODED_BYTES);
  const isCut = request.isCut || !('bytes' in decoded);
  const none: Failure = { kind: 'aborted', phase: 'answer', message: 'there was no complete answer' };
  const answer: Pick<Exchange, 'response' | 'error'> = response ? answerOf(response) : { error: none };
  const sent = !isCut && decoded.bytes.length > 0 && bodyText(decoded.bytes);
  return {
    request: { method, url: url.href.replace(/#.*/s, ''), headers, ...sent },
    ...answer,
    ...(isCut && { error: cut('send') }),
    started,
    ms,
  };
}
