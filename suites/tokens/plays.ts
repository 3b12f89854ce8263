import { contract } from '../../engine/contract/contract.ts';
import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import { isMissing } from '../../fixtures/as-caller/resources.ts';
import { needsSettings, self } from '../../fixtures/as-caller/setup.ts';

export const aScriptUsesItsToken = play(
  'a script uses its API token',
  { records: { apiCall: ['bearer/valid', 'bearer/path'], setting: ['bearer/identifier'] }, part: ['smoke'] },
  async ({ caller, record }) => {
    record('bearer/valid', await caller.bears(self));
    for (const what of ['summary', 'zones', 'applications', 'invoice'] as const) {
      const resource = caller.resource(what);
      if (!isMissing(resource)) record('bearer/path', await caller.bears(resource, { what: `the ${what}` }));
    }
    const { api_token_id: id } = caller.configuration;
    // The contract does not say whether the identifier is also the secret, so only its beginning is kept.
    const { identifierPrefix: prefix } = contract();
    const value = id?.startsWith(prefix) ? `${prefix}…` : 'another text';
    record('bearer/identifier', id === undefined ? needsSettings('api_token_id') : { exchanges: [], value });
  },
);

export const strangersTryTokens = play(
  'strangers try API tokens',
  { records: { apiCall: ['bearer/bad-token', 'bearer/expired-token', 'bearer/revoked-token'] }, controls: { apiCall: ['bearer/valid'] } },
  async ({ caller, record }) => {
    const { also } = caller.configuration;
    const resources = caller.resourcesOfUsers('bearer');
    const tried = await caller.strangersCall({
      operation: 'bearer',
      wrong: caller.wrongTokens(),
      families: ['header', 'token'],
      inTurn: true,
      targets: resources,
      makes: ({ name, header }, resource, what, shape) => caller.bears(resource, { variant: name, what, header, shape }),
      right: () => caller.bears(self),
    });
    for (const { observation } of tried) record('bearer/bad-token', observation);
    record('bearer/valid', await caller.bears(self));
    for (const [label, what, setting] of [
      ['bearer/expired-token', 'an expired token', 'expired_api_token'],
      ['bearer/revoked-token', 'a revoked token', 'revoked_api_token'],
    ] as const) {
      const token = also?.[setting];
      if (token === undefined) record(label, needsSettings(`also.${setting}`));
      // A check that only some paths have is met on the others.
      else
        for (const [name, resource] of Object.entries(resources))
          record(label, await caller.bears(resource, { token, what: name === 'self' ? what : `${what}, for the ${name}`, variant: what }));
    }
    record('bearer/valid', await caller.bears(self));
  },
);

export const curiousScripts = play(
  'curious scripts try what the contract leaves open',
  { records: { apiCall: ['bearer/main-address', 'bearer/scheme'] } },
  async ({ caller, record }) => {
    const { bears, configuration } = caller;
    const { api_token: token = '' } = configuration;
    record('bearer/main-address', await bears(self, { at: 'api', variant: 'bearer' }));
    record('bearer/scheme', await bears(self, { header: token, variant: 'no-scheme', what: 'no word Bearer' }));
    record('bearer/scheme', await bears(self, { header: `bearer ${token}`, variant: 'lower-case', what: 'the scheme in lower case' }));
  },
);
