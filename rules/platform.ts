import type { Rule } from '../engine/judging/rule.ts';
import type { RequirementId } from '../specs/generated/ids.ts';
import { applicationsRules } from './generated/applications.ts';
import { bearerRules } from './generated/bearer.ts';
import { callsRules } from './generated/calls.ts';
import { gitRules } from './generated/git.ts';
import { healthRules } from './generated/health.ts';
import { invoiceRules } from './generated/invoice.ts';
import { oauthRules } from './generated/oauth.ts';
import { resourcesRules } from './generated/resources.ts';
import { selfRules } from './generated/self.ts';
import { summaryRules } from './generated/summary.ts';
import { vendorRules } from './generated/vendor.ts';
import { zonesRules } from './generated/zones.ts';
import { wireRules } from './wire/rule.ts';

/** The one requirement of health checks that an application is held to. */
const judgedOnApplications: RequirementId = 'health/every-path-answers-200';

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
  ...healthRules.filter(({ requirement }) => requirement !== judgedOnApplications),
];
