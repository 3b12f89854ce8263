import type { Observation } from '../../specs/generated/schemas.ts';

const facts = <const F extends (keyof Observation)[]>(...names: F): F => names;

/** What every observation may say. */
const always = facts('skipped', 'undecided', 'because', 'on', 'what', 'variant', 'credentials', 'context', 'onlyWith', 'unlike');
const resource = facts(...always, 'addonId', 'resourceId', 'isNumericId', 'noRoute', 'says');
const install = facts(...resource, 'plan', 'configVars', 'isRepeatedId', 'isHolderGone', 'isLonger', 'smallest', 'isAcceptedAgain');
const callback = facts(...install, 'calls');
const laterConfig = facts(...callback, 'waited');
const signOn = facts(
  ...resource,
  'opened',
  'why',
  'openedBefore',
  'openPanel',
  'isShell',
  'reloaded',
  'isFormRefused',
  'redirects',
  'namesAnother',
  'setsCookie',
  'cookieFlags',
  'clockSkew',
  'age',
  'mistake',
  'form',
  'tried',
  'field',
  'through',
  'isSameSession',
  'guessedFrom',
  'unseen',
  'leadsNowhere',
  'refusedPlan',
  'olderToken',
);
const providerCall = facts(...install, ...signOn);
const apiCall = facts(...always, 'path', 'signedWith', 'namesUser', 'echoes', 'pdf');
const ownOperation = facts(...apiCall, 'operation');
const document = facts(...always, 'published');
const described = facts(...always, 'described');
const token = facts(...always, 'signedWith', 'issued', 'isFresh');
const signedCall = facts(...apiCall, ...token);
const authorisation = facts(...always, 'redirect');
const list = facts(...always, 'addonId', 'providerId', 'plan', 'sharedAddons', 'people');
const detail = facts(...always, 'addonId', 'config', 'undeclared', 'isNameKept', 'emails', 'people', 'altered');
const vendorCall = facts(...list, ...detail);
const trigger = facts(
  ...resource,
  'plan',
  'trigger',
  'received',
  'people',
  'altered',
  'isListed',
  'undeclared',
  'freedoms',
  'clockSkew',
  'isStopped',
);
const setting = facts(...always, 'value');
const deployment = facts(...always, 'deployment', 'isStopped');
const application = facts(...always, 'application');
const request = facts(...always, 'request');
const login = facts(...always, 'login');
const command = facts(...always, 'run');
const curl = facts(...always, 'curl');

/** The facts of each kind of observation. A play says of which kind its labels are; a rule reads no other facts of them. */
export const kinds = {
  resource,
  install,
  callback,
  laterConfig,
  signOn,
  providerCall,
  apiCall,
  ownOperation,
  document,
  described,
  token,
  signedCall,
  authorisation,
  list,
  detail,
  vendorCall,
  trigger,
  setting,
  deployment,
  application,
  request,
  login,
  command,
  curl,
};

export type Kind = keyof typeof kinds;
