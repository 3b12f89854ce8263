import { withoutCredentials } from '../../../engine/documents/show.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { selectors, versionSelector } from '../version.ts';

export default defineRule({
  requirement: 'play1/version-is-supported',
  reads: 'application',
  check(application) {
    const selector = versionSelector(application);
    if ('verdict' in selector) return selector;
    const { value, source, ...where } = selector;
    if (selectors().has(value) || value === '13') return [];
    return [problem('unknown', where, { versions: [...selectors().keys()], value: withoutCredentials(value) })];
  },
});
