import { collapsed, defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'provision/callbacks-stay-under-v2',
  watches: ['provision/callbacks', 'provision/stray-calls'],
  after: ['provision/succeeds'],
  check(seen) {
    if (seen.every(({ calls = [] }) => calls.length === 0)) return notApplicable('the target did not call the stand-in platform');
    const strays = seen
      .filter(({ label }) => label === 'provision/stray-calls')
      .flatMap((one) => (one.calls ?? []).filter(({ namesOwnId }) => !namesOwnId).map((call) => ({ one, ...call })));
    return collapsed(
      strays.map(({ one, method, path }) => ({ in: one, expected: 'a path below {api_url}/v2', got: `a ${method} of ${show(path)}` })),
      ({ got }) => got.split(' ', 2).join(' '),
    );
  },
});
