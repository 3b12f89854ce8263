import { at, defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/config-vars-are-prefixed',
  reads: 'manifest',
  after: ['manifest/id-is-present', 'manifest/id-is-well-formed', 'manifest/config-vars-are-strings'],
  check({ id, api }) {
    const prefix = id.toUpperCase().replaceAll('-', '_');
    return api.config_vars
      .map((name, index) => problem('not-prefixed', at(`/api/config_vars/${index}`), { name, prefix }))
      .filter(({ facts }) => !facts.name.startsWith(prefix));
  },
});
