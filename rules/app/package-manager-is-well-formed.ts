import { packageDocument, packageValue } from '../../engine/application/package-json.ts';
import { defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'app/package-manager-is-well-formed',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const field = packageValue(application, '/packageManager');
    if (field === undefined) return notApplicable('package.json has no packageManager');
    if (typeof field === 'string' && /^[^@\s]+@[^@\s]+$/.test(field)) return [];
    const position = packageDocument(application)?.locate('/packageManager');
    return [{ file: 'package.json', ...(position && { position }), expected: 'a manager, an @ and a version', got: show(field) }];
  },
});
