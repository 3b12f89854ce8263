import * as byHand from './generated/client.ts';
import { rulesOfRows } from './rows.ts';
import type { Rule } from './rule.ts';

export const clientRules = (): Rule[] => [...rulesOfRows('client'), ...Object.values(byHand)];
