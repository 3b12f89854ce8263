import { isLoopbackUrl } from '../../engine/loopback.ts';
import { defineRule, type RecordingProblem, undecided } from '../../engine/rule.ts';
import { isAbsolute } from '../addresses.ts';
import { bodyOf, ofBodies, requestsOf } from '../received.ts';

export default defineRule({
  requirement: 'calls/callback-url-uses-https',
  watches: ['calls/install'],
  check(seen) {
    const found = ofBodies(seen, 'callback_url', problemsOf);
    const isComplete = requestsOf(seen, 'provision').some((request) => isAbsolute(String(bodyOf(request).callback_url)));
    return 'verdict' in found || isComplete ? found : undecided('no callback_url is a complete address');
  },
});

function problemsOf(url: string): Omit<RecordingProblem, 'in'>[] {
  if (!isAbsolute(url) || new URL(url).protocol === 'https:') return [];
  const problem = { expected: 'https in callback_url', got: new URL(url).origin };
  return [isLoopbackUrl(url) ? { ...problem, level: 'note' } : problem];
}
