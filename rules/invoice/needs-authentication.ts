import { defineRule } from '../../engine/rule.ts';
import { servedToAnyone } from '../resources.ts';

export default defineRule({
  requirement: 'invoice/needs-authentication',
  reads: ['invoice/pdf', 'invoice/anonymous'],
  check: servedToAnyone,
});
