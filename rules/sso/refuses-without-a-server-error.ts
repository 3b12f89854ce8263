import { type Answered, collapsed, defineRule, inEach } from '../rule.ts';
import { firstAnswer, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-without-a-server-error',
  reads: ['sso/wrong-signature', 'sso/missing-field'],
  after: valid,
  check(seen) {
    const broken = seen.filter((signOn) => firstAnswer(signOn).status >= 500);
    const got = (signOn: Answered) => `status ${firstAnswer(signOn).status} to a form ${circumstance(signOn)}`;
    const problems = inEach(broken, 'a refusal that is no server error', got);
    return collapsed(problems, ({ in: { label }, got }) => `${label} ${got.split(' ', 2).join(' ')}`);
  },
});

const circumstance = ({ label, what }: Answered) => {
  if (label === 'sso/missing-field') return what ?? 'without one of its fields';
  return `with ${what ?? 'a wrong signature'}`;
};
