import { collapsed, defineRule, inEach, notApplicable } from '../rule.ts';
import { configsOf, installs } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/config-keys-are-declared',
  reads: [...installs, 'provision/later-config'],
  check(seen) {
    const configs = configsOf(seen);
    if (configs.length === 0) return notApplicable('no answer has a config to look into');
    const notes = configs.flatMap(({ install, isLater, undeclared }) => {
      const which = isLater ? 'the config that came later' : 'config';
      const got = `${which} has keys that the manifest does not declare: ${undeclared.join(', ')}`;
      return undeclared.length > 0 ? inEach([install], 'declared keys', got) : [];
    });
    return collapsed(notes);
  },
});
