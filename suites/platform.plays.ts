import type { PlatformRun } from '../engine/recording/run-settings.ts';
import { startCaller } from '../fixtures/as-caller/caller.ts';
import { type Host, suiteOf } from '../fixtures/plays/play.ts';
import { deletesOnThePlatform, opensOnThePlatform, otherLegalAnswers, wrongAnswers } from './calls/plays.ts';
import { healthyApplications, otherApplications } from './health/plays.ts';
import {
  anApplicationSigns,
  anotherBorrowsTheToken,
  curiousApplications,
  manyHeaderForms,
  signedQueries,
  strangersSign,
} from './oauth/plays.ts';
import { anApplicationAsks, aUserAgrees, strangersAskForTokens, strangersExchange } from './oauth/three-steps.plays.ts';
import { aVisitorReads, thePlatformPublishes } from './published/plays.ts';
import { aUserLooks, aUserReadsTheRest, strangersLook } from './resources/plays.ts';
import { aScriptUsesItsToken, curiousScripts, strangersTryTokens } from './tokens/plays.ts';
import { anotherProviderLooks, installsOnThePlatform, strangersAsk, thePartnerUpdates } from './vendor/plays.ts';

/** All plays in order. */
export const platformPlays = suiteOf(
  (run: PlatformRun, host: Host) => startCaller(run, host, 'published/answer'),
  [
    ...[aScriptUsesItsToken, strangersTryTokens, curiousScripts],
    ...[anApplicationAsks, aUserAgrees, strangersAskForTokens, strangersExchange],
    ...[anApplicationSigns, strangersSign, manyHeaderForms, signedQueries, anotherBorrowsTheToken, curiousApplications],
    ...[aUserLooks, strangersLook, aUserReadsTheRest, thePlatformPublishes, aVisitorReads],
    ...[installsOnThePlatform, thePartnerUpdates, strangersAsk, anotherProviderLooks],
    ...[opensOnThePlatform, otherLegalAnswers, wrongAnswers, deletesOnThePlatform],
    ...[healthyApplications, otherApplications],
  ],
);
