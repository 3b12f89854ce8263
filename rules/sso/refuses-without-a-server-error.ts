import { type Answered, collapsed, defineRule } from '../rule.ts';
import { firstAnswer, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-without-a-server-error',
  reads: ['sso/wrong-signature', 'sso/missing-field'],
  after: valid,
  check(seen) {
    const problems = seen
      .filter((signOn) => firstAnswer(signOn).status >= 500)
      .map((signOn) => ({
        in: signOn,
        expected: 'a refusal that is no server error',
        got: `status ${firstAnswer(signOn).status} to a form ${circumstance(signOn)}`,
      }));
    return collapsed(problems, ({ in: { label }, got }) => `${label} ${got.split(' ', 2).join(' ')}`);
  },
});

const circumstance = ({ label, what }: Answered) => {
  if (label === 'sso/missing-field') return what ?? 'without one of its fields';
  return `with ${what ?? 'a wrong signature'}`;
};
