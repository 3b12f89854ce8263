import { responseOf } from '../http/answer.ts';
import { contentCodings, decodeContent } from '../http/content-coding.ts';
import { bodyText, type Exchange, type Failure } from '../http/exchange.ts';
import { parseUrl } from '../url.ts';
import type { PassedExchange } from './tap.ts';

/** Of a body, once its content codings are taken off. */
const LARGEST = 4 * 1024 * 1024;

const cut = (phase: Failure['phase']): Failure => ({
  kind: 'too-large',
  phase,
  message: 'the body broke off, or is larger than what is kept',
});

const answerOf = ({ body, isCut, informational, ...head }: NonNullable<PassedExchange['response']>) =>
  responseOf({ head, bytes: Buffer.from(body), informational, limit: LARGEST, ...(isCut && { error: cut('body') }) });

/** An exchange as it passed by, its content codings taken off. */
export function exchangeOf({ request, response, started, ms }: PassedExchange, origin: string): Exchange | undefined {
  const { method, target, headers } = request;
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  const url = parseUrl(`${origin}${path.startsWith('/') ? path : `/${path}`}`);
  if (!url) return undefined;
  const decoded = decodeContent(Buffer.from(request.body), contentCodings(request), LARGEST);
  const isCut = request.isCut || !('bytes' in decoded);
  const none: Failure = { kind: 'aborted', phase: 'answer', message: 'there was no whole answer' };
  const told: Pick<Exchange, 'response' | 'error'> = response ? answerOf(response) : { error: none };
  const sent = !isCut && decoded.bytes.length > 0 && bodyText(decoded.bytes);
  return {
    request: { method, url: url.href.replace(/#.*/s, ''), headers, ...sent },
    ...told,
    ...(isCut && { error: cut('send') }),
    started,
    ms,
  };
}
