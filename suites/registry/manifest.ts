import { requirements } from '../../engine/catalogue/catalogue.ts';
import * as byHand from '../generated/manifest.ts';
import type { Rule } from '../shared/rule.ts';
import { ruleOfDocuments, withEvidence } from './rows.ts';

/** The rules on manifests; no kind of rule that rows share reads one. */
export const manifestRules = (): Rule[] => [
  ...Object.values(byHand),
  ...withEvidence(
    requirements()
      .filter(({ id }) => id.startsWith('manifest/'))
      .flatMap(ruleOfDocuments),
  ),
];
