// Written by `npm run generate`; edit its source instead.

import acceptsAnyLegalAnswer from '../calls/accepts-any-legal-answer.ts';
import callbackUrlIsAbsolute from '../calls/callback-url-is-absolute.ts';
import callbackUrlUsesHttps from '../calls/callback-url-uses-https.ts';
import deprovisionAccepts200 from '../calls/deprovision-accepts-200.ts';
import deprovisionHasNoBody from '../calls/deprovision-has-no-body.ts';
import deprovisionHeedsARefusal from '../calls/deprovision-heeds-a-refusal.ts';
import deprovisionIsSentOnce from '../calls/deprovision-is-sent-once.ts';
import deprovisionUsesThePartnerId from '../calls/deprovision-uses-the-partner-id.ts';
import detailWaitsForTheAnswer from '../calls/detail-waits-for-the-answer.ts';
import eachTriggerSendsItsRequest from '../calls/each-trigger-sends-its-request.ts';
import idsAgree from '../calls/ids-agree.ts';
import listFollows from '../calls/list-follows.ts';
import provisionBodyIsComplete from '../calls/provision-body-is-complete.ts';
import provisionIsSentOnce from '../calls/provision-is-sent-once.ts';
import refusesABrokenAnswer from '../calls/refuses-a-broken-answer.ts';
import ssoHasItsFields from '../calls/sso-has-its-fields.ts';
import ssoIdIsThePartnerId from '../calls/sso-id-is-the-partner-id.ts';
import ssoIsAForm from '../calls/sso-is-a-form.ts';
import ssoNavDataIsEmpty from '../calls/sso-nav-data-is-empty.ts';
import ssoSignatureIsRight from '../calls/sso-signature-is-right.ts';
import ssoTimestampIsInMilliseconds from '../calls/sso-timestamp-is-in-milliseconds.ts';
import useBasicCredentials from '../calls/use-basic-credentials.ts';

export const callsRules = [
  acceptsAnyLegalAnswer,
  callbackUrlIsAbsolute,
  callbackUrlUsesHttps,
  deprovisionAccepts200,
  deprovisionHasNoBody,
  deprovisionHeedsARefusal,
  deprovisionIsSentOnce,
  deprovisionUsesThePartnerId,
  detailWaitsForTheAnswer,
  eachTriggerSendsItsRequest,
  idsAgree,
  listFollows,
  provisionBodyIsComplete,
  provisionIsSentOnce,
  refusesABrokenAnswer,
  ssoHasItsFields,
  ssoIdIsThePartnerId,
  ssoIsAForm,
  ssoNavDataIsEmpty,
  ssoSignatureIsRight,
  ssoTimestampIsInMilliseconds,
  useBasicCredentials,
];
