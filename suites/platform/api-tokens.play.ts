import { self } from '../../fixtures/clients/gate/stage.ts';
import { skipped } from '../../fixtures/clients/recorder.ts';
import { test } from '../../fixtures/scenes/platform.ts';

test('a script uses its API token', { tag: ['@bearer', '@smoke'] }, async ({ caller, record }) => {
  const { summary, zones, applications, invoice } = caller.resources;
  record('bearer/valid', await caller.bears(self));
  for (const [what, resource] of Object.entries({ summary, zones, applications, invoice })) {
    if (resource !== undefined) record('bearer/path', await caller.bears(resource, { what: `the ${what}` }));
  }
  const { api_token_id: id } = caller.configuration;
  // Whether the identifier is the secret as well is not shown, so that no more than its beginning is kept.
  const value = id?.startsWith('api_tokens_') ? 'api_tokens_…' : 'another text';
  record('bearer/identifier', id === undefined ? skipped('needs api_token_id in the configuration') : { exchanges: [], value });
});

test('strangers try API tokens', { tag: ['@bearer'] }, async ({ caller, record }) => {
  const { also } = caller.configuration;
  for (const bad of caller.badTokens()) record('bearer/bad-token', await caller.bears(self, bad));
  record('bearer/valid', await caller.bears(self));
  for (const [label, setting, token] of [
    ['bearer/expired-token', 'also.expired_api_token', also?.expired_api_token],
    ['bearer/revoked-token', 'also.revoked_api_token', also?.revoked_api_token],
  ] as const) {
    const what = label === 'bearer/expired-token' ? 'an expired token' : 'a revoked token';
    record(
      label,
      token === undefined ? skipped(`needs ${setting} in the configuration`) : await caller.bears(self, { token, what, variant: what }),
    );
  }
  record('bearer/valid', await caller.bears(self));
});

test('curious scripts try what the contract leaves open', { tag: ['@bearer'] }, async ({ caller, record }) => {
  const { api_token: token = '' } = caller.configuration;
  record('bearer/main-address', await caller.bears(self, { at: 'api', variant: 'bearer' }));
  record('bearer/scheme', await caller.bears(self, { header: token, variant: 'no-scheme', what: 'without the word Bearer' }));
  record(
    'bearer/scheme',
    await caller.bears(self, { header: `bearer ${token}`, variant: 'lower-case', what: 'with the scheme in lower case' }),
  );
});
