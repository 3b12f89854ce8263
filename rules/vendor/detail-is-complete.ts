import { defineRule } from '../../engine/rule.ts';
import { control, detailOf, letThrough } from '../add-ons.ts';
import { collapsed } from '../collapsed.ts';
import { wrongFields } from '../fields.ts';
import { notServedAs } from '../resources.ts';

const fields = {
  id: 'string',
  name: 'string',
  config: 'object',
  callback_url: 'string',
  owner_email: 'string',
  owner_emails: 'strings',
  owner_id: 'string',
  region: 'string',
  domains: 'array',
} as const;

export default defineRule({
  requirement: 'vendor/detail-is-complete',
  reads: ['vendor/detail', control],
  check: (seen) =>
    letThrough(seen, (details) => {
      const found = notServedAs('object', details);
      if ('verdict' in found || found.length > 0) return found;
      return collapsed(details.flatMap((one) => wrongFields(detailOf(one) ?? {}, fields).map((problem) => ({ in: one, ...problem }))));
    }),
});
