import { defineRule, problem } from '../../shared/rule.ts';
import { installs, ofConfigs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-covers-config-vars',
  isGrouped: true,
  reads: [...installs, 'provision/later-config'],
  after: ['provision/answers-json'],
  check: (seen) =>
    ofConfigs(seen, ({ install, isLater, missing }) =>
      missing.map((name) => problem(isLater ? 'missing-later' : 'missing', install, { name })),
    ),
});
