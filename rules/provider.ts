import { rulesOf } from './alike.ts';
import * as ofManifests from './generated/manifest.ts';
import * as byHand from './generated/provider.ts';
import type { Rule } from './rule.ts';

export const providerRules = (): Rule[] => rulesOf('provider', { ...ofManifests, ...byHand });
