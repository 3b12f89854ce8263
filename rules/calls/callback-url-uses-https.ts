import { defineRule, type UnplacedProblem, undecided } from '../rule.ts';
import { isAbsolute, plainHttp } from '../shared/addresses.ts';
import { bodyOf, ofBodies, requestsOf } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/callback-url-uses-https',
  watches: ['calls/install'],
  check(seen) {
    const found = ofBodies(seen, 'callback_url', problemsOf);
    const isComplete = requestsOf(seen, 'provision').some((request) => isAbsolute(String(bodyOf(request).callback_url)));
    return 'verdict' in found || isComplete ? found : undecided('no callback_url is a complete address');
  },
});

const problemsOf = (url: string): UnplacedProblem[] =>
  isAbsolute(url) ? plainHttp(url).map((problem) => ({ ...problem, expected: 'https in callback_url' })) : [];
