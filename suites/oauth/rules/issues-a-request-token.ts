import { tokenFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { isIssued, withoutTokens } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/issues-a-request-token',
  reads: ['oauth/request-token'],
  check(calls) {
    const [first] = calls;
    if (!first || calls.some(isIssued)) return [];
    const answers = calls.flatMap((call) =>
      withoutTokens(call).map(({ facts: { status, missing } }) => {
        const without = missing === undefined ? '' : ` without ${missing}`;
        return `status ${status}${without} with ${call.signedWith}`;
      }),
    );
    const statuses = [...new Set(calls.map(({ answer }) => answer.status))];
    return [problem('no-tokens', first, { ...tokenFields('requestToken'), answers: [...new Set(answers)], statuses })];
  },
});
