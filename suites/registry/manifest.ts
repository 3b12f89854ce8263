import * as byHand from '../generated/manifest.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

export const manifestRules = (): Rule[] => [
  ...Object.values(byHand),
  ...rulesOf('provider', {}).filter(({ requirement }) => requirement.startsWith('manifest/')),
];
