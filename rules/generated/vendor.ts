// Written by `npm run generate`; edit its source instead.

import callbackUrlsUseHttps from '../vendor/callback-urls-use-https.ts';
import detailEndsWithTheAddOn from '../vendor/detail-ends-with-the-add-on.ts';
import detailNamesItsOwnUrl from '../vendor/detail-names-its-own-url.ts';
import detailShowsTheConfig from '../vendor/detail-shows-the-config.ts';
import isServedOverHttps from '../vendor/is-served-over-https.ts';
import keepsProvidersApart from '../vendor/keeps-providers-apart.ts';
import listAndDetailAgree from '../vendor/list-and-detail-agree.ts';
import listLeadsToDetails from '../vendor/list-leads-to-details.ts';
import listNamesTheProvider from '../vendor/list-names-the-provider.ts';
import listShowsThePlan from '../vendor/list-shows-the-plan.ts';
import needsBasicAuthentication from '../vendor/needs-basic-authentication.ts';
import ownerEmailIsAmongEmails from '../vendor/owner-email-is-among-emails.ts';
import ownerIdIsStable from '../vendor/owner-id-is-stable.ts';
import updateChangesOnlyItsAddOn from '../vendor/update-changes-only-its-add-on.ts';
import updateIgnoresUndeclaredKeys from '../vendor/update-ignores-undeclared-keys.ts';
import updateIsKept from '../vendor/update-is-kept.ts';
import updateKeepsTheName from '../vendor/update-keeps-the-name.ts';

export const vendorRules = [
  callbackUrlsUseHttps,
  detailEndsWithTheAddOn,
  detailNamesItsOwnUrl,
  detailShowsTheConfig,
  isServedOverHttps,
  keepsProvidersApart,
  listAndDetailAgree,
  listLeadsToDetails,
  listNamesTheProvider,
  listShowsThePlan,
  needsBasicAuthentication,
  ownerEmailIsAmongEmails,
  ownerIdIsStable,
  updateChangesOnlyItsAddOn,
  updateIgnoresUndeclaredKeys,
  updateIsKept,
  updateKeepsTheName,
];
