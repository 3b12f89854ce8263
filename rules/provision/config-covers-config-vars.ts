import { isObject } from '../../engine/documents/manifest.ts';
import { collapsed, defineRule, inEach, notApplicable } from '../rule.ts';
import { having, installs, missingLater } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/config-covers-config-vars',
  reads: [...installs, 'provision/later-config'],
  after: ['provision/answers-json'],
  check(seen) {
    const configs = having('config', seen).filter(({ value }) => isObject(value));
    const later = seen.filter(({ label }) => label === 'provision/later-config');
    if (configs.length === 0 && later.every((install) => missingLater(install) === undefined))
      return notApplicable('no answer has a config to look into');
    const problems = configs.flatMap(({ seen: install, value: config }) =>
      (install.configVars ?? [])
        .filter((name) => !Object.hasOwn(config as object, name))
        .flatMap((name) => inEach([install], `a value for ${name} in config`, 'nothing')),
    );
    const missedLater = later.flatMap((install) =>
      (missingLater(install) ?? []).flatMap((name) =>
        inEach([install], `a value for ${name} in the config that comes after the answer`, 'nothing'),
      ),
    );
    return collapsed([...problems, ...missedLater]);
  },
});
