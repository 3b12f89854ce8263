import { defineRule, isSuccess, notApplicable, untested } from '../rule.ts';
import { goneProblems } from '../shared/resources.ts';

export default defineRule({
  requirement: 'deprovision/deletes-only-the-named-one',
  reads: ['provision/second', 'deprovision/other-opens', 'deprovision/other'],
  clearedBy: 'deprovision/other-opens',
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const of = (wanted: (typeof seen)[number]['label']) => seen.find(({ label }) => label === wanted);
    const second = of('provision/second');
    if (second && !isSuccess(second.answer)) return notApplicable('the same owner cannot install twice, so there is no other resource');
    if (second?.isRepeatedId) return notApplicable('both installs of the owner got the same id, so there is no other resource');
    const [signOn, deletion] = [of('deprovision/other-opens'), of('deprovision/other')];
    if (!signOn && !deletion) return untested('the second resource was not looked at');
    if (signOn?.openedBefore === false) return untested('the second resource did not open before the deletion either');
    return goneProblems("the owner's other resource", signOn, deletion);
  },
});
