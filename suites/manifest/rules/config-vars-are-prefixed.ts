import { defineRule, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/config-vars-are-prefixed',
  reads: 'manifest',
  after: ['manifest/id-is-present', 'manifest/id-is-well-formed', 'manifest/config-vars-are-strings'],
  check({ id, api }) {
    const prefix = id.toUpperCase().replaceAll('-', '_');
    return api.config_vars.flatMap((name, index) =>
      name.startsWith(prefix) ? [] : [{ at: `/api/config_vars/${index}`, expected: `a name starting with ${prefix}`, got: show(name) }],
    );
  },
});
