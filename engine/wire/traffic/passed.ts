import { Buffer } from 'node:buffer';
import { defined } from '../../documents/defined.ts';
import { responseOf } from '../http/answer.ts';
import { contentCodings, decodeContent } from '../http/content-coding.ts';
import { bodyText, type Exchange, type Failure } from '../http/exchange.ts';
import { isUrl } from '../url.ts';
import type { PassedExchange } from './tap.ts';

/** Of a body, once its content codings are taken off. */
const LARGEST = 4 * 1024 * 1024;

const cut = (phase: Failure['phase']): Failure => ({
  kind: 'too-large',
  phase,
  message: 'the body broke off, or is larger than what is kept',
});

/** An exchange as it passed by, its content codings taken off. */
export function exchangeOf({ request, response, started, ms }: PassedExchange, origin: string): Exchange | undefined {
  const { method, target, headers } = request;
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  const url = `${origin}${path.startsWith('/') ? path : `/${path}`}`;
  if (!isUrl(url)) return undefined;
  const decoded = decodeContent(Buffer.from(request.body), contentCodings(request), LARGEST);
  const isCut = request.isCut || !('bytes' in decoded);
  const came = response && {
    message: { ...response, statusCode: response.status, statusMessage: response.statusText, rawHeaders: response.headers.flat() },
    ...{ bytes: Buffer.from(response.body), informational: response.informational, limit: LARGEST },
    ...(response.isCut && { error: cut('body') }),
  };
  const told = came ? responseOf(came) : { error: { kind: 'aborted', phase: 'answer', message: 'there was no whole answer' } as const };
  const error = isCut ? cut('send') : told.error;
  return {
    request: {
      method,
      url: new URL(url).href.replace(/#.*/s, ''),
      headers,
      ...(!isCut && decoded.bytes.length > 0 && bodyText(decoded.bytes)),
    },
    ...('response' in told && { response: told.response }),
    ...defined({ error }),
    started,
    ms,
  };
}
