import * as byHand from './generated/client.ts';
import { rulesOfRows } from './rows.ts';
import type { Rule } from './rule.ts';

/** Everything that a client of the API is held to. */
export const clientRules = (): Rule[] => [...rulesOfRows('client'), ...Object.values(byHand)];
