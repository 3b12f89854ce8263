import { defineRule } from '../../shared/rule.ts';
import { byAge, unopened } from '../sign-ons.ts';

const labels = ['sso/recent', 'sso/control', 'sso/valid'] as const;

export default defineRule({
  requirement: 'sso/accepts-a-recent-timestamp',
  reads: labels,
  needsAnswers: labels,
  after: ['sso/accepts-a-valid-call'],
  check: (seen) => byAge(seen, (late) => unopened(late, ({ age, variant }) => ({ age, variant }))),
});
