import { versionSelector } from '../../../engine/application/play/version.ts';
import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play1/version-is-unambiguous',
  reads: 'application',
  after: ['play1/version-is-supported'],
  check(application) {
    const selector = versionSelector(application);
    if ('verdict' in selector) return selector;
    const { value, source, ...where } = selector;
    if (value === '12') return [problem('two-versions', where)];
    return value === '13' ? [problem('not-listed', where)] : [];
  },
});
