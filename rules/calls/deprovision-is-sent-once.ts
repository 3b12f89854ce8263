import { defineRule } from '../../engine/judging/rule.ts';
import { sentAgain } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/deprovision-is-sent-once',
  watches: ['calls/uninstall'],
  check: (seen) => sentAgain(seen, 'deprovision', 'one DELETE for one deletion'),
});
