import { because } from '../catalogue/reason.ts';
import { isThrottled, type Observed } from '../recording/recording.ts';
import { parseUrl } from '../wire/url.ts';

/** A server error means first that the target failed, and its own log says on what; 501 says that it does not know the method. */
export function serverErrorAdvice({ exchanges, calls }: Pick<Observed, 'exchanges' | 'calls'>): string | undefined {
  const { request, response, started } = exchanges.at(-1) ?? {};
  if (!request || !response || calls || response.status < 500 || response.status === 501 || isThrottled(response)) return undefined;
  const { pathname: path = request.url } = parseUrl(request.url) ?? {};
  return because('failed-on-a-request', { at: new Date(started ?? 0).toISOString(), method: request.method, path }).reason;
}
