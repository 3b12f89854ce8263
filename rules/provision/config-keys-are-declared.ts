import { isObject } from '../../engine/documents/manifest.ts';
import { collapsed, defineRule, notApplicable, type RecordingProblem } from '../rule.ts';
import { having, installs } from '../shared/installs.ts';
import { undeclaredLater } from '../shared/later-config.ts';

export default defineRule({
  requirement: 'provision/config-keys-are-declared',
  reads: [...installs, 'provision/later-config'],
  check(seen) {
    const configs = having('config', seen).filter(({ value }) => isObject(value));
    const later = seen.filter((one) => one.label === 'provision/later-config' && undeclaredLater(one).length > 0);
    if (configs.length + later.length === 0) return notApplicable('no answer has a config to look into');
    const notes = configs.flatMap(({ seen: install, value: config }): RecordingProblem[] => {
      const undeclared = Object.keys(config as object).filter((name) => install.configVars?.includes(name) === false);
      if (undeclared.length === 0) return [];
      return [
        { in: install, expected: 'declared keys', got: `config has keys that the manifest does not declare: ${undeclared.join(', ')}` },
      ];
    });
    const notesLater = later.map((install) => ({
      in: install,
      expected: 'declared keys',
      got: `the config that came later has keys that the manifest does not declare: ${undeclaredLater(install).join(', ')}`,
    }));
    return collapsed([...notes, ...notesLater]);
  },
});
