import type { Rule } from '../engine/rule.ts';
import { appRules } from './generated/app.ts';

/** Everything that an application is held to. */
export const applicationRules: readonly Rule[] = [...appRules];
