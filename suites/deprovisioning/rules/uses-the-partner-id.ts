import { type Answered, defineRule, isSuccess, notApplicable, problem, undecided } from '../../shared/rule.ts';
import { deletions } from '../deletions.ts';

export default defineRule({
  requirement: 'deprovision/uses-the-partner-id',
  reads: [...deletions, 'deprovision/by-addon-id', 'deprovision/access-later'],
  clearedBy: 'deprovision/access-later',
  after: ['provision/answers-json'],
  check(seen) {
    const own = seen.filter(({ label }) => (deletions as readonly string[]).includes(label));
    if (own.length > 0 && own.every(({ addonId, resourceId }) => addonId === resourceId)) return notApplicable('ids-are-the-same');
    const [other] = seen.filter(hasEndedAccess);
    if (other && seen.some((one) => isStillOpen(one, other))) return [problem('only-by-addon-id', other)];
    const isAccepted = own.some(({ answer }) => isSuccess(answer));
    return isAccepted ? [] : { ...undecided('no-deletion-by-any-id'), hiddenBy: 'deprovision/answers-200' };
  },
});

/** A refused DELETE did not end the access. */
const hasEndedAccess = ({ label, opened, exchanges }: Answered) =>
  label === 'deprovision/by-addon-id' &&
  opened === false &&
  exchanges.every(({ request, response }) => request.method !== 'DELETE' || (response !== undefined && isSuccess(response)));

/** A service may delete some time after its answer: only a resource that the platform's id did not touch shows, at the end, that it never does. */
const isStillOpen = ({ label, opened, resourceId }: Answered, other: Answered) =>
  label === 'deprovision/access-later' && opened === true && resourceId !== other.resourceId;
