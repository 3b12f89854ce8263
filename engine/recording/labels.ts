import type { components } from '../../specs/generated/schemas.ts';

type Observed = components['schemas']['Observation'];

/** What an observation of any kind may have. */
const always = ['label', 'exchanges', 'skipped', 'undecided', 'on', 'what', 'credentials'] as const;
type Always = Exclude<(typeof always)[number], 'label' | 'exchanges'>;
type Fact = Exclude<keyof Observed, (typeof always)[number]>;

/** The facts of one kind of observation. */
const facts = <const F extends readonly Fact[]>(...names: F): F => names;

const resource = facts('addonId', 'resourceId', 'isNumericId');
const install = facts(...resource, 'plan', 'configVars', 'isRepeatedId', 'isLonger', 'smallest');
const callback = facts(...install, 'calls');
const laterConfig = facts(...callback, 'waited');
const refusal = facts('opened', 'why');
const signOn = facts(
  ...resource,
  ...refusal,
  ...facts('openedBefore', 'openPanel', 'isShell', 'reloaded', 'redirects', 'namesAnother'),
  ...facts('setsCookie', 'cookieFlags', 'clockSkew', 'age', 'mistake', 'through'),
);
const providerCall = facts(...install, ...signOn);
const apiCall = facts('path', 'signedWith', 'namesUser', 'echoes', 'pdf');
const ownOperation = facts(...apiCall, 'operation');
const document = facts('published');
const described = facts('described');
const token = facts('signedWith', 'issued', 'isFresh');
const signedCall = facts(...apiCall, ...token);
const authorisation = facts('redirect');
const list = facts('addonId', 'providerId', 'plan', 'sharedAddons', 'people');
const detail = facts('addonId', 'config', 'undeclared', 'isNameKept', 'emails', 'people');
const vendorCall = facts(...list, ...detail);
const trigger = facts(...resource, 'plan', 'trigger', 'received', 'people', 'isListed', 'undeclared', 'clockSkew', 'isStopped');
const setting = facts('value');
const deployment = facts('deployment', 'isStopped');
const application = facts('application');
const request = facts('request');
const login = facts('login');
const command = facts('run');
const curl = facts('curl');

/** Labels under which observations have the same facts. */
const labelled = <const F extends readonly Fact[], const L extends readonly string[]>(own: F, ...names: L) =>
  Object.fromEntries(names.map((name) => [name, own])) as Record<L[number], F>;

/** Every label under which plays record, with the facts that its observations may have: what rules read, and nothing else, compiles. */
const labels = {
  ...labelled(install, 'provision/first', 'provision/second', 'provision/another', 'provision/any-body', 'provision/unknown-field'),
  ...labelled(install, 'provision/charset'),
  ...labelled(install, 'auth/missing-credentials', 'auth/wrong-password', 'auth/wrong-user', 'auth/nearly-right-password'),
  ...labelled(install, 'auth/another-scheme', 'auth/malformed-header', 'auth/nonsense'),
  ...labelled(callback, 'provision/callbacks', 'provision/stray-calls'),
  ...labelled(laterConfig, 'provision/later-config'),
  ...labelled(providerCall, 'auth/control', 'auth/second-look', 'auth/second-look-control'),
  ...labelled(signOn, 'auth/after-refusals'),
  ...labelled(signOn, 'deprovision/other-opens', 'deprovision/access-after', 'deprovision/access-later', 'deprovision/open-session'),
  ...labelled(signOn, 'deprovision/by-addon-id'),
  ...labelled(signOn, 'sso/valid', 'sso/control', 'sso/diagnosis', 'sso/recipe', 'sso/beside-the-token', 'sso/session-of-another'),
  ...labelled(signOn, 'sso/another', 'sso/any-user', 'sso/decoded-fields', 'sso/browser', 'sso/recent', 'sso/stale'),
  ...labelled(signOn, 'sso/future-timestamp', 'sso/wrong-signature', 'sso/changed-user-id', 'sso/changed-email', 'sso/changed-nav-data'),
  ...labelled(signOn, 'sso/changed-timestamp', 'sso/changed-id', 'sso/missing-field', 'sso/unknown-resource', 'sso/upper-case-signature'),
  ...labelled(signOn, 'sso/replay', 'sso/get-request'),
  ...labelled(resource, 'auth/delete-after-refusals'),
  ...labelled(resource, 'update/put'),
  ...labelled(resource, 'deprovision/fresh', 'deprovision/first', 'deprovision/with-body', 'deprovision/later', 'deprovision/repeated'),
  ...labelled(resource, 'deprovision/unknown-id', 'deprovision/other'),
  ...labelled(apiCall, 'bearer/valid', 'bearer/path', 'bearer/bad-token', 'bearer/expired-token', 'bearer/revoked-token'),
  ...labelled(apiCall, 'bearer/main-address', 'bearer/scheme'),
  ...labelled(apiCall, 'self/record', 'self/anonymous'),
  ...labelled(apiCall, 'summary/record', 'summary/anonymous'),
  ...labelled(apiCall, 'zones/list', 'zones/anonymous'),
  ...labelled(apiCall, 'applications/list', 'applications/empty-list', 'applications/anonymous'),
  ...labelled(apiCall, 'invoice/pdf', 'invoice/anonymous'),
  ...labelled(setting, 'bearer/identifier'),
  ...labelled(setting, 'git/remote'),
  ...labelled(token, 'oauth/request-token', 'oauth/access-token', 'oauth/token-reuse', 'oauth/wrong-verifier', 'oauth/missing-verifier'),
  ...labelled(token, 'oauth/unauthorised-token', 'oauth/other-consumer-control'),
  ...labelled(authorisation, 'oauth/authorize', 'oauth/authorize-unknown'),
  ...labelled(signedCall, 'oauth/api-call', 'oauth/exchanged-call', 'oauth/temporary-token', 'oauth/forged', 'oauth/bad-signature'),
  ...labelled(signedCall, 'oauth/wrong-consumer', 'oauth/missing-header', 'oauth/header-form', 'oauth/other-consumer'),
  ...labelled(signedCall, 'oauth/replayed-nonce', 'oauth/old-timestamp', 'oauth/missing-nonce', 'oauth/realm'),
  ...labelled(document, 'published/document'),
  ...labelled(described, 'published/answer'),
  ...labelled(ownOperation, 'operation/answer', 'operation/anonymous'),
  ...labelled(list, 'vendor/list', 'vendor/other-list'),
  ...labelled(list, 'calls/list'),
  ...labelled(vendorCall, 'vendor/control', 'vendor/refusal'),
  ...labelled(detail, 'vendor/detail', 'vendor/followed', 'vendor/foreign-control', 'vendor/foreign-detail', 'vendor/update'),
  ...labelled(detail, 'vendor/update-undeclared', 'vendor/update-back', 'vendor/detail-after-update', 'vendor/second-detail-after-update'),
  ...labelled(detail, 'vendor/detail-after-undeclared', 'vendor/detail-after-uninstall'),
  ...labelled(detail, 'calls/detail', 'calls/detail-during', 'calls/detail-after', 'calls/declared-detail'),
  ...labelled(trigger, 'calls/install', 'calls/broken-answer', 'calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'),
  ...labelled(trigger, 'calls/sso'),
  ...labelled(deployment, 'health/none', 'health/single', 'health/numbered', 'health/empty-body', 'health/failing', 'health/failing-last'),
  ...labelled(deployment, 'health/numbered-failing', 'health/two-of-three', 'health/both-kinds', 'health/eleven', 'health/query'),
  ...labelled(application, 'app/port', 'app/second-address', 'app/answer', 'app/health', 'app/forwarded-https', 'app/forwarded-http'),
  ...labelled(application, 'app/end'),
  ...labelled(command, 'client/command'),
  ...labelled(command, 'cli/create', 'cli/env-set', 'cli/tokens'),
  ...labelled(request, 'client/request', 'client/exchange'),
  ...labelled(request, 'cli/curl'),
  ...labelled(login, 'client/login'),
  ...labelled(curl, 'cli/curl-arguments'),
};

export type Label = keyof typeof labels;

/** What an observation under a label may tell. */
export type FactsOf<L extends Label> = Pick<Observed, Always | (typeof labels)[L][number]>;

/** Whether a name, from a row or from a case, is a label. */
export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name);

/** Names in an observation that its label does not have. */
export function strangeFacts(label: Label, names: readonly string[]): string[] {
  const known: readonly string[] = [...always, ...labels[label]];
  return names.filter((name) => !known.includes(name));
}
