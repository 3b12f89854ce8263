import { at, defineRule, notApplicable, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/id-is-unchanged',
  reads: 'manifest',
  after: ['manifest/id-is-present'],
  check({ id }, { previousId }) {
    if (previousId === undefined) return notApplicable('no-previous-manifest');
    return id === previousId ? [] : [problem('changed', at('/id'), { before: previousId, id })];
  },
});
