import * as ofManifests from '../generated/manifest.ts';
import * as byHand from '../generated/provider.ts';
import type { Rule } from '../shared/rule.ts';
import { rulesOf } from './kinds.ts';

export const providerRules = (): Rule[] => rulesOf('provider', { ...ofManifests, ...byHand });
