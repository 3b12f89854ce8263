import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownInputs, missingFor, needsText, requirements, twoAddresses } from '../../../../engine/catalogue/catalogue.ts';
import type { PlatformTarget } from '../../../../fixtures/as-caller/configuration.ts';
import { missingInputs } from '../../../../runs/platform/report.ts';
import { whyProduction } from '../../../../runs/plays/plan-text.ts';

const target = (configuration: object, manifest?: object) =>
  ({ configuration: { base_url: 'https://api.example', ...configuration }, ...(manifest && { manifest }) }) as PlatformTarget;
const urls = (origin: string) => ({ base_url: `${origin}/resources`, sso_url: `${origin}/sso` });

describe('the settings that requirements need', () => {
  it('are data in every row of a platform that is judged', () => {
    const rows = requirements().filter(({ target: kind, level }) => kind === 'platform' && level !== 'note');
    assert.ok(rows.length > 80);
    assert.deepEqual(
      rows.filter(({ needs }) => typeof needs === 'string').map(({ id }) => id),
      [],
    );
  });

  it('are missing where the configuration does not have them, or has nothing in them', () => {
    const missing = missingInputs(target({ api_token: 't', user: { id: 'u' }, owner: { emails: [] } }));
    for (const setting of ['owner.emails', 'user.email', 'drive.deploy', 'also.other_consumer'])
      assert.ok(missing.includes(setting), setting);
    for (const setting of ['api_token', 'user.id', twoAddresses]) assert.ok(!missing.includes(setting), setting);
    assert.ok(knownInputs().length > missing.length);
  });

  it('include two addresses in a manifest', () => {
    const same = { api: { test: urls('https://a.example'), production: urls('https://a.example') } };
    const other = { api: { test: urls('https://a.example'), production: urls('https://b.example') } };
    assert.ok(missingInputs(target({}, same)).includes(twoAddresses));
    assert.ok(!missingInputs(target({}, other)).includes(twoAddresses));
  });

  it('stand for each other in a list', () => {
    const needs = [['oauth.consumer_key', 'api_token'], 'organisation_id'];
    assert.equal(needsText(needs), 'oauth.consumer_key or api_token, organisation_id');
    assert.deepEqual(missingFor({ needs }, new Set(['api_token'])), []);
    assert.deepEqual(missingFor({ needs }, new Set(['oauth.consumer_key', 'api_token'])), ['oauth.consumer_key or api_token']);
  });
});

describe('production', () => {
  const drive = { deploy: './deploy' };

  it('is a host that the configuration knows, or says so', () => {
    assert.equal(whyProduction(target({ drive, production_hosts: ['API.example'] })), 'api.example is among production_hosts');
    assert.equal(
      whyProduction(target({ drive, bridge_url: 'https://b.api.example', production_hosts: ['*.api.example'] })),
      'b.api.example is among production_hosts',
    );
    assert.equal(whyProduction(target({ drive, production: true })), 'production: true');
  });

  it('is nothing else, and nothing that changes nothing', () => {
    assert.equal(whyProduction(target({ drive, production_hosts: ['other.example'] })), undefined);
    assert.equal(whyProduction(target({ production: true })), undefined);
    assert.equal(whyProduction(target({ drive, provider: { manifest: 'm', environment: 'production' } })), undefined);
  });
});
