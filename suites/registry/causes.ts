import type { Family } from '../../engine/judging/causes.ts';
import { credentialFailures } from '../auth/causes.ts';
import { freshnessFailures, signatureFailures } from '../sso/causes.ts';

/** Requirements that may fail for one cause, which is then told once. */
export const families: readonly Family[] = [credentialFailures, signatureFailures, freshnessFailures];
