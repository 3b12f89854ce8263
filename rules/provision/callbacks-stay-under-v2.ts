import { collapsed, defineRule, inEach, notApplicable, show } from '../rule.ts';
import { byMethod, callsIn } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/callbacks-stay-under-v2',
  watches: ['provision/callbacks', 'provision/stray-calls'],
  after: ['provision/succeeds'],
  check(seen) {
    const calls = callsIn(seen);
    if (calls.length === 0) return notApplicable('the target did not call the stand-in platform');
    const strays = calls.filter(({ one, call }) => one.label === 'provision/stray-calls' && !call.namesOwnId);
    const problems = strays.flatMap(({ one, call }) =>
      inEach([one], 'a path below {api_url}/v2', `a ${call.method} of ${show(call.path)}`),
    );
    return collapsed(problems, byMethod);
  },
});
