import { versionSelector } from '../../../engine/application/play/version.ts';
import { defineRule } from '../../shared/rule.ts';

const doubts = new Map([
  ['12', '"12", which the contract lists for 1.2 and for 1.3'],
  ['13', '"13", which the contract does not list'],
]);

export default defineRule({
  requirement: 'play1/version-is-unambiguous',
  reads: 'application',
  after: ['play1/version-is-supported'],
  check(application) {
    const selector = versionSelector(application);
    if ('verdict' in selector) return selector;
    const { value, source, ...where } = selector;
    const doubt = doubts.get(value);
    return doubt === undefined ? [] : [{ ...where, expected: 'a value that stands for one version', got: doubt }];
  },
});
