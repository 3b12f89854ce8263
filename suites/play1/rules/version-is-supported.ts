import { selectors, versionSelector } from '../../../engine/application/play/version.ts';
import { defineRule, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play1/version-is-supported',
  reads: 'application',
  check(application) {
    const selector = versionSelector(application);
    if ('verdict' in selector) return selector;
    const { value, source, ...where } = selector;
    if (selectors.has(value) || value === '13') return [];
    return [{ ...where, expected: `one of ${[...selectors.keys()].join(', ')}`, got: show(value) }];
  },
});
