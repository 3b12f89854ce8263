import { basic } from '../../targets/reference/platform/client.ts';
import { withQuery } from '../../targets/reference/platform/encoding.ts';
import { conforming, type Decisions, type Manifest } from '../../targets/reference/platform/index.ts';
import type { PartnerAnswer } from '../../targets/reference/platform/records.ts';
import { isStringMap } from '../../targets/reference/platform/vendor.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const TRIGGER = 'calls/each-trigger-sends-its-request';
const BODY = 'calls/provision-body-is-complete';
const BASIC = 'calls/use-basic-credentials';
const CALLBACK = 'calls/callback-url-is-absolute';
const IDS = 'calls/ids-agree';
const LEGAL = 'calls/accepts-any-legal-answer';
const BROKEN = 'calls/refuses-a-broken-answer';
const PARTNER_ID = 'calls/deprovision-uses-the-partner-id';
const ACCEPTS = 'calls/deprovision-accepts-200';
const ADDRESS = 'calls/add-nothing-to-the-address';

/** Requirements that need an install also notice one that fails. */
const NEEDS_AN_INSTALL: RequirementId[] = [TRIGGER, LEGAL, 'calls/list-follows', 'calls/detail-waits-for-the-answer', CALLBACK];

/** The same for a deletion. */
const NEEDS_A_DELETION: RequirementId[] = [
  TRIGGER,
  ACCEPTS,
  PARTNER_ID,
  'calls/deprovision-is-sent-once',
  'calls/deprovision-heeds-a-refusal',
  'calls/list-follows',
  'vendor/detail-ends-with-the-add-on',
];

const sending = (breaks: RequirementId[], platform: Partial<Decisions>, may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may, platform });

const withBody = (breaks: RequirementId[], change: (fields: Record<string, unknown>) => unknown, may: RequirementId[] = []): Fault =>
  sending(breaks, { provisioningBody: change }, may);

/** Sends other credentials; whatever needs a call notices too, if the stand-in partner refuses it. */
const authorising = (outgoingAuthorization: Decisions['outgoingAuthorization']): Fault =>
  defineFault({
    breaks: [BASIC],
    may: [...NEEDS_AN_INSTALL, ...NEEDS_A_DELETION],
    blocks: true,
    platform: { outgoingAuthorization },
  });

const objecting = (breaks: RequirementId[], isObjectionable: (answer: PartnerAnswer, provider: Manifest) => boolean): Fault =>
  sending(breaks, {
    objectsToAnswer: (answer, provider) =>
      isObjectionable(answer, provider) ? 'not as expected' : conforming.objectsToAnswer(answer, provider),
  });

const deleting = (breaks: RequirementId[], platform: Partial<Decisions>, may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may: [...NEEDS_A_DELETION, ...may], blocks: true, platform });

export const callFaults = {
  'install-calls-production': defineFault({
    breaks: [TRIGGER],
    may: NEEDS_AN_INSTALL,
    blocks: true,
    platform: { endpoints: ({ api }) => api.production },
  }),
  'install-is-a-put': defineFault({ breaks: [TRIGGER], may: NEEDS_AN_INSTALL, blocks: true, platform: { provisioningMethod: 'PUT' } }),
  'install-goes-below-the-base-url': defineFault({
    breaks: [TRIGGER],
    may: NEEDS_AN_INSTALL,
    blocks: true,
    platform: { provisioningUrl: ({ base_url }) => `${base_url}/new` },
  }),
  'uninstall-tells-nobody': defineFault({
    breaks: [TRIGGER],
    may: [...NEEDS_A_DELETION, BASIC],
    blocks: true,
    platform: { deprovisions: () => false },
  }),
  'uninstall-is-a-post': deleting([TRIGGER], { deprovisioningMethod: 'POST', deprovisioningUrl: (url, id) => `${url}/${id}/delete` }),
  'dashboard-opens-nothing': defineFault({ breaks: [TRIGGER], blocks: true, platform: { opensDashboard: () => false } }),
  'dashboard-opens-production': defineFault({
    breaks: [TRIGGER],
    blocks: true,
    platform: { ssoUrl: (_endpoints, { api }) => api.production.sso_url },
  }),

  'body-without-options': withBody([BODY], ({ options, ...fields }) => fields),
  'body-with-options-null': sending([BODY], { sentOptions: null }),
  'body-with-options-as-a-list': sending([BODY], { sentOptions: [] }),
  'body-with-options-of-numbers': sending([BODY], { sentOptions: { disk: 10 } }),
  'body-without-the-owner-name': withBody([BODY], ({ owner_name, ...fields }) => fields, [IDS]),
  'body-without-the-user': withBody([BODY], ({ user_id, ...fields }) => fields, [IDS]),
  'body-without-the-owner': withBody([BODY], ({ owner_id, ...fields }) => fields, [IDS]),
  'body-without-the-region': withBody([BODY], ({ region, ...fields }) => fields, ['calls/provision-region-is-eu']),
  'body-with-the-plan-by-name': sending([BODY], { sentPlan: (plan) => `Plan ${plan}` }),
  'body-with-the-plan-as-a-record': sending([BODY], { sentPlan: (plan) => ({ slug: plan }) }),
  'body-in-camel-case': withBody([BODY], ({ owner_name, user_id, ...fields }) => ({ ...fields, ownerName: owner_name, userId: user_id }), [
    IDS,
  ]),
  'body-labelled-as-text': sending(['calls/provision-is-labelled-json'], { provisioningType: 'text/plain' }),
  'body-not-labelled': sending(['calls/provision-is-labelled-json'], { provisioningType: undefined }),
  'body-labelled-as-a-form': sending(['calls/provision-is-labelled-json'], { provisioningType: 'application/x-www-form-urlencoded' }),
  'install-sent-twice': sending(
    ['calls/provision-is-sent-once'],
    { repeatsProvisioning: (reply, attempt) => reply?.status === 200 && attempt === 1 },
    [PARTNER_ID, 'calls/sso-id-is-the-partner-id', 'vendor/detail-shows-the-config'],
  ),
  'install-sent-again-after-an-error': sending(['calls/provision-is-sent-once'], {
    repeatsProvisioning: (reply, attempt) => (reply?.status ?? 0) >= 500 && attempt === 1,
  }),
  'region-in-lower-case': sending(['calls/provision-region-is-eu'], { sentRegion: 'eu' }),
  'region-is-a-zone': sending(['calls/provision-region-is-eu'], { sentRegion: 'par' }),

  'calls-without-credentials': authorising(() => undefined),
  'calls-with-the-salt': authorising(({ id, api }) => basic(id, api.sso_salt)),
  'calls-with-swapped-credentials': authorising(({ id, api }) => basic(api.password, id)),
  'calls-with-the-display-name': authorising(({ id, name, api }) => basic(name ?? id, api.password)),
  'calls-with-a-bearer': authorising(({ api }) => `Bearer ${api.password}`),
  'delete-without-credentials': defineFault({
    breaks: [BASIC],
    may: NEEDS_A_DELETION,
    blocks: true,
    platform: {
      outgoingAuthorization: (provider, method) => (method === 'DELETE' ? undefined : conforming.outgoingAuthorization(provider, method)),
    },
  }),

  'install-shows-the-password-in-the-address': sending([ADDRESS], {
    provisioningUrl: ({ base_url }, { api }) => withQuery(base_url, `password=${api.password}`),
  }),
  'install-shows-the-credentials-in-the-address': sending([ADDRESS], {
    provisioningUrl: ({ base_url }, { id, api }) => withQuery(base_url, `auth=${encodeURIComponent(basic(id, api.password))}`),
  }),
  'delete-shows-the-password-in-the-address': sending([ADDRESS], {
    deprovisioningUrl: (url, id, { api }) => withQuery(`${url}/${id}`, `key=${api.password}`),
  }),
  'sign-on-shows-the-salt-in-the-address': sending([ADDRESS], {
    ssoUrl: ({ sso_url }, { api }) => withQuery(sso_url, `salt=${encodeURIComponent(api.sso_salt)}`),
  }),
  'install-names-its-source-in-the-address': sending([ADDRESS], {
    provisioningUrl: ({ base_url }) => withQuery(base_url, 'source=console'),
  }),
  'sign-on-names-its-source-in-the-address': sending([ADDRESS], {
    ssoUrl: ({ sso_url }) => withQuery(sso_url, 'from=dashboard'),
  }),

  'callback-url-is-a-path': sending([CALLBACK], { sentCallbackUrl: (url) => new URL(url).pathname }, [
    'calls/callback-url-uses-https',
    'calls/detail-waits-for-the-answer',
  ]),
  'callback-url-leads-nowhere': sending([CALLBACK], { sentCallbackUrl: (url) => url.replace('/vendor/apps/', '/vendor/addons/') }, [
    'calls/detail-waits-for-the-answer',
  ]),
  'callback-url-leads-to-the-list': sending([CALLBACK], { sentCallbackUrl: (url) => url.replace(/\/[^/]*$/, '') }, [
    'calls/detail-waits-for-the-answer',
  ]),
  'callback-url-of-the-inner-host': sending(
    ['calls/callback-url-uses-https'],
    { sentCallbackUrl: (url) => `http://backend.platform.example${new URL(url).pathname}` },
    [CALLBACK, 'calls/detail-waits-for-the-answer'],
  ),
  'owner-and-user-mixed-up': sending([IDS], { sentOwnerId: (_owner, { id }) => id, sentUserId: (_user, { id }) => id }),
  'owner-is-the-user': sending([IDS], { sentOwnerId: (_owner, { id }) => id }),
  'user-is-an-email': sending([IDS], { sentUserId: ({ email }) => email }),
  'owner-name-is-the-users': sending([IDS], { sentOwnerName: (_owner, { name }) => name }),
  'addon-id-is-of-its-own': sending([IDS], { sentAddonId: ({ id }) => id.replace('addon_', 'order_') }, [
    CALLBACK,
    LEGAL,
    'calls/list-follows',
    'calls/detail-waits-for-the-answer',
  ]),
  'detail-does-not-wait': sending(['calls/detail-waits-for-the-answer'], {
    isShown: ({ state }) => state === 'ready' || state === 'provisioning',
  }),

  'only-200-installs': sending([LEGAL], { isProvisioned: (status) => status === 200 }),
  'no-202-installs': sending([LEGAL], { isProvisioned: (status) => status === 200 || status === 201 }),
  'config-is-demanded': objecting([LEGAL], ({ config }) => config === undefined),
  'message-is-demanded': objecting([LEGAL], ({ message }) => message === undefined),
  'undeclared-keys-are-refused': objecting(
    [LEGAL],
    ({ config }, { api }) => isStringMap(config) && Object.keys(config).some((name) => !api.config_vars.includes(name)),
  ),
  'undeclared-keys-are-kept': sending([LEGAL], { configOf: ({ config }) => (isStringMap(config) ? config : {}) }, [
    'vendor/detail-shows-the-config',
  ]),
  'error-installs': sending([BROKEN], {
    isProvisioned: () => true,
    readsAnswer: (reply) => (reply.status < 400 ? conforming.readsAnswer(reply) : { id: 'pending' }),
  }),
  'number-for-an-id-installs': sending([BROKEN], {
    objectsToAnswer: (answer, provider) => (typeof answer.id === 'number' ? undefined : conforming.objectsToAnswer(answer, provider)),
  }),
  'missing-id-installs': sending([BROKEN], {
    objectsToAnswer: (answer, provider) => (answer.id === undefined ? undefined : conforming.objectsToAnswer(answer, provider)),
    resourceIdOf: ({ id }, addon) => (id === undefined ? addon.id : String(id)),
  }),

  'delete-sent-twice': sending(['calls/deprovision-is-sent-once'], {
    repeatsDeprovisioning: (reply, attempt) => reply?.status === 200 && attempt === 1,
  }),
  'delete-vanishes-when-refused': sending(['calls/deprovision-heeds-a-refusal'], { isDeprovisioned: () => true }),
  'delete-vanishes-though-it-says-no': sending(['calls/deprovision-heeds-a-refusal'], {
    kept: (addon) => {
      addon.state = 'deleted';
    },
  }),
  'list-keeps-what-was-deleted': sending(['calls/list-follows'], {
    listed: (own, { addons }) => [...own, ...addons.filter(({ state, provider }) => state === 'deleted' && provider === own[0]?.provider)],
  }),
  'list-omits-the-newest': sending(['calls/list-follows'], { listed: (own) => own.slice(0, -1) }),
  'delete-by-addon-id': deleting([PARTNER_ID], { deletedId: ({ id }) => id }),
  'delete-encodes-twice': deleting([PARTNER_ID], { encodesSegment: (id) => encodeURIComponent(encodeURIComponent(id)) }),
  // A question mark in the id begins a query then.
  'delete-does-not-encode': deleting([PARTNER_ID], { encodesSegment: (id) => id.replace(/[^!-~]/g, encodeURIComponent) }, [ADDRESS]),
  'delete-encodes-as-a-form': deleting([PARTNER_ID], { encodesSegment: (id) => encodeURIComponent(id).replaceAll('%20', '+') }),
  'delete-in-lower-case': deleting([PARTNER_ID], { encodesSegment: (id) => conforming.encodesSegment(id.toLowerCase()) }),
  'delete-sends-an-empty-record': sending(['calls/deprovision-has-no-body'], { deprovisioningBody: '{}' }),
  'delete-sends-null': sending(['calls/deprovision-has-no-body'], { deprovisioningBody: 'null' }),
  'delete-waits-for-204': deleting([ACCEPTS], { isDeprovisioned: (reply) => reply?.status === 204 }),
  'delete-waits-for-a-body': deleting([ACCEPTS], { isDeprovisioned: (reply) => reply?.status === 200 && reply.body.length > 0 }),
};
