import type { Application } from './application.ts';
import type { Facts } from './fact.ts';
import { healthFact } from './health.ts';
import { nodeFacts } from './node/facts.ts';
import { playFacts } from './play/facts.ts';

/** What the platform would do with an application, and why. */
export const applicationFacts = (application: Application): Facts => ({
  ...(application.type === 'node' ? nodeFacts(application) : playFacts(application)),
  healthPaths: healthFact(application),
});
