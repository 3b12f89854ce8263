import { declaredManager, major } from '../../../engine/application/package-json.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

export default defineRule({
  requirement: 'app/yarn-is-current',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const declared = declaredManager(application);
    if (declared?.name !== 'yarn') return notApplicable('no-yarn');
    const { version } = declared;
    return major(version) <= 2 ? [problem('old', inPackage(application, '/packageManager'), { version })] : [];
  },
});
