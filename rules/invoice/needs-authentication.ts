import { defineRule } from '../../engine/judging/rule.ts';
import { servedToAnyone } from '../shared/resources.ts';

export default defineRule({
  requirement: 'invoice/needs-authentication',
  reads: ['invoice/pdf', 'invoice/anonymous'],
  check: servedToAnyone,
});
