import { because } from '../../engine/catalogue/reason.ts';
import type { SigningChoices } from '../../engine/signatures/oauth/authorization.ts';
import { type Caller, platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import { needsSettings, noConsumer, self } from '../../fixtures/as-caller/setup.ts';
import { forgeries, headerForms, methods } from '../../fixtures/as-caller/signing.ts';
import { isObservation, skippedAfter } from '../../fixtures/recorder.ts';

const signing = ({ caller }: { caller: Caller }) => caller.signer();

export const anApplicationSigns = play(
  'an application signs its calls',
  { records: { signedCall: ['oauth/api-call', 'oauth/forged'] }, part: ['smoke'] },
  async ({ caller, record }) => {
    const { users } = caller;
    if (!users) return record('oauth/api-call', noConsumer);
    const result = await users.triesMethods();
    if (isObservation(result)) return record('oauth/api-call', result);
    const { pair, tried } = result;
    for (const { method, observation, isAccepted } of tried) {
      record('oauth/api-call', observation);
      if (!isAccepted) continue;
      const forged = forgeries(users.signing.wrong(method, pair));
      for (const refused of await caller.beside(forged, ({ deviation }) => users.signing.calls(self, method, pair, deviation(self))))
        record('oauth/forged', refused);
      record('oauth/api-call', await users.signing.calls(self, method, pair));
    }
  },
);

const labels = { header: 'oauth/missing-header', oauth_consumer_key: 'oauth/wrong-consumer' } as const;

/** What a call with a part of its signature wrong is recorded as. */
export const labelOf = (family: string) => labels[family as keyof typeof labels] ?? 'oauth/bad-signature';

export const strangersSign = play(
  'strangers sign calls',
  {
    records: { signedCall: ['oauth/bad-signature', 'oauth/wrong-consumer', 'oauth/missing-header'] },
    controls: { signedCall: ['oauth/api-call'] },
    needs: signing,
  },
  async ({ caller, record }, signer) => {
    const { signing, method, pair, calls } = signer;
    const tried = await caller.strangersCall({
      operation: 'signed',
      wrong: signing.wrong(method, pair),
      // A signature of another form may be refused before it is compared, so that it shows nothing of the comparison.
      families: ['header', 'oauth_signature', 'oauth_signature changed'],
      everywhere: 'request',
      targets: caller.resourcesOfUsers('oauth1'),
      makes: (wrong, resource, what, shape) => signing.calls(resource, method, pair, { ...wrong.deviation(resource), what, shape }),
      right: () => calls(),
    });
    for (const { wrong, observation } of tried) record(labelOf(wrong.family), observation);
    record('oauth/api-call', await calls());
  },
);

export const manyHeaderForms = play(
  'applications write their headers in many ways',
  { records: { signedCall: ['oauth/header-form'] }, controls: { signedCall: ['oauth/api-call'] }, needs: signing },
  async ({ caller, record }, signer) => {
    const { signing, pair, working } = signer;
    for (const method of working)
      for (const accepted of await caller.beside(headerForms, (form) =>
        signing.calls(self, method, pair, { ...form, what: `${form.what}, with ${method}` }),
      ))
        record('oauth/header-form', accepted);
    record('oauth/api-call', await signer.calls());
  },
);

export const signedQueries = play(
  'applications sign queries with all kinds of characters',
  { records: { signedCall: ['oauth/signed-query', 'oauth/forged-query'], apiCall: ['oauth/query-control'] } },
  async ({ caller, record }) => {
    const { control, signed, forged } = await caller.signsQueries();
    for (const observation of control) record('oauth/query-control', observation);
    for (const observation of signed) record('oauth/signed-query', observation);
    for (const observation of forged) record('oauth/forged-query', observation);
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
    if (!control.pair) return record('oauth/other-consumer', skippedAfter(because('no-token-of-another'), 'oauth/issues-a-request-token'));
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
