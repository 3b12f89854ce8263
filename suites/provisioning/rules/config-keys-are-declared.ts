import { defineRule, problem } from '../../shared/rule.ts';
import { installs, ofConfigs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-keys-are-declared',
  isGrouped: true,
  reads: [...installs, 'provision/later-config'],
  check: (seen) =>
    ofConfigs(seen, ({ install, isLater, undeclared: names }) =>
      names.length > 0 ? [problem(isLater ? 'undeclared-later' : 'undeclared', install, { names })] : [],
    ),
});
