import type { Family } from '../../engine/judging/causes.ts';
import { credentialFailures } from '../auth/causes.ts';
import { earlyDetails, internalHosts, sharedIds } from '../calls/causes.ts';
import { missingRoutes } from '../deprovisioning/causes.ts';
import { unverifiedMethods } from '../oauth/causes.ts';
import { bareConfigs, repeatedIds } from '../provisioning/causes.ts';
import { openPaths } from '../resources/causes.ts';
import { brokenAnswers } from '../shared/broken-answers.ts';
import { earlyOutput } from '../shared/early-output.ts';
import { freshnessFailures, signatureFailures } from '../sso/causes.ts';

/** Requirements that may fail for one cause, which is then told once; what the first family explains is not explained by another. */
export const families: readonly Family[] = [
  brokenAnswers,
  earlyOutput,
  repeatedIds,
  bareConfigs,
  missingRoutes,
  credentialFailures,
  openPaths,
  unverifiedMethods,
  sharedIds,
  internalHosts,
  earlyDetails,
  signatureFailures,
  freshnessFailures,
];
