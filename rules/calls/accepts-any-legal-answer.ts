import { isObject } from '../../engine/document/manifest.ts';
import { type Answered, answered, whyUnanswered } from '../../engine/recording.ts';
import { defineRule, type RecordingProblem, undecided } from '../../engine/rule.ts';
import { detailOf, showsUndeclared } from '../add-ons.ts';
import { collapsed } from '../collapsed.ts';
import { isGranted } from '../received.ts';

export default defineRule({
  requirement: 'calls/accepts-any-legal-answer',
  watches: ['calls/install', 'calls/declared-detail'],
  check(seen) {
    const installs = seen.filter((one) => one.label === 'calls/install' && one.isListed && isGranted(one, 'provision'));
    const details = seen.filter(({ label }) => label === 'calls/declared-detail');
    const lost = installs
      .filter(({ isListed }) => !isListed?.after)
      .map((one) => ({ in: one, expected: 'an installed add-on', got: `none in the list after the answer ${one.what}` }));
    const problems = [...lost, ...details.flatMap((one) => answered(one) ?? []).flatMap(undeclaredIn)];
    if (problems.length > 0) return collapsed(problems);
    const silent = details.find((one) => !answered(one));
    if (silent) return undecided(whyUnanswered(silent));
    return installs.length > 0 ? [] : undecided('no provisioning request was answered with success');
  },
});

function undeclaredIn(detail: Answered): RecordingProblem[] {
  const config = detailOf(detail)?.config;
  return isObject(config) ? showsUndeclared(config, detail).map((problem) => ({ in: detail, ...problem })) : [];
}
