import { isGranted } from '../../shared/received.ts';
import { collapsed, defineRule, inEach, notRun, type RecordingProblem, type Seen, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/list-follows',
  watches: ['calls/install', 'calls/uninstall'],
  check(seen) {
    const done = seen.filter(({ trigger, isListed }) => trigger?.outcome === 'done' && isListed);
    const installs = done.filter((one) => one.label === 'calls/install' && isGranted(one, 'provision'));
    const uninstalls = done.filter(({ label }) => label === 'calls/uninstall');
    const stays = uninstalls.filter(({ isListed }) => isListed?.after);
    const expected = 'no such add-on in the list after the uninstall';
    const problems = [...installs.flatMap(afterInstall), ...inEach(stays, expected, 'the add-on still in the list')];
    if (problems.length > 0) return collapsed(problems);
    if (done.length === 0) return notRun;
    if (installs.length === 0) return untested('needs an install that succeeds');
    return uninstalls.length === 0 ? untested('needs an uninstall that succeeds') : [];
  },
});

function afterInstall(install: Seen): RecordingProblem[] {
  const { before, after, isDetailed } = install.isListed ?? {};
  if (before) return inEach([install], 'no such add-on in the list before the install', 'the add-on in the list');
  const got = isDetailed ? 'a list without it, though its detail is served' : 'a list without it';
  return after === false ? inEach([install], 'the add-on in the list after the install', got) : [];
}
