import { defineRule } from '../../engine/rule.ts';
import { ofUsage } from '../tool-usage.ts';

export default defineRule({ requirement: 'cli/create-takes-its-inputs', watches: ['cli/create'], check: ofUsage });
