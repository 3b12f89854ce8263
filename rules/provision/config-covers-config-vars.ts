import { collapsed, defineRule, inEach, notApplicable } from '../rule.ts';
import { configsOf, installs } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/config-covers-config-vars',
  reads: [...installs, 'provision/later-config'],
  after: ['provision/answers-json'],
  check(seen) {
    const configs = configsOf(seen);
    if (configs.length === 0) return notApplicable('no answer has a config to look into');
    const problems = configs.flatMap(({ install, isLater, missing }) => {
      const where = isLater ? 'in the config that comes after the answer' : 'in config';
      return missing.flatMap((name) => inEach([install], `a value for ${name} ${where}`, 'nothing'));
    });
    return collapsed(problems);
  },
});
