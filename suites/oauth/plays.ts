import { because } from '../../engine/judging/reason.ts';
import type { SigningChoices } from '../../engine/signatures/oauth/authorization.ts';
import type { Caller } from '../../fixtures/as-caller/caller.ts';
import { needsSettings, noConsumer, self } from '../../fixtures/as-caller/calling-stage.ts';
import { isMissing } from '../../fixtures/as-caller/resources.ts';
import { badSignatures, forgeries, headerForms, methods, unknownConsumer, unsigned } from '../../fixtures/as-caller/signing.ts';
import { isObservation, skippedAfter } from '../../fixtures/recorder.ts';
import { play } from '../../fixtures/scenes/platform.ts';

const signing = ({ caller }: { caller: Caller }) => caller.signer();

export const anApplicationSigns = play(
  'an application signs its calls',
  { records: { signedCall: ['oauth/api-call', 'oauth/forged'] }, part: ['smoke'] },
  async ({ caller, record }) => {
    const { users, configuration } = caller;
    if (!users) return record('oauth/api-call', noConsumer);
    const result = await users.triesMethods();
    if (isObservation(result)) return record('oauth/api-call', result);
    const { pair, tried } = result;
    for (const { method, observation, isAccepted } of tried) {
      record('oauth/api-call', observation);
      if (!isAccepted) continue;
      for (const forged of forgeries(method, self, configuration.base_url)) {
        record('oauth/forged', await users.signing.calls(self, method, pair, forged));
      }
      record('oauth/api-call', await users.signing.calls(self, method, pair));
    }
  },
);

export const strangersSign = play(
  'strangers sign calls',
  {
    records: { signedCall: ['oauth/bad-signature', 'oauth/wrong-consumer', 'oauth/missing-header'] },
    controls: { signedCall: ['oauth/api-call'] },
    needs: signing,
  },
  async ({ caller, record }, signer) => {
    const { signing, method, pair, calls } = signer;
    for (const deviation of badSignatures) record('oauth/bad-signature', await calls(deviation));
    // A check that only some paths have is met on the others.
    for (const name of ['summary', 'applications', 'invoice'] as const) {
      const resource = caller.resource(name);
      if (isMissing(resource)) continue;
      for (const deviation of badSignatures)
        record(
          'oauth/bad-signature',
          await signing.calls(resource, method, pair, { ...deviation, what: `${deviation.what}, for the ${name}` }),
        );
    }
    record('oauth/wrong-consumer', await calls(unknownConsumer(signing.consumer)));
    record('oauth/missing-header', await calls(unsigned));
    record('oauth/api-call', await calls());
  },
);

export const manyHeaderForms = play(
  'applications write their headers in many ways',
  { records: { signedCall: ['oauth/header-form'] }, controls: { signedCall: ['oauth/api-call'] }, needs: signing },
  async ({ record }, signer) => {
    const { signing, pair, working } = signer;
    for (const method of working)
      for (const form of headerForms)
        record('oauth/header-form', await signing.calls(self, method, pair, { ...form, what: `${form.what}, with ${method}` }));
    record('oauth/api-call', await signer.calls());
  },
);

export const signedQueries = play(
  'applications sign queries with all kinds of characters',
  { records: { signedCall: ['oauth/signed-query'], apiCall: ['oauth/query-control'] } },
  async ({ caller, record }) => {
    const { control, signed } = await caller.signsQueries();
    for (const observation of control) record('oauth/query-control', observation);
    for (const observation of signed) record('oauth/signed-query', observation);
  },
);

export const anotherBorrowsTheToken = play(
  'another application borrows the token',
  { records: { signedCall: ['oauth/other-consumer'] }, controls: { token: ['oauth/other-consumer-control'] }, needs: signing },
  async ({ caller, record }, signer) => {
    const { other_consumer: other } = caller.configuration.also ?? {};
    if (!other) return record('oauth/other-consumer', needsSettings('also.other_consumer'));
    const credentials = { consumerKey: other.key, consumerSecret: other.secret };
    const control = await signer.signing.asksAsAnother(signer.method, credentials);
    record('oauth/other-consumer-control', control.observation);
    const what = "another consumer's key and secret, with our user token";
    if (!control.pair) return record('oauth/other-consumer', skippedAfter('oauth/issues-a-request-token', because('no-token-of-another')));
    record('oauth/other-consumer', await signer.calls({ credentials, variant: 'other-consumer', what }));
  },
);

export const curiousApplications = play(
  'curious applications try what the contract leaves open',
  { records: { signedCall: ['oauth/replayed-nonce', 'oauth/old-timestamp', 'oauth/missing-nonce', 'oauth/realm'] } },
  async ({ caller, record }) => {
    const signer = await caller.signer();
    if (isObservation(signer)) return;
    const { signing, method, pair } = signer;
    const calls = (what: string, choices: SigningChoices = {}) => signer.calls({ choices, variant: 'curious', what });
    if (method !== 'PLAINTEXT') {
      const same = { nonce: 'assay-replayed-nonce-1', timestamp: Math.floor(Date.now() / 1000) };
      await signer.calls({ choices: same, variant: 'curious' });
      record('oauth/replayed-nonce', await calls('the same request twice', same));
    }
    record('oauth/old-timestamp', await calls('a timestamp one day old', { timestamp: Math.floor(Date.now() / 1000) - 86_400 }));
    const bare = { omit: ['oauth_nonce', 'oauth_timestamp'] };
    for (const signedWith of new Set([...methods().slice(-1), ...methods().slice(0, 1)])) {
      const what = `no nonce and no timestamp, with ${signedWith}`;
      record('oauth/missing-nonce', await signing.calls(self, signedWith, pair, { choices: bare, variant: 'curious', what }));
    }
    record('oauth/realm', await calls('a realm before the other pairs', { realm: 'Assay' }));
  },
);
