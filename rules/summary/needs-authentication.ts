import { defineRule } from '../../engine/rule.ts';
import { servedToAnyone } from '../resources.ts';

export default defineRule({
  requirement: 'summary/needs-authentication',
  reads: ['summary/record', 'summary/anonymous'],
  check: servedToAnyone,
});
