import { defineRule } from '../../engine/judging/rule.ts';
import { ofUsage } from '../shared/tool-usage.ts';

export default defineRule({ requirement: 'cli/env-set-takes-name-and-value', watches: ['cli/env-set'], check: ofUsage });
