import { defineRule } from '../../engine/judging/rule.ts';
import { servedToAnyone } from '../shared/resources.ts';

export default defineRule({
  requirement: 'applications/needs-authentication',
  reads: ['applications/list', 'applications/anonymous'],
  check: servedToAnyone,
});
