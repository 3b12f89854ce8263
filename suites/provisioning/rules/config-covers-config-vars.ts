import { defineRule, inEach } from '../../shared/rule.ts';
import { installs, ofConfigs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-covers-config-vars',
  reads: [...installs, 'provision/later-config'],
  after: ['provision/answers-json'],
  check: (seen) =>
    ofConfigs(seen, ({ install, isLater, missing }) => {
      const where = isLater ? 'in the config that comes after the answer' : 'in config';
      return missing.flatMap((name) => inEach([install], `a value for ${name} ${where}`, 'nothing'));
    }),
});
