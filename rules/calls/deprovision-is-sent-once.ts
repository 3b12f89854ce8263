import { defineRule } from '../../engine/rule.ts';
import { sentAgain } from '../received.ts';

export default defineRule({
  requirement: 'calls/deprovision-is-sent-once',
  watches: ['calls/uninstall'],
  check: (seen) => sentAgain(seen, 'deprovision', 'one DELETE for one deletion'),
});
