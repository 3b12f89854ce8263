import { defineRule } from '../rule.ts';
import { updatesOf } from '../shared/later-config.ts';

export default defineRule({
  requirement: 'provision/config-arrives',
  reads: ['provision/later-config'],
  after: ['provision/succeeds'],
  check: (seen) =>
    seen
      .filter((install) => updatesOf(install).length === 0)
      .map((install) => ({
        in: install,
        expected: 'a config in the answer, or later',
        got: `the answer for plan ${install.plan?.slug ?? ''} has no config, and none came within ${install.waited ?? 0} s`,
      })),
});
