import { defineRule, problem } from '../../shared/rule.ts';
import { callsIn } from '../installs.ts';

/** A call that comes this soon after the deletion may have been sent before it. */
const crossingMs = 100;

export default defineRule({
  requirement: 'provision/updates-end-with-the-add-on',
  isGrouped: true,
  reads: ['provision/callbacks'],
  check: (installs) =>
    callsIn(installs)
      .filter(({ call: { method, afterDelete = 0 } }) => method === 'PUT' && afterDelete > crossingMs)
      .map(({ one, call: { afterDelete = 0 } }) => problem('late', one, { seconds: (afterDelete / 1000).toFixed(1) })),
});
