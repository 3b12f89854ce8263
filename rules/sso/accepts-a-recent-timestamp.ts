import { defineRule } from '../rule.ts';
import { aged, byAge } from '../shared/clocks.ts';
import { unopened, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/accepts-a-recent-timestamp',
  reads: aged('sso/recent'),
  after: valid,
  check: (seen) => byAge(seen, (late) => unopened(late, ({ age }) => `a signed form ${age ?? 'a short while'} old`)),
});
