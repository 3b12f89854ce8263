import { defineRule, notApplicable } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';
import { collapsed } from '../collapsed.ts';
import { having, installs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/message-is-a-string',
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const messages = having('message', seen);
    if (messages.length === 0) return notApplicable('no answer has a message');
    const problems = messages
      .filter(({ value }) => typeof value !== 'string')
      .map(({ seen: install, value }) => ({ in: install, expected: 'message as a string', got: kind(value) }));
    return collapsed(problems);
  },
});
