// Written by `npm run generate`; edit its source instead.

export { default as authAcceptsTheManifestCredentials } from '../auth/rules/accepts-the-manifest-credentials.ts';
export { default as authRefusedCallsChangeNothing } from '../auth/rules/refused-calls-change-nothing.ts';
export { default as authTreatsEveryoneAlike } from '../auth/rules/treats-everyone-alike.ts';
export { default as deprovisionAnswers200 } from '../deprovisioning/rules/answers-200.ts';
export { default as deprovisionDeletesOnlyTheNamedOne } from '../deprovisioning/rules/deletes-only-the-named-one.ts';
export { default as deprovisionEndsAccess } from '../deprovisioning/rules/ends-access.ts';
export { default as deprovisionNeedsNoBody } from '../deprovisioning/rules/needs-no-body.ts';
export { default as deprovisionUsesThePartnerId } from '../deprovisioning/rules/uses-the-partner-id.ts';
export { default as provisionAcceptsAnyValidBody } from '../provisioning/rules/accepts-any-valid-body.ts';
export { default as provisionCallbacksNameTheAddOn } from '../provisioning/rules/callbacks-name-the-add-on.ts';
export { default as provisionConfigArrives } from '../provisioning/rules/config-arrives.ts';
export { default as provisionConfigCoversConfigVars } from '../provisioning/rules/config-covers-config-vars.ts';
export { default as provisionConfigKeysAreDeclared } from '../provisioning/rules/config-keys-are-declared.ts';
export { default as provisionIdsAreDistinct } from '../provisioning/rules/ids-are-distinct.ts';
export { default as provisionSucceeds } from '../provisioning/rules/succeeds.ts';
export { default as provisionUpdatesEndWithTheAddOn } from '../provisioning/rules/updates-end-with-the-add-on.ts';
export { default as provisionUpdatesHaveOnlyConfig } from '../provisioning/rules/updates-have-only-config.ts';
export { default as ssoAcceptsAValidCall } from '../sso/rules/accepts-a-valid-call.ts';
export { default as ssoAcceptsAnySignedUser } from '../sso/rules/accepts-any-signed-user.ts';
export { default as ssoDecodesFormFields } from '../sso/rules/decodes-form-fields.ts';
export { default as ssoPanelNeedsTheSession } from '../sso/rules/panel-needs-the-session.ts';
export { default as ssoRedirects } from '../sso/rules/redirects.ts';
export { default as ssoRedirectsToTheResource } from '../sso/rules/redirects-to-the-resource.ts';
export { default as ssoRefusesAStaleTimestamp } from '../sso/rules/refuses-a-stale-timestamp.ts';
export { default as ssoRefusesAWrongSignature } from '../sso/rules/refuses-a-wrong-signature.ts';
export { default as ssoSetsASessionCookie } from '../sso/rules/sets-a-session-cookie.ts';
