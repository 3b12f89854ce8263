import * as byHand from './generated/application.ts';
import type { Rule } from './rule.ts';

/** Everything that an application is held to. */
export const applicationRules: readonly Rule[] = Object.values(byHand);
