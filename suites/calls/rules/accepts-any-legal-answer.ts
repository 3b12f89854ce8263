import { detailOf, showsUndeclared } from '../../shared/add-ons.ts';
import { isGranted, noneSucceeded } from '../../shared/received.ts';
import { type Answered, answersOf, defineRule, isObject, type Observed, problem, unlessAnswered } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/accepts-any-legal-answer',
  isGrouped: true,
  reads: ['calls/install', 'calls/declared-detail'],
  evenUnanswered: true,
  check(seen) {
    const installs = seen.filter((one) => one.label === 'calls/install' && one.isListed && isGranted(one, 'provision'));
    const details = seen.filter(({ label }) => label === 'calls/declared-detail');
    // An add-on with a detail is installed: another requirement reports the list that omits it.
    const lost = installs.filter(({ isListed }) => !isListed?.after && !isListed?.isDetailed);
    const unlisted = withoutExplained(lost).map((install) =>
      problem('not-listed', install, { what: install.what, freedoms: install.freedoms ?? install.variant }),
    );
    const problems = [...unlisted, ...answersOf(details).flatMap(undeclaredIn)];
    if (problems.length > 0) return problems;
    return unlessAnswered(details) ?? (installs.length > 0 ? [] : noneSucceeded('provision'));
  },
});

function undeclaredIn(detail: Answered) {
  const config = detailOf(detail)?.config;
  return isObject(config) ? showsUndeclared(config, detail) : [];
}

/** Leaves out answers that use several freedoms at once, if one of these freedoms is refused alone too. */
function withoutExplained(lost: readonly Observed[]): Observed[] {
  const alone = new Set(lost.flatMap(({ freedoms = [] }) => (freedoms.length === 1 ? freedoms : [])));
  return lost.filter(({ freedoms = [] }) => freedoms.length < 2 || !freedoms.some((freedom) => alone.has(freedom)));
}
