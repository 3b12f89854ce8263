import { defineRule } from '../../engine/rule.ts';
import { ofUsage } from '../tool-usage.ts';

export default defineRule({ requirement: 'cli/env-set-takes-name-and-value', watches: ['cli/env-set'], check: ofUsage });
