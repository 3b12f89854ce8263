import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlatformRun, ProviderRun } from '../../../../engine/recording/run-settings.ts';
import type { PlatformTarget } from '../../../../fixtures/as-caller/configuration.ts';
import { chosenPlays } from '../../../../runs/plan/choice.ts';
import type { CertificatePlan } from '../../../../runs/plan/plan.ts';
import { certifyPlanText, gatePlanText } from '../../../../runs/plays/plan-text.ts';

const urls = { base_url: 'http://127.0.0.1:4998/resources', sso_url: 'http://127.0.0.1:4998/sso' };
const manifest = { id: 'acme', api: { test: urls, production: urls } } as unknown as NonNullable<PlatformTarget['manifest']>;
const judging = { part: { plays: {} } };
const planOf = (configuration: object, run: object = {}, partner: object = manifest) =>
  gatePlanText(
    { judging },
    { plan: 'test', maxInstalls: 12, isReadOnly: false, ...run } as PlatformRun,
    {
      configuration: { base_url: 'https://api.example', drive: { install: './i', deploy: './d' }, ...configuration },
      manifest: partner,
      folder: '.',
    } as PlatformTarget,
  );

describe('the plan for a platform elsewhere', () => {
  it('says which addresses of this machine it is given', () => {
    const plan = planOf({});
    assert.match(plan, /not reachable +http:\/\/127\.0\.0\.1:4998\/resources, where the stand-in partner answers/);
    assert.match(plan, /not reachable +the stand-in application, on loopback: set application: sample/);
  });

  it('says nothing where the platform is here, or has another way', () => {
    for (const [configuration, run] of [
      [{ base_url: 'http://127.0.0.1:1' }, {}],
      [{ application: 'sample' }, { standIn: 'https://partner.example' }],
      [{ application_url: 'https://ci.example' }, { standIn: 'https://partner.example' }],
      [{}, { isReadOnly: true }],
    ] as const)
      assert.doesNotMatch(planOf(configuration, run), /not reachable/);
  });

  it('is shown for a manifest whose address is no URL', () => {
    const api = { test: { ...urls, base_url: 'not a url' }, production: urls };
    for (const drive of [{}, { install: './i' }]) assert.doesNotMatch(planOf({ drive }, {}, { id: 'acme', api }), /not reachable/);
  });

  it('says that it is production', () => {
    assert.match(planOf({ production_hosts: ['api.*'] }), /production +yes: api\.example is among production_hosts/);
    assert.doesNotMatch(planOf({}), /production +yes/);
  });
});

describe('the plan for a provider', () => {
  const planned = (certificate: Partial<CertificatePlan> = {}) => ({
    target: { file: 'm.json', variables: [], allowsWeakSecrets: false, environment: 'test' as const },
    judging,
    certificate: { isAsked: false, ...certificate },
  });

  it('says before the run that an address of this machine gets no certificate', () => {
    const run = { baseUrl: urls.base_url, ssoUrl: urls.sso_url, plans: ['test'], plays: {} } as unknown as ProviderRun;
    const at = (certificate: Partial<CertificatePlan> = {}, base = urls.base_url) =>
      certifyPlanText(planned(certificate), { ...run, baseUrl: base, ssoUrl: base }, 'acme');
    const none =
      /^ {2}certificate {5}none: http:\/\/127\.0\.0\.1:4998\/resources can only be reached from one machine or network \(--allow-local accepts it\)$/m;
    assert.match(at({ bundle: 'acme.tgz' }), none);
    assert.match(at({ isAsked: true }), none);
    for (const asked of [undefined, { isAsked: false }, { bundle: 'acme.tgz', allowsLocal: true }])
      assert.doesNotMatch(at(asked), /certificate/);
    assert.doesNotMatch(at({ bundle: 'acme.tgz' }, 'https://acme.example/sso'), /certificate/);
  });

  const installs = (choice: Partial<Parameters<typeof chosenPlays>[0] & Pick<ProviderRun, 'cases' | 'enoughInstalls'>>) => {
    const { plays } = chosenPlays(choice);
    const run = { baseUrl: urls.base_url, ssoUrl: urls.sso_url, plans: ['test'], maxInstalls: 27, plays, ...choice };
    return /installs +(.+)/.exec(certifyPlanText(planned(), run as unknown as ProviderRun, 'acme'))?.[1];
  };

  it('says how many installs there are, or that there are none', () => {
    assert.match(installs({ cases: 3 }) ?? '', /^at most 27, .* \(3 of them generated, seed /);
    assert.equal(installs({ cases: 0 }), 'at most 27, one at a time, each deleted again');
    assert.equal(installs({ cases: 0, enoughInstalls: 8 }), 'at most 27, one at a time, each deleted again; 8 test everything');
    assert.equal(installs({ 'read-only': true }), 'none');
    assert.equal(installs({ resource: 'r1' }), 'none: signs on to r1');
  });
});
