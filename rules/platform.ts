import { rulesOf } from './alike.ts';
import * as byHand from './generated/platform.ts';
import type { Rule } from './rule.ts';

export const platformRules = (): Rule[] => rulesOf('platform', byHand);
