import { defineRule } from '../../engine/judging/rule.ts';
import { servedToAnyone } from '../shared/resources.ts';

export default defineRule({
  requirement: 'self/needs-authentication',
  reads: ['self/record', 'self/anonymous'],
  check: servedToAnyone,
});
