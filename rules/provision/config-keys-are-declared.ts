import { isObject } from '../../engine/documents/manifest.ts';
import { collapsed, defineRule, inEach, notApplicable } from '../rule.ts';
import { having, installs, undeclaredLater } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/config-keys-are-declared',
  reads: [...installs, 'provision/later-config'],
  check(seen) {
    const configs = having('config', seen).filter(({ value }) => isObject(value));
    const later = seen.filter((one) => one.label === 'provision/later-config' && undeclaredLater(one).length > 0);
    if (configs.length + later.length === 0) return notApplicable('no answer has a config to look into');
    const undeclared = configs.flatMap(({ seen: install, value: config }) => {
      const names = Object.keys(config as object).filter((name) => install.configVars?.includes(name) === false);
      return names.length > 0 ? [{ install, names, which: 'config' }] : [];
    });
    const undeclaredAfter = later.map((install) => ({ install, names: undeclaredLater(install), which: 'the config that came later' }));
    const notes = [...undeclared, ...undeclaredAfter].flatMap(({ install, names, which }) =>
      inEach([install], 'declared keys', `${which} has keys that the manifest does not declare: ${names.join(', ')}`),
    );
    return collapsed(notes);
  },
});
