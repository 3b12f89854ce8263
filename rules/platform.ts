import { requirements } from '../engine/judging/catalogue.ts';
import type { Rule } from '../engine/judging/rule.ts';
import { applicationsRules } from './generated/applications.ts';
import { bearerRules } from './generated/bearer.ts';
import { callsRules } from './generated/calls.ts';
import { gitRules } from './generated/git.ts';
import { healthRules } from './generated/health.ts';
import { invoiceRules } from './generated/invoice.ts';
import { oauthRules } from './generated/oauth.ts';
import { publishedRules } from './generated/published.ts';
import { resourcesRules } from './generated/resources.ts';
import { selfRules } from './generated/self.ts';
import { summaryRules } from './generated/summary.ts';
import { vendorRules } from './generated/vendor.ts';
import { zonesRules } from './generated/zones.ts';
import { wireRules } from './wire/rule.ts';

/** Health checks are a matter of the application too. */
const ofPlatforms = new Set(requirements().flatMap(({ id, target }) => (target === 'platform' ? [id] : [])));

/** Everything that a platform is held to. */
export const platformRules: readonly Rule[] = [
  ...wireRules('platform'),
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
  ...callsRules,
  ...publishedRules,
  ...healthRules.filter(({ requirement }) => ofPlatforms.has(requirement)),
];
