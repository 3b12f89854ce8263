import { defineRule, inEach } from '../../shared/rule.ts';
import { updatesOf } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-arrives',
  reads: ['provision/later-config'],
  after: ['provision/succeeds'],
  check(seen) {
    const without = seen.filter((install) => updatesOf(install).length === 0);
    const told = inEach(without, 'a config in the answer, or later', ({ plan, waited = 0 }) => {
      return `the answer for plan ${plan?.slug ?? ''} has no config, and none came within ${waited} s`;
    });
    return told.map((note) => ({ ...note, risk: true }));
  },
});
