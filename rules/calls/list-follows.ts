import { notPlayed } from '../../engine/judge-recording.ts';
import type { Seen } from '../../engine/recording.ts';
import { defineRule, type RecordingProblem, untested } from '../../engine/rule.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'calls/list-follows',
  watches: ['calls/install', 'calls/uninstall'],
  check(seen) {
    const done = seen.filter(({ trigger, isListed }) => trigger?.outcome === 'done' && isListed);
    const problems = done.flatMap((one) => (one.label === 'calls/install' ? afterInstall(one) : afterUninstall(one)));
    const isPlayed = ['calls/install', 'calls/uninstall'].every((label) => done.some((one) => one.label === label));
    return problems.length > 0 || isPlayed ? collapsed(problems) : untested(notPlayed);
  },
});

function afterInstall(install: Seen): RecordingProblem[] {
  const { before, after } = install.isListed ?? {};
  if (before) return [{ in: install, expected: 'no such add-on in the list before the install', got: 'one' }];
  return after === false ? [{ in: install, expected: 'the add-on in the list after the install', got: 'none' }] : [];
}

const afterUninstall = (uninstall: Seen): RecordingProblem[] =>
  uninstall.isListed?.after ? [{ in: uninstall, expected: 'no such add-on in the list after the uninstall', got: 'one' }] : [];
