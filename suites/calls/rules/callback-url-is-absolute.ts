import { isLoopbackUrl, isPrivateUrl } from '../../../engine/wire/url.ts';
import { leadsElsewhere } from '../../shared/add-ons.ts';
import { isAbsolute } from '../../shared/addresses.ts';
import { ofCallbackUrls } from '../../shared/received.ts';
import { answersOf, defineRule, type Observed, problem, unlessAnswered, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/callback-url-is-absolute',
  isGrouped: true,
  reads: ['calls/install', 'calls/detail-after'],
  evenUnanswered: true,
  check(seen) {
    const relative = ofCallbackUrls(under('calls/install', seen), (url, request) =>
      isAbsolute(url) ? [] : [problem('relative', request, { url })],
    );
    const followed = under('calls/detail-after', seen).filter(({ variant }) => variant === 'callback-url');
    const elsewhere = answersOf(followed).flatMap(leadsElsewhere);
    const internal = ofCallbackUrls(under('calls/install', seen), internalHost);
    const isReached = answersOf(followed).length > 0;
    const problems = [...('verdict' in relative ? [] : relative), ...elsewhere, ...('verdict' in internal || isReached ? [] : internal)];
    if (problems.length > 0) return problems;
    if ('verdict' in relative) return relative;
    return unlessAnswered(followed) ?? (followed.length > 0 ? [] : untested('callback-url-not-followed'));
  },
});

/** A host that only an internal network knows; one of the platform itself was called, and has answered. */
const internalHost = (url: string, request: Observed) =>
  isAbsolute(url) && isPrivateUrl(url) && !isLoopbackUrl(url) ? [problem('internal', request, { origin: new URL(url).origin })] : [];

const under = (wanted: Observed['label'], seen: readonly Observed[]) => seen.filter(({ label }) => label === wanted);
