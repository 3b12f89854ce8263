// Written by `npm run generate`; edit its source instead.

import actsForItsUser from '../oauth/acts-for-its-user.ts';
import authorizeRedirectsWithVerifier from '../oauth/authorize-redirects-with-verifier.ts';
import authorizeReturnsToTheApplication from '../oauth/authorize-returns-to-the-application.ts';
import exchangesTheVerifier from '../oauth/exchanges-the-verifier.ts';
import issuesARequestToken from '../oauth/issues-a-request-token.ts';
import issuesARequestTokenWithHmacSha1 from '../oauth/issues-a-request-token-with-hmac-sha1.ts';
import issuesARequestTokenWithHmacSha512 from '../oauth/issues-a-request-token-with-hmac-sha512.ts';
import issuesARequestTokenWithPlaintext from '../oauth/issues-a-request-token-with-plaintext.ts';
import keepsConsumersApart from '../oauth/keeps-consumers-apart.ts';
import missingNonce from '../oauth/missing-nonce.ts';
import oldTimestamp from '../oauth/old-timestamp.ts';
import readsAnyHeaderForm from '../oauth/reads-any-header-form.ts';
import realm from '../oauth/realm.ts';
import refusesABadSignature from '../oauth/refuses-a-bad-signature.ts';
import refusesAMissingHeader from '../oauth/refuses-a-missing-header.ts';
import refusesAMissingVerifier from '../oauth/refuses-a-missing-verifier.ts';
import refusesARequestTokenOnTheApi from '../oauth/refuses-a-request-token-on-the-api.ts';
import refusesAWrongConsumer from '../oauth/refuses-a-wrong-consumer.ts';
import refusesAWrongVerifier from '../oauth/refuses-a-wrong-verifier.ts';
import refusesAnUnauthorisedToken from '../oauth/refuses-an-unauthorised-token.ts';
import replayedNonce from '../oauth/replayed-nonce.ts';
import requestTokensAreFresh from '../oauth/request-tokens-are-fresh.ts';
import returnsTheSameToken from '../oauth/returns-the-same-token.ts';
import signsApiCallsWithHmacSha1 from '../oauth/signs-api-calls-with-hmac-sha1.ts';
import signsApiCallsWithHmacSha512 from '../oauth/signs-api-calls-with-hmac-sha512.ts';
import signsApiCallsWithPlaintext from '../oauth/signs-api-calls-with-plaintext.ts';
import tokenReuse from '../oauth/token-reuse.ts';

export const oauthRules = [
  actsForItsUser,
  authorizeRedirectsWithVerifier,
  authorizeReturnsToTheApplication,
  exchangesTheVerifier,
  issuesARequestToken,
  issuesARequestTokenWithHmacSha1,
  issuesARequestTokenWithHmacSha512,
  issuesARequestTokenWithPlaintext,
  keepsConsumersApart,
  missingNonce,
  oldTimestamp,
  readsAnyHeaderForm,
  realm,
  refusesABadSignature,
  refusesAMissingHeader,
  refusesAMissingVerifier,
  refusesARequestTokenOnTheApi,
  refusesAWrongConsumer,
  refusesAWrongVerifier,
  refusesAnUnauthorisedToken,
  replayedNonce,
  requestTokensAreFresh,
  returnsTheSameToken,
  signsApiCallsWithHmacSha1,
  signsApiCallsWithHmacSha512,
  signsApiCallsWithPlaintext,
  tokenReuse,
];
