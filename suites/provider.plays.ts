import { register } from '../fixtures/scenes/provider.ts';
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

// All plays in order, in one file, since Playwright needs time for each file.
register([
  ...[aCustomerInstalls, theSameCustomerInstalls],
  ...[aUserOpensTheDashboard, anotherCustomer, sessionsApart, allKindsOfUsers, aUserInABrowser, usersComeLate],
  ...[strangersForge, strangersNameAnother, curiousUsers],
  // Before the others: where updates are not implemented, installs get what strangers would have tried there.
  ...[strangersChangeThePlan, strangersInstall, strangersDelete, strangersSendNonsense, aNewcomerSendsMore],
  ...[aCustomerDeletesAtOnce, aCustomerDeletesOneOfTwo, aCustomerDeletes],
  ...[otherPlans, allKindsOfCustomers, somebodyElseComes, aUserComesBack, whoCalledBack],
]);
