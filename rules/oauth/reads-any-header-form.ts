import { defineRule, undecided } from '../../engine/judging/rule.ts';
import { isSuccess } from '../shared/answers.ts';
import { isControl } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/reads-any-header-form',
  reads: ['oauth/header-form', 'oauth/api-call'],
  check(seen) {
    if (!seen.some((call) => isControl(call) && isSuccess(call.answer))) return undecided('no signed request is accepted in any form');
    return seen
      .filter((call) => !isControl(call) && !isSuccess(call.answer))
      .map((call) => ({ in: call, expected: 'a status from 200 to 299', got: `status ${call.answer.status} to ${call.what}` }));
  },
});
