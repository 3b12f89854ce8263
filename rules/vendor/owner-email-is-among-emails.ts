import { type Answered, collapsed, defineRule, type RecordingProblem, undecided } from '../rule.ts';

export default defineRule({
  requirement: 'vendor/owner-email-is-among-emails',
  reads: ['vendor/detail'],
  check(details) {
    const known = details.filter(({ emails }) => emails);
    return known.length > 0 ? collapsed(known.flatMap(problemsOf)) : undecided('no detail has e-mail addresses to judge');
  },
});

function problemsOf(detail: Answered): RecordingProblem[] {
  const problems: RecordingProblem[] = [];
  if (!detail.emails?.isAmong)
    problems.push({ in: detail, expected: 'owner_email among owner_emails', got: 'an owner_email that is not among them' });
  if (detail.emails?.areOwners === false)
    problems.push({ in: detail, expected: 'the addresses of owner.emails as owner_emails', got: 'other addresses' });
  return problems;
}
