import { requiredFields } from '../../engine/contract/contract.ts';
import { type Answered, defineRule, undecided } from '../rule.ts';
import { problemsIn } from '../wire/answers.ts';

/** Statuses of a refusal that no plan brings about. */
const notAboutThePlan = [401, 403, 405, 411, 415];

export default defineRule({
  requirement: 'provision/succeeds',
  reads: ['provision/first'],
  after: ['auth/accepts-the-manifest-credentials'],
  check(seen) {
    const problems = seen.flatMap((install) => {
      const hint = adviceOn(install);
      return problemsIn('provision/succeeds', install).map((problem) => (hint === undefined ? problem : { ...problem, hint }));
    });
    const failed = seen.filter((install) => problems.some((problem) => problem.in === install));
    const refused = failed.find((install) => install.plan?.isDefault && mayBeThePlan(install));
    return refused ? undecided(planDoubt(refused)) : problems;
  },
});

/** The fields of the request that the answer speaks of. */
const namedIn = ({ answer: { body = '' } }: Answered): string[] =>
  [...requiredFields('provision'), 'plan'].filter((name) => new RegExp(`\\b${name.replace('_', '[_ -]?')}\\b`, 'i').test(body));

const isAboutThePlan = (install: Answered) => namedIn(install).includes('plan');

/** A refusal that names other fields is not about the plan. */
const mayBeThePlan = (install: Answered): boolean => {
  const { status } = install.answer;
  if (status < 400 || status >= 500 || notAboutThePlan.includes(status)) return false;
  return isAboutThePlan(install) || namedIn(install).length === 0;
};

function planDoubt(install: Answered): string {
  const { plan, answer } = install;
  if (isAboutThePlan(install))
    return `the service refused the default plan slug "${plan?.slug}" with ${answer.status}; name one of yours with --plan`;
  const or = answer.status === 404 ? 'check base_url, or, where ' : 'where ';
  return `the service refused the install with ${answer.status}; ${or}the default plan slug "${plan?.slug}" is why, name one of yours with --plan`;
}

/** Advice on what was seen; the row's speaks of plans, and of work that takes long. */
function adviceOn(install: Answered): string | undefined {
  const { status } = install.answer;
  const fields = namedIn(install);
  if (status === 404 || status === 405)
    return 'Check `base_url` in the manifest: nothing takes a POST at this address (`--base-url` tries another one).';
  if (status >= 300 && status < 400) return 'Answer at `base_url` itself, without a redirect.';
  if (status >= 500) return 'Look in your log for what the request shown broke.';
  if (isAboutThePlan(install)) return undefined;
  if (fields.length > 0) return `Your service objects to ${fields.join(', ')}: accept what the request shown has there.`;
  return 'Look in your log for what refused the request shown.';
}
