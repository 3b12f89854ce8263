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

/** Every label under which plays record, with the facts that its observations may have: what rules read, and nothing else, compiles. */
export const labels = {
  'provision/first': install,
  'provision/second': install,
  'provision/another': install,
  'provision/any-body': install,
  'provision/unknown-field': install,
  'provision/charset': install,
  'provision/callbacks': callback,
  'provision/stray-calls': callback,
  'provision/later-config': laterConfig,
  'auth/control': providerCall,
  'auth/missing-credentials': install,
  'auth/wrong-password': install,
  'auth/wrong-user': install,
  'auth/nearly-right-password': install,
  'auth/another-scheme': install,
  'auth/malformed-header': install,
  'auth/nonsense': install,
  'auth/after-refusals': signOn,
  'auth/delete-after-refusals': resource,
  'auth/second-look': providerCall,
  'auth/second-look-control': providerCall,
  'update/put': resource,
  'deprovision/fresh': resource,
  'deprovision/first': resource,
  'deprovision/with-body': resource,
  'deprovision/later': resource,
  'deprovision/repeated': resource,
  'deprovision/unknown-id': resource,
  'deprovision/other': resource,
  'deprovision/other-opens': signOn,
  'deprovision/access-after': signOn,
  'deprovision/access-later': signOn,
  'deprovision/open-session': signOn,
  'deprovision/by-addon-id': signOn,
  'sso/valid': signOn,
  'sso/control': signOn,
  'sso/diagnosis': signOn,
  'sso/recipe': signOn,
  'sso/beside-the-token': signOn,
  'sso/session-of-another': signOn,
  'sso/another': signOn,
  'sso/any-user': signOn,
  'sso/decoded-fields': signOn,
  'sso/browser': signOn,
  'sso/recent': signOn,
  'sso/stale': signOn,
  'sso/future-timestamp': signOn,
  'sso/wrong-signature': signOn,
  'sso/changed-user-id': signOn,
  'sso/changed-email': signOn,
  'sso/changed-nav-data': signOn,
  'sso/changed-timestamp': signOn,
  'sso/changed-id': signOn,
  'sso/missing-field': signOn,
  'sso/unknown-resource': signOn,
  'sso/upper-case-signature': signOn,
  'sso/replay': signOn,
  'sso/get-request': signOn,
  'bearer/valid': apiCall,
  'bearer/path': apiCall,
  'bearer/bad-token': apiCall,
  'bearer/expired-token': apiCall,
  'bearer/revoked-token': apiCall,
  'bearer/main-address': apiCall,
  'bearer/scheme': apiCall,
  'bearer/identifier': setting,
  'oauth/request-token': token,
  'oauth/access-token': token,
  'oauth/token-reuse': token,
  'oauth/wrong-verifier': token,
  'oauth/missing-verifier': token,
  'oauth/unauthorised-token': token,
  'oauth/other-consumer-control': token,
  'oauth/authorize': authorisation,
  'oauth/authorize-unknown': authorisation,
  'oauth/api-call': signedCall,
  'oauth/exchanged-call': signedCall,
  'oauth/temporary-token': signedCall,
  'oauth/forged': signedCall,
  'oauth/bad-signature': signedCall,
  'oauth/wrong-consumer': signedCall,
  'oauth/missing-header': signedCall,
  'oauth/header-form': signedCall,
  'oauth/other-consumer': signedCall,
  'oauth/replayed-nonce': signedCall,
  'oauth/old-timestamp': signedCall,
  'oauth/missing-nonce': signedCall,
  'oauth/realm': signedCall,
  'self/record': apiCall,
  'self/anonymous': apiCall,
  'summary/record': apiCall,
  'summary/anonymous': apiCall,
  'zones/list': apiCall,
  'zones/anonymous': apiCall,
  'applications/list': apiCall,
  'applications/empty-list': apiCall,
  'applications/anonymous': apiCall,
  'invoice/pdf': apiCall,
  'invoice/anonymous': apiCall,
  'published/document': document,
  'published/answer': described,
  'operation/answer': ownOperation,
  'operation/anonymous': ownOperation,
  'git/remote': setting,
  'vendor/list': list,
  'vendor/other-list': list,
  'vendor/control': vendorCall,
  'vendor/refusal': vendorCall,
  'vendor/detail': detail,
  'vendor/followed': detail,
  'vendor/foreign-control': detail,
  'vendor/foreign-detail': detail,
  'vendor/update': detail,
  'vendor/update-undeclared': detail,
  'vendor/update-back': detail,
  'vendor/detail-after-update': detail,
  'vendor/second-detail-after-update': detail,
  'vendor/detail-after-undeclared': detail,
  'vendor/detail-after-uninstall': detail,
  'calls/install': trigger,
  'calls/broken-answer': trigger,
  'calls/uninstall': trigger,
  'calls/refused-uninstall': trigger,
  'calls/uninstall-again': trigger,
  'calls/sso': trigger,
  'calls/list': list,
  'calls/detail': detail,
  'calls/detail-during': detail,
  'calls/detail-after': detail,
  'calls/declared-detail': detail,
  'health/none': deployment,
  'health/single': deployment,
  'health/numbered': deployment,
  'health/empty-body': deployment,
  'health/failing': deployment,
  'health/failing-last': deployment,
  'health/numbered-failing': deployment,
  'health/two-of-three': deployment,
  'health/both-kinds': deployment,
  'health/eleven': deployment,
  'health/query': deployment,
  'app/port': application,
  'app/second-address': application,
  'app/answer': application,
  'app/health': application,
  'app/forwarded-https': application,
  'app/forwarded-http': application,
  'app/end': application,
  'client/command': command,
  'client/request': request,
  'client/exchange': request,
  'client/login': login,
  'cli/curl': request,
  'cli/curl-arguments': curl,
  'cli/create': command,
  'cli/env-set': command,
  'cli/tokens': command,
} as const;

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
