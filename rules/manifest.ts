import type { Rule } from '../engine/judging/rule.ts';
import { manifestRules as byHand } from './generated/manifest.ts';
import { wireRules } from './wire/rule.ts';

/** Everything that a manifest is held to. */
export const manifestRules: readonly Rule[] = [
  ...byHand,
  ...wireRules('provider').filter(({ requirement }) => requirement.startsWith('manifest/')),
];
