import type { Rule } from '../engine/judging/rule.ts';
import { authRules } from './generated/auth.ts';
import { deprovisionRules } from './generated/deprovision.ts';
import { manifestRules } from './generated/manifest.ts';
import { provisionRules } from './generated/provision.ts';
import { ssoRules } from './generated/sso.ts';
import { updateRules } from './generated/update.ts';
import { wireRules } from './wire/rule.ts';

/** Everything that a provider is held to. */
export const providerRules: readonly Rule[] = [
  ...wireRules('provider'),
  ...manifestRules,
  ...authRules,
  ...provisionRules,
  ...deprovisionRules,
  ...updateRules,
  ...ssoRules,
];
