import { operation } from '../../engine/contract/contract.ts';
import { collapsed, defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'provision/callbacks-name-the-add-on',
  watches: ['provision/callbacks', 'provision/stray-calls'],
  after: ['provision/succeeds'],
  check(seen) {
    const calls = seen.flatMap((one) => (one.calls ?? []).map((call) => ({ one, ...call })));
    if (calls.length === 0) return notApplicable('the target did not call the stand-in platform');
    return collapsed(
      calls
        .filter(({ namesOwnId }) => namesOwnId)
        .map(({ one, method, path }) => ({
          in: one,
          expected: `${operation('getAddon').urls[0]}, with the addon_id of the provisioning request`,
          got: `a ${method} of ${show(path)}, which has the id of your answer`,
        })),
      ({ got }) => got.split(' ', 2).join(' '),
    );
  },
});
