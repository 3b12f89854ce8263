import type { Rule } from '../engine/judging/rule.ts';
import { appRules } from './generated/app.ts';
import { play1Rules } from './generated/play1.ts';
import { play2Rules } from './generated/play2.ts';
import everyPathAnswers200 from './health/every-path-answers-200.ts';

/** Everything that an application is held to. */
export const applicationRules: readonly Rule[] = [...appRules, ...play1Rules, ...play2Rules, everyPathAnswers200];
