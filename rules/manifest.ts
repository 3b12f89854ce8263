import * as byHand from './generated/manifest.ts';
import { rulesOfRows } from './rows.ts';
import type { Rule } from './rule.ts';

export const manifestRules = (): Rule[] => [
  ...Object.values(byHand),
  ...rulesOfRows('provider').filter(({ requirement }) => requirement.startsWith('manifest/')),
];
