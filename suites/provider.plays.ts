import { actAsPlatform } from '../fixtures/as-platform/platform.ts';
import { suiteOf } from '../fixtures/plays/play.ts';
import {
  aNewcomerSendsMore,
  somebodyElseComes,
  strangersChangeThePlan,
  strangersDelete,
  strangersInstall,
  strangersSendNonsense,
} from './auth/plays.ts';
import { aCustomerDeletes, aCustomerDeletesAtOnce, aCustomerDeletesOneOfTwo, aUserComesBack } from './deprovisioning/plays.ts';
import { aCustomerInstalls, allKindsOfCustomers, otherPlans, theSameCustomerInstalls, whoCalledBack } from './provisioning/plays.ts';
import {
  allKindsOfUsers,
  anotherCustomer,
  aUserInABrowser,
  aUserOpensTheDashboard,
  curiousUsers,
  sessionsApart,
  strangersForge,
  strangersNameAnother,
  usersComeLate,
} from './sso/plays.ts';

/** All plays in order. */
export const providerPlays = suiteOf(actAsPlatform, [
  ...[aCustomerInstalls, theSameCustomerInstalls],
  ...[aUserOpensTheDashboard, anotherCustomer, sessionsApart, allKindsOfUsers, aUserInABrowser, usersComeLate],
  ...[strangersForge, strangersNameAnother, curiousUsers],
  // Before the others: where updates are not implemented, installs get what strangers would have tried there.
  ...[strangersChangeThePlan, strangersInstall, strangersDelete, strangersSendNonsense],
  // Before those that delete what is new: after two deletions that were refused, nothing more is installed.
  ...[aCustomerDeletesAtOnce, aNewcomerSendsMore, aCustomerDeletesOneOfTwo, aCustomerDeletes],
  ...[otherPlans, allKindsOfCustomers, somebodyElseComes, aUserComesBack, whoCalledBack],
]);
