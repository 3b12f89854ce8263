import { changed } from '../../fixtures/clients/gate/bearer.ts';
import { badSignatures, forgeries, headerForms, methods } from '../../fixtures/clients/gate/signing.ts';
import { isAcceptedBy, self, standsOn, wants } from '../../fixtures/clients/gate/stage.ts';
import { skipped } from '../../fixtures/clients/recorder.ts';
import { test } from '../../fixtures/scenes/platform.ts';

const noConsumer = wants('oauth.consumer_key', 'oauth.consumer_secret');

test('an application signs its calls', { tag: ['@oauth', '@smoke'] }, async ({ caller, record }) => {
  const { signing, users, configuration } = caller;
  if (!signing || !users) return record('oauth/api-call', noConsumer);
  const said = await users.speaks();
  if ('exchanges' in said) return record('oauth/api-call', said);
  const pair = await users.userToken();
  for (const method of methods()) {
    const sight = said.sights.get(method);
    if (!sight || !('token' in pair)) continue;
    record('oauth/api-call', sight);
    if (!sight.exchanges.every(isAcceptedBy(self.operation))) continue;
    for (const forged of forgeries(method, self, configuration.base_url)) {
      record('oauth/forged', await signing.calls(self, method, pair, forged));
    }
    record('oauth/api-call', await signing.calls(self, method, pair));
  }
});

test('strangers sign calls', { tag: ['@oauth'] }, async ({ caller, record }) => {
  const { signing, users } = caller;
  const labels = ['oauth/bad-signature', 'oauth/wrong-consumer', 'oauth/missing-header'] as const;
  const voice = users ? await users.voice() : noConsumer;
  if (!signing || 'exchanges' in voice) return labels.forEach((label) => void record(label, 'exchanges' in voice ? voice : noConsumer));
  const { method, pair } = voice;
  for (const bend of badSignatures) record('oauth/bad-signature', await signing.calls(self, method, pair, bend));
  const consumerKey = changed(signing.consumer.consumerKey);
  const unknown = { credentials: { consumerKey }, variant: 'wrong-consumer', what: 'a consumer key that does not exist' };
  record('oauth/wrong-consumer', await signing.calls(self, method, pair, unknown));
  const missing = { isUnsigned: true, variant: 'missing-header', what: 'no Authorization header' };
  record('oauth/missing-header', await signing.calls(self, method, pair, missing));
  record('oauth/api-call', await signing.calls(self, method, pair));
});

test('applications write their headers in many ways', { tag: ['@oauth'] }, async ({ caller, record }) => {
  const { signing, users } = caller;
  const voice = users ? await users.voice() : noConsumer;
  if (!signing || 'exchanges' in voice) return record('oauth/header-form', 'exchanges' in voice ? voice : noConsumer);
  for (const form of headerForms) record('oauth/header-form', await signing.calls(self, voice.method, voice.pair, form));
  const query = '?limit=10&name=caf%C3%A9+cr%C3%A8me&name=a%26b&empty=';
  for (const separator of [',', ', '] as const) {
    const what = `a signed query${separator === ',' ? ', and no space after the commas' : ''}`;
    record(
      'oauth/header-form',
      await signing.calls(self, voice.method, voice.pair, { variant: 'header-form', what, query, choices: { separator } }),
    );
  }
  record('oauth/api-call', await signing.calls(self, voice.method, voice.pair));
});

test('another application borrows the token', { tag: ['@oauth'] }, async ({ caller, record }) => {
  const { signing, users, configuration } = caller;
  const { other_consumer: other } = configuration.also ?? {};
  const voice = users ? await users.voice() : noConsumer;
  if (!signing || !other || 'exchanges' in voice) {
    const instead = 'exchanges' in voice ? voice : other ? noConsumer : skipped('needs also.other_consumer in the configuration');
    return record('oauth/other-consumer', instead);
  }
  const credentials = { consumerKey: other.key, consumerSecret: other.secret };
  const control = await signing.asksAsAnother(voice.method, credentials);
  record('oauth/other-consumer-control', control.sight);
  const what = "another consumer's key and secret, with our user token";
  if (!control.pair)
    return record('oauth/other-consumer', standsOn('oauth/issues-a-request-token', 'the other consumer gets no request token'));
  record('oauth/other-consumer', await signing.calls(self, voice.method, voice.pair, { credentials, variant: 'other-consumer', what }));
});

test('curious applications try what the contract leaves open', { tag: ['@oauth'] }, async ({ caller, record }) => {
  const { signing, users } = caller;
  const voice = users ? await users.voice() : noConsumer;
  if (!signing || 'exchanges' in voice) return;
  const { method, pair } = voice;
  const same = { nonce: 'assay-replayed-nonce-1', timestamp: Math.floor(Date.now() / 1000) };
  const hmac = method === 'PLAINTEXT' ? undefined : method;
  if (hmac) {
    await signing.calls(self, hmac, pair, { choices: same, variant: 'curious' });
    record(
      'oauth/replayed-nonce',
      await signing.calls(self, hmac, pair, { choices: same, variant: 'curious', what: 'the same request twice' }),
    );
  }
  const old = { timestamp: Math.floor(Date.now() / 1000) - 86_400 };
  record(
    'oauth/old-timestamp',
    await signing.calls(self, method, pair, { choices: old, variant: 'curious', what: 'a timestamp one day old' }),
  );
  const bare = { omit: ['oauth_nonce', 'oauth_timestamp'] };
  const [strongest] = methods();
  for (const signedWith of new Set([...methods().slice(-1), ...(strongest ? [strongest] : [])])) {
    const what = `no nonce and no timestamp, with ${signedWith}`;
    record('oauth/missing-nonce', await signing.calls(self, signedWith, pair, { choices: bare, variant: 'curious', what }));
  }
  const realm = { realm: 'Assay' };
  record(
    'oauth/realm',
    await signing.calls(self, method, pair, { choices: realm, variant: 'curious', what: 'a realm before the other pairs' }),
  );
});
