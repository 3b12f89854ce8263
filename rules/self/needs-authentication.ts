import { defineRule } from '../../engine/rule.ts';
import { servedToAnyone } from '../resources.ts';

export default defineRule({
  requirement: 'self/needs-authentication',
  reads: ['self/record', 'self/anonymous'],
  check: servedToAnyone,
});
