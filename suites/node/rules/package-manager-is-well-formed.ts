import { packageValue } from '../../shared/application/package-json.ts';
import { defineRule, notApplicable, problem, show } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

export default defineRule({
  requirement: 'app/package-manager-is-well-formed',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const field = packageValue(application, '/packageManager');
    if (field === undefined) return notApplicable('no-package-manager');
    if (typeof field === 'string' && /^[^@\s]+@[^@\s]+$/.test(field)) return [];
    return [problem('malformed', inPackage(application, '/packageManager'), { found: show(field) })];
  },
});
