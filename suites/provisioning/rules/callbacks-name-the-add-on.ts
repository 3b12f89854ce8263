import { operation } from '../../../engine/contract/contract.ts';
import { defineRule, notApplicable, ofEach, problem } from '../../shared/rule.ts';
import { callPlace } from '../../shared/wrong-facts.ts';
import { callsIn } from '../installs.ts';

export default defineRule({
  requirement: 'provision/callbacks-name-the-add-on',
  isGrouped: true,
  reads: ['provision/callbacks', 'provision/stray-calls'],
  evenUnanswered: true,
  after: ['provision/succeeds'],
  isShown: (seen) => callsIn(seen).some(({ call }) => call.namesOwnId !== undefined),
  check(seen) {
    const address = operation('getAddon').urls[0];
    return ofEach(callsIn(seen), notApplicable('no-calls-to-platform'), ({ one, call }) => {
      const { namesOwnId, method, path } = call;
      return namesOwnId ? [problem('own-id', { in: one, ...callPlace(one, call) }, { address, method, path })] : [];
    });
  },
});
