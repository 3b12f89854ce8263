import { defineRule } from '../../engine/judging/rule.ts';
import { sentAgain } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/provision-is-sent-once',
  watches: ['calls/install'],
  check: (seen) => sentAgain(seen, 'provision', 'one provisioning request for one install'),
});
