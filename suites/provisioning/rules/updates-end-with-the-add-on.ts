import { collapsed, defineRule } from '../../shared/rule.ts';
import { callsIn } from '../installs.ts';

/** A call that comes this soon after the deletion may have been sent before it. */
const crossingMs = 100;

export default defineRule({
  requirement: 'provision/updates-end-with-the-add-on',
  reads: ['provision/callbacks'],
  check(installs) {
    const late = callsIn(installs).filter(({ call: { method, afterDelete = 0 } }) => method === 'PUT' && afterDelete > crossingMs);
    const problems = late.flatMap(({ one, call: { afterDelete = 0 } }) => {
      const seconds = (afterDelete / 1000).toFixed(1);
      return { in: one, expected: 'no PUT', got: `a PUT came ${seconds} s after the add-on was deleted, and got 404`, risk: true };
    });
    return collapsed(problems, () => '');
  },
});
