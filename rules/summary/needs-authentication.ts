import { defineRule } from '../../engine/judging/rule.ts';
import { servedToAnyone } from '../shared/resources.ts';

export default defineRule({
  requirement: 'summary/needs-authentication',
  reads: ['summary/record', 'summary/anonymous'],
  check: servedToAnyone,
});
