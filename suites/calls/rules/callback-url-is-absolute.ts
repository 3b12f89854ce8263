import { leadsElsewhere } from '../../shared/add-ons.ts';
import { isAbsolute } from '../../shared/addresses.ts';
import { ofCallbackUrls } from '../../shared/received.ts';
import { answersOf, defineRule, type Observed, problem, unlessAnswered, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/callback-url-is-absolute',
  isGrouped: true,
  watches: ['calls/install', 'calls/detail-after'],
  check(seen) {
    const relative = ofCallbackUrls(under('calls/install', seen), (url, request) =>
      isAbsolute(url) ? [] : [problem('relative', request, { url })],
    );
    const followed = under('calls/detail-after', seen).filter(({ variant }) => variant === 'callback-url');
    const elsewhere = answersOf(followed).flatMap(leadsElsewhere);
    const problems = [...('verdict' in relative ? [] : relative), ...elsewhere];
    if (problems.length > 0) return problems;
    if ('verdict' in relative) return relative;
    return unlessAnswered(followed) ?? (followed.length > 0 ? [] : untested('callback-url-not-followed'));
  },
});

const under = (wanted: Observed['label'], seen: readonly Observed[]) => seen.filter(({ label }) => label === wanted);
