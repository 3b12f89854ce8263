// Written by `npm run generate`; edit its source instead.

import acceptsARecentTimestamp from '../sso/accepts-a-recent-timestamp.ts';
import acceptsAValidCall from '../sso/accepts-a-valid-call.ts';
import acceptsAnySignedUser from '../sso/accepts-any-signed-user.ts';
import cookieFlags from '../sso/cookie-flags.ts';
import decodesFormFields from '../sso/decodes-form-fields.ts';
import futureTimestamp from '../sso/future-timestamp.ts';
import getRequest from '../sso/get-request.ts';
import opensInABrowser from '../sso/opens-in-a-browser.ts';
import panelNeedsTheSession from '../sso/panel-needs-the-session.ts';
import redirects from '../sso/redirects.ts';
import redirectsToTheResource from '../sso/redirects-to-the-resource.ts';
import refusesAStaleTimestamp from '../sso/refuses-a-stale-timestamp.ts';
import refusesAWrongSignature from '../sso/refuses-a-wrong-signature.ts';
import refusesAnUnknownResource from '../sso/refuses-an-unknown-resource.ts';
import refusesWithoutAServerError from '../sso/refuses-without-a-server-error.ts';
import replay from '../sso/replay.ts';
import sessionOfAnotherResource from '../sso/session-of-another-resource.ts';
import setsASessionCookie from '../sso/sets-a-session-cookie.ts';
import signatureCoversEmail from '../sso/signature-covers-email.ts';
import signatureCoversId from '../sso/signature-covers-id.ts';
import signatureCoversNavData from '../sso/signature-covers-nav-data.ts';
import signatureCoversTimestamp from '../sso/signature-covers-timestamp.ts';
import signatureCoversUserId from '../sso/signature-covers-user-id.ts';
import unreadSignature from '../sso/unread-signature.ts';
import upperCaseSignature from '../sso/upper-case-signature.ts';

export const ssoRules = [
  acceptsARecentTimestamp,
  acceptsAValidCall,
  acceptsAnySignedUser,
  cookieFlags,
  decodesFormFields,
  futureTimestamp,
  getRequest,
  opensInABrowser,
  panelNeedsTheSession,
  redirects,
  redirectsToTheResource,
  refusesAStaleTimestamp,
  refusesAWrongSignature,
  refusesAnUnknownResource,
  refusesWithoutAServerError,
  replay,
  sessionOfAnotherResource,
  setsASessionCookie,
  signatureCoversEmail,
  signatureCoversId,
  signatureCoversNavData,
  signatureCoversTimestamp,
  signatureCoversUserId,
  unreadSignature,
  upperCaseSignature,
];
