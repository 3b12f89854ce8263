import { collapsed, defineRule, inEach } from '../rule.ts';
import { byMethod, callsIn } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/does-not-call-back-early',
  reads: ['provision/callbacks'],
  after: ['provision/succeeds'],
  check(installs) {
    const early = callsIn(installs).filter(({ call }) => call.early);
    const problems = early.flatMap(({ one, call: { method, earlyBy } }) => {
      const time = earlyBy === undefined ? '' : `${Math.round(earlyBy)} ms `;
      return inEach([one], 'no call to callback_url before the answer to the POST', `a ${method} ${time}before it`);
    });
    return collapsed(problems, byMethod);
  },
});
