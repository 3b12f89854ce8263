import { defined } from '../../../engine/documents/values.ts';
import { type Answered, defineRule, isSuccess, notRun, problem } from '../../shared/rule.ts';
import { wrongCredentialLabels } from '../wrong-credentials.ts';

const secondLook = 'auth/second-look';

/** The first calls that should be refused; their own requirements report whoever was let in there. */
const firstLook = [...wrongCredentialLabels, 'sso/wrong-signature'] as const;

export default defineRule({
  requirement: 'auth/treats-everyone-alike',
  reads: [secondLook, ...firstLook],
  after: ['auth/accepts-the-manifest-credentials', 'provision/succeeds'],
  check(seen) {
    const late = seen.filter(({ label }) => label === secondLook);
    const early = seen.filter(({ label }) => label !== secondLook);
    const comparable = late.filter((call) => early.some(({ on }) => on === call.on));
    if (comparable.length === 0) return notRun();
    const isNew = (call: Answered) => isLetIn(call) && !early.some((before) => before.on === call.on && isLetIn(before));
    return comparable.filter(isNew).map((call) => problem('accepted-later', call, { on: call.on, ...defined({ what: call.what }) }));
  },
});

const isLetIn = ({ on, opened, answer }: Answered): boolean => (on === 'sign-on' ? opened === true : isSuccess(answer));
