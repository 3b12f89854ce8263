import { defineRule } from '../../engine/judging/rule.ts';
import { acceptance, ofAccepted } from '../shared/accepted-sign-on.ts';
import { readable } from '../shared/deletions.ts';

export default defineRule({
  requirement: 'sso/sets-a-session-cookie',
  reads: acceptance,
  after: readable,
  check: (seen) =>
    ofAccepted(seen, (signOn) =>
      signOn.setsCookie ? [] : [{ in: signOn, expected: 'a cookie with a value, on the way to the panel', got: 'no cookie' }],
    ),
});
