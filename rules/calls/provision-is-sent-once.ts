import { defineRule } from '../../engine/rule.ts';
import { sentAgain } from '../received.ts';

export default defineRule({
  requirement: 'calls/provision-is-sent-once',
  watches: ['calls/install'],
  check: (seen) => sentAgain(seen, 'provision', 'one provisioning request for one install'),
});
