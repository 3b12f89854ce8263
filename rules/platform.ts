import type { Rule } from '../engine/rule.ts';
import { applicationsRules } from './generated/applications.ts';
import { bearerRules } from './generated/bearer.ts';
import { gitRules } from './generated/git.ts';
import { invoiceRules } from './generated/invoice.ts';
import { oauthRules } from './generated/oauth.ts';
import { resourcesRules } from './generated/resources.ts';
import { selfRules } from './generated/self.ts';
import { summaryRules } from './generated/summary.ts';
import { vendorRules } from './generated/vendor.ts';
import { zonesRules } from './generated/zones.ts';

/** Everything that a platform is held to. */
export const platformRules: readonly Rule[] = [
  ...bearerRules,
  ...oauthRules,
  ...selfRules,
  ...summaryRules,
  ...zonesRules,
  ...applicationsRules,
  ...invoiceRules,
  ...resourcesRules,
  ...gitRules,
  ...vendorRules,
];
