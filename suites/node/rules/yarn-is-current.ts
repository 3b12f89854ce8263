import { valuesOf } from '../../../engine/contract/contract.ts';
import { declaredManager, major } from '../../shared/application/package-json.ts';
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
    const first = Math.min(...valuesOf('runtimes').node.yarn_versions);
    return major(version) < first ? [problem('old', inPackage(application, '/packageManager'), { version })] : [];
  },
});
