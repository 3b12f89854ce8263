import { defineRule, isSuccess, problem, undecided, untested } from '../../shared/rule.ts';
import { isControl } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/reads-any-header-form',
  reads: ['oauth/header-form', 'oauth/api-call', 'oauth/missing-header'],
  check(seen) {
    if (!seen.some((call) => isControl(call) && isSuccess(call.answer))) return undecided('no-header-form-accepted');
    const forms = seen.filter(({ label }) => label === 'oauth/header-form');
    const isOpen = seen.some(({ label, on, answer }) => label === 'oauth/missing-header' && on === forms[0]?.on && isSuccess(answer));
    if (isOpen) return untested('header-not-read', { what: 'it' });
    return forms
      .filter(({ answer }) => !isSuccess(answer))
      .map((call) => {
        const code = call.credentials === 'no-spaces' ? 'commas-refused' : 'refused';
        return problem(code, call, { status: call.answer.status, what: call.what, variant: call.credentials });
      });
  },
});
