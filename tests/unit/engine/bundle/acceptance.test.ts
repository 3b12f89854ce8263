import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Accepting, acceptance, whose } from '../../../../engine/bundle/acceptance.ts';
import { catalogue } from '../../../../engine/catalogue/catalogue.ts';
import { editionOf } from '../../../../engine/contract/edition.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';

type Run = Parameters<typeof acceptance>[1];

const endpoints = { base_url: 'https://acme.example/resources', sso_url: 'https://acme.example/sso' };
const run = { environment: 'production', baseUrl: endpoints.base_url, ssoUrl: endpoints.sso_url } as Run;
const manifest = { text: `\uFEFF${JSON.stringify({ api: { production: endpoints } })}` };

const good = {
  verdict: 'conforming',
  because: 'all 3 required checks passed or do not apply',
  complete: true,
  edition: catalogue().edition,
  catalogueHash: editionOf().hash,
  resources: { made: 3, undone: 3, left: [], unknown: [] },
  manifest,
  requirements: [
    { id: 'manifest/password-is-long', level: 'should', verdict: 'pass' },
    { id: 'manifest/sso-salt-is-long', level: 'should', verdict: 'pass' },
    { id: 'sso/replay', level: 'should', verdict: 'untested' },
    { id: 'provision/succeeds', level: 'must', verdict: 'pass' },
  ],
};

const answersTo = (own: object, of: Run = run, asked: Accepting = {}) => acceptance({ ...good, ...own } as unknown as Report, of, asked);
const refusals = (...given: Parameters<typeof answersTo>) =>
  answersTo(...given)
    .filter(({ isYes }) => !isYes)
    .map(({ question, because }) => `${question}: ${because}`);
const must = (verdict: string) => ({ id: 'provision/succeeds', level: 'must', verdict });

describe('a run', () => {
  it('is accepted, with a reason for each question', () => {
    assert.deepEqual(
      answersTo({}).map(({ isYes, because }) => [isYes, because]),
      [
        [true, 'the run finished, and every required check was decided'],
        [true, 'all 3 required checks passed or do not apply'],
        [true, catalogue().edition],
        [true, 'production'],
        [true, 'https://acme.example/resources'],
        [true, 'https, with a public name'],
        [true, '35 characters or more each'],
        [true, '3 created, 3 deleted, 0 left behind'],
      ],
    );
  });

  it('is from the environment that is required', () => {
    const [environment] = answersTo({}, run, { environment: 'production' }).filter(({ question }) => question === 'environment');
    assert.equal(environment?.because, 'production, as required');
  });

  for (const [what, own, expected] of [
    ['was cut short', { complete: false }, 'complete: the run was stopped early'],
    ['left a required check out', { requirements: [...good.requirements, must('untested')] }, 'complete: a required check was not decided'],
    [
      'left required checks open',
      { requirements: [...good.requirements, must('untested'), must('undecided')] },
      'complete: 2 required checks were not decided',
    ],
    ['fails', { verdict: 'not-conforming', because: '1 of 3 required checks failed' }, 'conforming: 1 of 3 required checks failed'],
    [
      'was judged by another edition',
      { edition: '1999-01' },
      `current edition: 1999-01; its requirements differ from those of ${catalogue().edition}, the edition in force`,
    ],
    [
      'was judged by other rows',
      { catalogueHash: 'sha256:0' },
      `current edition: ${catalogue().edition}; its requirements differ from those of ${catalogue().edition}, the edition in force`,
    ],
    [
      'has short secrets',
      { requirements: good.requirements.map((one) => ({ ...one, verdict: one.id.endsWith('-long') ? 'warn' : one.verdict })) },
      'secrets long enough: manifest/password-is-long, manifest/sso-salt-is-long did not pass',
    ],
    [
      'left something behind',
      { resources: { ...good.resources, left: ['a'], unknown: ['b', 'c'] } },
      'nothing left behind: 3 may still exist; run assay reap',
    ],
  ] as const)
    it(`is refused that ${what}`, () => assert.deepEqual(refusals(own), [expected]));

  it('is refused in another environment than the required one', () => {
    assert.deepEqual(refusals({}, run, { environment: 'test' }), ['environment: production, and test is required']);
  });

  const elsewhere = (baseUrl: string, ssoUrl: string) => `the manifest's addresses: ${baseUrl} and ${ssoUrl} are not those of the manifest`;

  it('is refused at other addresses than those of the manifest', () => {
    const { base_url, sso_url } = endpoints;
    assert.deepEqual(refusals({}, { ...run, baseUrl: 'https://x.example/' }), [elsewhere('https://x.example/', sso_url)]);
    assert.deepEqual(refusals({}, { ...run, ssoUrl: 'https://x.example/' }), [elsewhere(base_url, 'https://x.example/')]);
    for (const text of ['null', '{}', '{"api":{}}', JSON.stringify({ api: { test: endpoints } })])
      assert.deepEqual(refusals({ manifest: { text } }), [elsewhere(base_url, sso_url)], text);
    assert.deepEqual(refusals({ manifest: undefined }), [elsewhere(base_url, sso_url)]);
  });
});

describe('an address', () => {
  const at = (baseUrl: string, asked?: Accepting) => {
    const api = { production: { ...endpoints, base_url: baseUrl } };
    return answersTo({ manifest: { text: JSON.stringify({ api }) } }, { ...run, baseUrl }, asked).filter(
      ({ question }) => question === 'public https address',
    )[0];
  };
  const reach = 'can only be reached from one machine or network';

  for (const [url, why] of [
    ['http://127.0.0.1:8080/r', reach],
    ['https://localhost/r', reach],
    ['https://[::1]/r', reach],
    ['https://10.1.2.3/r', reach],
    ['https://192.168.1.4/r', reach],
    ['https://db.internal/r', reach],
    ['http://acme.example/r', 'is not https'],
  ] as const)
    it(`is no public one: ${url}`, () => {
      assert.deepEqual([at(url)?.isYes, at(url)?.because], [false, `${url} ${why} (--allow-local accepts it)`]);
      assert.deepEqual(
        [at(url, { allowsLocal: true })?.isYes, at(url, { allowsLocal: true })?.because],
        [true, `${url} ${why}, which is allowed`],
      );
    });
});

describe('whose run it is', () => {
  const of = (target: object, id: unknown, expected?: string) =>
    whose({ target, manifest: { text: JSON.stringify({ id }) } } as unknown as Report, expected);
  const acme = { kind: 'provider', name: 'acme-db' };

  it("is told by the manifest's id", () => {
    assert.deepEqual(of(acme, 'acme-db'), { question: 'whose', isYes: true, because: 'acme-db' });
    assert.equal(of(acme, 'acme-db', 'acme-db').isYes, true);
  });

  it('is not that of another manifest, of none, or of another kind of target', () => {
    for (const id of ['victim-db', '', undefined, 7]) assert.equal(of(acme, id).isYes, false);
    assert.equal(whose({ target: acme } as unknown as Report, undefined).isYes, false);
    assert.equal(of({ ...acme, kind: 'client' }, 'acme-db').isYes, false);
    assert.equal(of({ ...acme, name: '' }, '').isYes, false);
  });

  it('is not whom one expects', () =>
    assert.equal(of(acme, 'acme-db', 'bolt-db').because, 'the run is for acme-db, but bolt-db is expected'));
});
