import { defineRule } from '../../engine/rule.ts';
import { servedToAnyone } from '../resources.ts';

export default defineRule({
  requirement: 'applications/needs-authentication',
  reads: ['applications/list', 'applications/anonymous'],
  check: servedToAnyone,
});
