import { defineRule } from '../../engine/judging/rule.ts';
import { ofUsage } from '../shared/tool-usage.ts';

export default defineRule({ requirement: 'cli/create-takes-its-inputs', watches: ['cli/create'], check: ofUsage });
