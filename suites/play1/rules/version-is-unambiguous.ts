import { defineRule, problem } from '../../shared/rule.ts';
import { selectors, versionSelector } from '../version.ts';

export default defineRule({
  requirement: 'play1/version-is-unambiguous',
  reads: 'application',
  after: ['play1/version-is-supported'],
  check(application) {
    const selector = versionSelector(application);
    if ('verdict' in selector) return selector;
    const { value, source, ...where } = selector;
    const versions = selectors().get(value);
    if (!versions) return [problem('not-listed', where, { value })];
    return versions.length > 1 ? [problem('two-versions', where, { value, versions: versions.join(' and for ') })] : [];
  },
});
