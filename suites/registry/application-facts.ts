import type { Application, Facts } from '../../engine/judging/application.ts';
import { healthFact } from '../shared/application/health.ts';
import { nodeFacts } from '../shared/application/node/node-facts.ts';
import { playFacts } from './play-facts.ts';

export const applicationFacts = (application: Application): Facts => ({
  ...(application.type === 'node' ? nodeFacts(application) : playFacts(application)),
  healthPaths: healthFact(application),
});
