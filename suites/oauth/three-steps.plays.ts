import { changed } from '../../engine/space/deviations.ts';
import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import { noConsumer, self } from '../../fixtures/as-caller/setup.ts';
import { methods } from '../../fixtures/as-caller/signing.ts';
import { isObservation } from '../../fixtures/recorder.ts';
import { labelOf } from './plays.ts';

export const anApplicationAsks = play(
  'an application asks for request tokens',
  { records: { token: ['oauth/request-token'] } },
  async ({ caller, record }) => {
    if (!caller.users) return record('oauth/request-token', noConsumer);
    const { signing, requestMethod } = caller.users;
    let issued = 0;
    for (const method of methods()) {
      const { observation, pair } = await signing.asksForToken(method);
      record('oauth/request-token', observation);
      if (pair) issued += 1;
    }
    // Whether tokens are fresh takes two of them.
    const method = issued < 2 ? await requestMethod() : undefined;
    if (method) record('oauth/request-token', (await signing.asksForToken(method)).observation);
  },
);

export const aUserAgrees = play(
  'a user agrees, and the application gets its token',
  {
    records: {
      authorisation: ['oauth/authorize'],
      token: ['oauth/access-token', 'oauth/token-reuse'],
      signedCall: ['oauth/exchanged-call', 'oauth/temporary-token'],
    },
    part: ['smoke'],
  },
  async ({ caller, record }) => {
    const labels = ['oauth/authorize', 'oauth/access-token', 'oauth/exchanged-call', 'oauth/temporary-token', 'oauth/token-reuse'] as const;
    if (!caller.users) return record(labels, noConsumer);
    const { authorized, exchange, call, again, temporary, instead = noConsumer } = await caller.users.steps();
    record('oauth/authorize', authorized ?? instead);
    record('oauth/access-token', exchange ?? instead);
    record('oauth/exchanged-call', call ?? instead);
    record('oauth/token-reuse', again ?? instead);
    for (const observation of temporary.length > 0 ? temporary : [instead]) record('oauth/temporary-token', observation);
  },
);

export const strangersAskForTokens = play(
  'strangers ask for request tokens',
  {
    records: {
      signedCall: ['oauth/bad-signature', 'oauth/wrong-consumer', 'oauth/missing-header'],
      authorisation: ['oauth/authorize-unknown'],
    },
    controls: { token: ['oauth/request-token'] },
    needs: ({ caller }) => caller.asker(),
  },
  async ({ record }, asker) => {
    const { signing, method, authorizes } = asker;
    const tried = ['header', 'oauth_signature', 'oauth_consumer_key', 'secrets'];
    for (const { family, deviation } of signing.wrong(method).filter((one) => tried.includes(one.family)))
      record(labelOf(family), (await signing.asksForToken(method, deviation(self))).observation);
    const { pair, observation } = await signing.asksForToken(method);
    record('oauth/request-token', observation);
    record('oauth/authorize-unknown', (await authorizes(changed(pair?.token ?? 'never-issued'), false)).observation);
  },
);

export const strangersExchange = play(
  'strangers exchange what is not theirs',
  {
    records: {
      token: ['oauth/wrong-verifier', 'oauth/missing-verifier', 'oauth/unauthorised-token', 'oauth/other-consumer-exchange'],
      authorisation: ['oauth/authorize'],
    },
    controls: { token: ['oauth/request-token'] },
    needs: ({ caller }) => caller.asker(),
  },
  async ({ caller, record }, asker) => {
    const { signing, method, grants } = asker;
    const one = await grants();
    if (isObservation(one)) return record(['oauth/wrong-verifier', 'oauth/missing-verifier', 'oauth/unauthorised-token'], one);
    const { observation: unauthorised, pair: fresh } = await signing.asksForToken(method);
    record('oauth/request-token', unauthorised);
    if (fresh) {
      const what = "a token that nobody has agreed to, with another one's verifier";
      record(
        'oauth/unauthorised-token',
        (await signing.exchanges(method, fresh, one.verifier, { what, variant: 'unauthorised' })).observation,
      );
    }
    const wrong = { what: 'one character of the verifier changed', variant: 'wrong-verifier' };
    record('oauth/wrong-verifier', (await signing.exchanges(method, one.pair, changed(one.verifier), wrong)).observation);
    const two = await grants('order=1');
    if (isObservation(two)) return record('oauth/missing-verifier', two);
    if (two.authorized.what !== undefined) record('oauth/authorize', two.authorized);
    for (const verifier of [undefined, '']) {
      const what = verifier === undefined ? 'no verifier' : 'an empty verifier';
      record(
        'oauth/missing-verifier',
        (await signing.exchanges(method, two.pair, verifier, { what, variant: 'missing-verifier' })).observation,
      );
    }
    const { other_consumer: other } = caller.configuration.also ?? {};
    if (!other) return;
    const credentials = { consumerKey: other.key, consumerSecret: other.secret };
    const what = "another consumer's key and secret, with our request token and its verifier";
    const exchanged = await signing.exchanges(method, two.pair, two.verifier, { credentials, what, variant: 'other-consumer' });
    record('oauth/other-consumer-exchange', exchanged.observation);
  },
);
