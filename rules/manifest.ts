import { rulesOf } from './alike.ts';
import * as byHand from './generated/manifest.ts';
import type { Rule } from './rule.ts';

export const manifestRules = (): Rule[] => [
  ...Object.values(byHand),
  ...rulesOf('provider', {}).filter(({ requirement }) => requirement.startsWith('manifest/')),
];
