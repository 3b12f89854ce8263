import type { Application, Facts } from './application.ts';
import { healthFact } from './health.ts';
import { nodeFacts } from './node/facts.ts';
import { playFacts } from './play/facts.ts';

export const applicationFacts = (application: Application): Facts => ({
  ...(application.type === 'node' ? nodeFacts(application) : playFacts(application)),
  healthPaths: healthFact(application),
});
