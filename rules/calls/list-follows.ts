import { collapsed, defineRule, notRun, type RecordingProblem, type Seen } from '../rule.ts';
import { isGranted } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/list-follows',
  watches: ['calls/install', 'calls/uninstall'],
  check(seen) {
    const done = seen.filter(({ trigger, isListed }) => trigger?.outcome === 'done' && isListed);
    const installs = done.filter((one) => one.label === 'calls/install' && isGranted(one, 'provision'));
    const uninstalls = done.filter(({ label }) => label === 'calls/uninstall');
    const problems = [...installs.flatMap(afterInstall), ...uninstalls.flatMap(afterUninstall)];
    const isPlayed = installs.length > 0 && uninstalls.length > 0;
    return problems.length > 0 || isPlayed ? collapsed(problems) : notRun;
  },
});

function afterInstall(install: Seen): RecordingProblem[] {
  const { before, after } = install.isListed ?? {};
  if (before) return [{ in: install, expected: 'no such add-on in the list before the install', got: 'the add-on in the list' }];
  return after === false ? [{ in: install, expected: 'the add-on in the list after the install', got: 'a list without it' }] : [];
}

const afterUninstall = (uninstall: Seen): RecordingProblem[] =>
  uninstall.isListed?.after
    ? [{ in: uninstall, expected: 'no such add-on in the list after the uninstall', got: 'the add-on still in the list' }]
    : [];
