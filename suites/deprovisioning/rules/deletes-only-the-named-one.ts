import { goneProblems, ofEachResource, probeLabels } from '../../shared/resources.ts';
import { defineRule, isSuccess, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'deprovision/deletes-only-the-named-one',
  reads: ['provision/second', 'deprovision/other-opens', 'deprovision/other', ...probeLabels],
  clearedBy: 'deprovision/access-after',
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const of = (wanted: (typeof seen)[number]['label']) => seen.find(({ label }) => label === wanted);
    const second = of('provision/second');
    if (second && !isSuccess(second.answer)) return untested('no-second-install');
    if (second?.isRepeatedId) return untested('same-id-twice');
    const looks = seen.filter(({ label }) => label === 'deprovision/other-opens');
    const deletions = seen.filter(({ label }) => label === 'deprovision/other');
    if (looks.length + deletions.length === 0) return untested('second-not-looked-at');
    if (looks.some(({ openedBefore }) => openedBefore === false))
      return untested('closed-before', { which: 'the second', what: 'deletion' });
    const problems = ofEachResource([...looks, ...deletions], (own) =>
      goneProblems(
        own.filter((one) => looks.includes(one)),
        own.find((one) => deletions.includes(one)),
        seen,
      ),
    );
    // Once it is gone, the later looks show the same.
    const first = problems.findIndex(({ in: one }) => one.label === 'deprovision/other-opens');
    return problems.filter(({ in: one }, index) => one.label !== 'deprovision/other-opens' || index === first);
  },
});
