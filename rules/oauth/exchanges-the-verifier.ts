import { tokenWords } from '../../engine/signatures/oauth/three-steps.ts';
import { collapsed, defineRule, isSuccess, type RecordingProblem } from '../rule.ts';
import { insteadOfTokens, issuesARequestToken } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/exchanges-the-verifier',
  reads: ['oauth/access-token', 'oauth/exchanged-call'],
  after: issuesARequestToken,
  check: (seen) =>
    collapsed(
      seen.flatMap((call): RecordingProblem[] => {
        if (call.label === 'oauth/exchanged-call') {
          const { answer } = call;
          if (isSuccess(answer)) return [];
          return [{ in: call, expected: 'an API call with the new pair to be accepted', got: `status ${answer.status}` }];
        }
        const got = insteadOfTokens(call);
        return got === undefined ? [] : [{ in: call, expected: `${tokenWords('accessToken')} of the user`, got }];
      }),
    ),
});
