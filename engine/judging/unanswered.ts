import { because, type Reason } from '../catalogue/reason.ts';
import { defined } from '../documents/values.ts';
import { isThrottled, type Observed } from '../recording/recording.ts';
import { parseUrl } from '../wire/url.ts';
import { isUnsent } from './broken.ts';

/** Why nothing follows from an observation: what the play said, or what became of its last exchange. */
export function whyUnanswered(seen: Observed): Reason {
  if (seen.undecided) return { ...seen.because, reason: seen.undecided };
  const last = seen.exchanges.at(-1);
  const { request, response, error } = last ?? {};
  if (response && isThrottled(response)) return because('throttled', { status: response.status });
  if (response && error) return because('broke-off', { why: error.message });
  if (request && error?.kind === 'timeout' && !(last && isUnsent(last)))
    return because('timed-out', { method: request.method, path: parseUrl(request.url)?.pathname ?? request.url, why: error.message });
  return because('no-answer', { kind: error?.kind, why: error?.message });
}

/** Why a play left something out, without what only plays need to know. */
export const whySkipped = ({ reason, code, facts, byChoice }: NonNullable<Observed['skipped']>): Reason & { byChoice: boolean } => ({
  reason,
  ...defined({ code, facts }),
  byChoice,
});
