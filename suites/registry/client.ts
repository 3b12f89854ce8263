import * as byHand from '../generated/client.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

export const clientRules = (): Rule[] => rulesOf('client', byHand);
