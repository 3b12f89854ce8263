// Written by `npm run generate`; edit its source instead.

export { default as authAcceptsTheManifestCredentials } from '../auth/accepts-the-manifest-credentials.ts';
export { default as authRefusedCallsChangeNothing } from '../auth/refused-calls-change-nothing.ts';
export { default as authTreatsEveryoneAlike } from '../auth/treats-everyone-alike.ts';
export { default as deprovisionAnswers200 } from '../deprovision/answers-200.ts';
export { default as deprovisionDeletesOnlyTheNamedOne } from '../deprovision/deletes-only-the-named-one.ts';
export { default as deprovisionEndsAccess } from '../deprovision/ends-access.ts';
export { default as deprovisionNeedsNoBody } from '../deprovision/needs-no-body.ts';
export { default as deprovisionUsesThePartnerId } from '../deprovision/uses-the-partner-id.ts';
export { default as provisionAcceptsAnyValidBody } from '../provision/accepts-any-valid-body.ts';
export { default as provisionCallbacksNameTheAddOn } from '../provision/callbacks-name-the-add-on.ts';
export { default as provisionConfigArrives } from '../provision/config-arrives.ts';
export { default as provisionConfigCoversConfigVars } from '../provision/config-covers-config-vars.ts';
export { default as provisionConfigKeysAreDeclared } from '../provision/config-keys-are-declared.ts';
export { default as provisionIdsAreDistinct } from '../provision/ids-are-distinct.ts';
export { default as provisionSucceeds } from '../provision/succeeds.ts';
export { default as provisionUpdatesEndWithTheAddOn } from '../provision/updates-end-with-the-add-on.ts';
export { default as provisionUpdatesHaveOnlyConfig } from '../provision/updates-have-only-config.ts';
export { default as ssoAcceptsAValidCall } from '../sso/accepts-a-valid-call.ts';
export { default as ssoAcceptsAnySignedUser } from '../sso/accepts-any-signed-user.ts';
export { default as ssoDecodesFormFields } from '../sso/decodes-form-fields.ts';
export { default as ssoPanelNeedsTheSession } from '../sso/panel-needs-the-session.ts';
export { default as ssoRedirects } from '../sso/redirects.ts';
export { default as ssoRedirectsToTheResource } from '../sso/redirects-to-the-resource.ts';
export { default as ssoRefusesAStaleTimestamp } from '../sso/refuses-a-stale-timestamp.ts';
export { default as ssoRefusesAWrongSignature } from '../sso/refuses-a-wrong-signature.ts';
export { default as ssoSetsASessionCookie } from '../sso/sets-a-session-cookie.ts';
