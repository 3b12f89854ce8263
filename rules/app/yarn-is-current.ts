import { declaredManager, major, packageDocument } from '../../engine/application/package-json.ts';
import { defineRule, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'app/yarn-is-current',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const declared = declaredManager(application);
    if (declared?.name !== 'yarn') return notApplicable('package.json declares no Yarn version');
    const number = major(declared.version);
    if (number === undefined || number > 2) return [];
    const position = packageDocument(application)?.locate('/packageManager');
    return [{ file: 'package.json', ...(position && { position }), expected: 'Yarn 3 or later', got: `Yarn ${declared.version}` }];
  },
});
