import { operation } from '../../../engine/contract/contract.ts';
import { callPlace } from '../../shared/facts.ts';
import { defineRule, inEach, notApplicable, ofEach, show } from '../../shared/rule.ts';
import { callsIn } from '../installs.ts';

export default defineRule({
  requirement: 'provision/callbacks-name-the-add-on',
  watches: ['provision/callbacks', 'provision/stray-calls'],
  after: ['provision/succeeds'],
  check(seen) {
    const expected = `${operation('getAddon').urls[0]}, with the addon_id of the provisioning request`;
    const problemsOf = ({ one, call }: ReturnType<typeof callsIn>[number]) =>
      call.namesOwnId
        ? inEach([one], expected, `a ${call.method} of ${show(call.path)}, which has the id of your answer`).map((problem) => ({
            ...problem,
            ...callPlace(one, call),
          }))
        : [];
    // Each method is reported once.
    const byMethod = ({ got }: { got: string }) => got.split(' ', 2).join(' ');
    return ofEach(callsIn(seen), notApplicable('the target did not call the stand-in platform'), problemsOf, byMethod);
  },
});
