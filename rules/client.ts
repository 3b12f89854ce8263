import { rulesOf } from './alike.ts';
import * as byHand from './generated/client.ts';
import type { Rule } from './rule.ts';

export const clientRules = (): Rule[] => rulesOf('client', byHand);
