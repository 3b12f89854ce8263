import { operation } from '../../engine/contract/contract.ts';
import { collapsed, defineRule, inEach, notApplicable, show } from '../rule.ts';
import { byMethod, callsIn } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/callbacks-name-the-add-on',
  watches: ['provision/callbacks', 'provision/stray-calls'],
  after: ['provision/succeeds'],
  check(seen) {
    const calls = callsIn(seen);
    if (calls.length === 0) return notApplicable('the target did not call the stand-in platform');
    const expected = `${operation('getAddon').urls[0]}, with the addon_id of the provisioning request`;
    const problems = calls
      .filter(({ call }) => call.namesOwnId)
      .flatMap(({ one, call }) => inEach([one], expected, `a ${call.method} of ${show(call.path)}, which has the id of your answer`));
    return collapsed(problems, byMethod);
  },
});
