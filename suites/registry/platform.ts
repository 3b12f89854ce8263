import * as byHand from '../generated/platform.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

export const platformRules = (): Rule[] => rulesOf('platform', byHand);
