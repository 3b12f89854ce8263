import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authorization } from '../../../../engine/signatures/oauth/authorization.ts';
import { parseAuthorization } from '../../../../engine/signatures/oauth/header.ts';
import { spoiltParameters } from '../../../../engine/signatures/oauth/spoilt.ts';

describe('an OAuth parameter', () => {
  const request = { method: 'GET', url: 'https://api.example/v2/self' };
  const credentials = { consumerKey: 'key', consumerSecret: 'secret', token: 'token', tokenSecret: 'other' };
  const { parameters } = authorization(request, credentials);
  const sentWith = (name: string) => {
    const { choices } = spoiltParameters(parameters).find((one) => one.name === name) ?? {};
    return parseAuthorization(authorization(request, credentials, choices).header).parameters;
  };

  it('is left out, or sent twice', () => {
    assert.ok(!sentWith('oauth_signature left-out').some(([name]) => name === 'oauth_signature'));
    assert.equal(sentWith('oauth_nonce repeated').filter(([name]) => name === 'oauth_nonce').length, 2);
  });

  it('is each of those that a request has', () =>
    assert.deepEqual(
      [...new Set(spoiltParameters(parameters).map(({ parameter }) => parameter))],
      [
        ...['oauth_consumer_key', 'oauth_token', 'oauth_signature_method', 'oauth_timestamp', 'oauth_nonce', 'oauth_version'],
        'oauth_signature',
      ],
    ));
});
