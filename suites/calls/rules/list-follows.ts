import { isGranted } from '../../shared/received.ts';
import { defineRule, notRun, type Observed, type ProblemOf, problem, type RecordingPlace, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/list-follows',
  isGrouped: true,
  reads: ['calls/install', 'calls/uninstall'],
  evenUnanswered: true,
  check(seen) {
    const done = seen.filter(({ trigger, isListed }) => trigger?.outcome === 'done' && isListed);
    const installs = done.filter((one) => one.label === 'calls/install' && isGranted(one, 'provision'));
    const uninstalls = done.filter(({ label }) => label === 'calls/uninstall');
    const stays = uninstalls.filter(({ isListed }) => isListed?.after);
    const problems = [...installs.flatMap(afterInstall), ...stays.map((one) => problem('still-listed', one))];
    if (problems.length > 0) return problems;
    if (done.length === 0) return notRun();
    if (installs.length === 0) return untested('needs-input', { needs: 'an install that succeeds' });
    return uninstalls.length === 0 ? untested('needs-input', { needs: 'an uninstall that succeeds' }) : [];
  },
});

function afterInstall(install: Observed): (RecordingPlace & ProblemOf<'calls/list-follows'>)[] {
  const { before, after, isDetailed } = install.isListed ?? {};
  if (before) return [problem('already-listed', install)];
  if (after !== false) return [];
  return [isDetailed ? problem('only-in-its-detail', install) : problem('not-listed', install)];
}
