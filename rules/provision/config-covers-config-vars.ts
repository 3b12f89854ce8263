import { isObject } from '../../engine/documents/manifest.ts';
import { collapsed, defineRule, notApplicable, type RecordingProblem } from '../rule.ts';
import { having, installs } from '../shared/installs.ts';
import { missingLater } from '../shared/later-config.ts';

export default defineRule({
  requirement: 'provision/config-covers-config-vars',
  reads: [...installs, 'provision/later-config'],
  after: ['provision/answers-json'],
  check(seen) {
    const configs = having('config', seen).filter(({ value }) => isObject(value));
    const later = seen.filter(({ label }) => label === 'provision/later-config');
    if (configs.length === 0 && later.every((install) => missingLater(install) === undefined))
      return notApplicable('no answer has a config to look into');
    const problems = configs.flatMap(({ seen: install, value: config }): RecordingProblem[] => {
      const missing = (install.configVars ?? []).filter((name) => !Object.hasOwn(config as object, name));
      return missing.map((name) => ({ in: install, expected: `a value for ${name} in config`, got: 'nothing' }));
    });
    const missedLater = later.flatMap((install) =>
      (missingLater(install) ?? []).map((name) => ({
        in: install,
        expected: `a value for ${name} in the config that comes after the answer`,
        got: 'nothing',
      })),
    );
    return collapsed([...problems, ...missedLater]);
  },
});
