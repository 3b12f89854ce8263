import { defineRule } from '../../shared/rule.ts';
import { installs, ofConfigs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-keys-are-declared',
  reads: [...installs, 'provision/later-config'],
  check: (seen) =>
    ofConfigs(seen, ({ install, isLater, undeclared }) => {
      const which = isLater ? 'the config that came later' : 'config';
      const got = `${which} has keys that the manifest does not declare: ${undeclared.join(', ')}`;
      return undeclared.length > 0 ? [{ in: install, expected: 'declared keys', got, risk: true }] : [];
    }),
});
