import { isObject } from '../../engine/document/manifest.ts';
import { defineRule, notApplicable, type RecordingProblem } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';
import { collapsed } from '../collapsed.ts';
import { having, installs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-is-a-string-map',
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const configs = having('config', seen);
    if (configs.length === 0) return notApplicable('no answer has a config');
    const problems = configs.flatMap(({ seen: install, value: config }): RecordingProblem[] => {
      if (!isObject(config)) return [{ in: install, expected: 'config as an object of strings', got: kind(config) }];
      return Object.entries(config)
        .filter(([, value]) => typeof value !== 'string')
        .map(([name, value]) => ({ in: install, expected: `config.${name} as a string`, got: kind(value) }));
    });
    return collapsed(problems);
  },
});
