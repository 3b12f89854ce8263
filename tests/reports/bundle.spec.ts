import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pack } from '../../engine/bundle/pack.ts';
import { secretSearch } from '../../engine/redaction/scan.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { conforming, type Partner } from '../../targets/reference/partner/index.ts';
import { filesOf, forged, key, reportIn, statementIn } from '../support/bundles/signed.ts';
import { certifiedBundle, certifyIn, verifiedIn } from '../support/certified-bundle.ts';
import { type Ended, inFolder } from '../support/command.ts';
import { contractFiles } from '../support/house/own-contract.ts';
import { needs } from '../support/needs.ts';

const own = key();

let folder: string;
let partner: Partner;
/** A fault of the partner that can be switched on while it runs. */
let isOpen = false;
let isClosed = false;
let made: Ended;
let bundle: Buffer;

const assayHere = (...args: string[]) => inFolder(args, folder, { limit: 60_000 });
const certify = (...args: string[]) => certifyIn(folder, ...args);
const verified = (bytes: Buffer, ...args: string[]) => verifiedIn(folder, bytes, ...args);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const isPassword: typeof conforming.isPassword = (given, scene) => isOpen || conforming.isPassword(given, scene);
  ({ folder, partner, made, bundle } = await certifiedBundle(own, { isPassword }));
});

test.afterAll(async () => {
  if (!isClosed) await partner.close();
  rmSync(folder, { recursive: true });
});

test('a conforming run makes a bundle, and would be accepted', needs('browser'), () => {
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toMatch(/^Bundle: acme\.tgz, signed by the key [0-9a-f]{64}$/m);
  expect(made.stdout.match(/^yes /gm)).toHaveLength(8);
  expect(made.stdout).toContain('Would be accepted.');
});

test('a bundle holds report, manifest, ledger and an in-toto statement, and no secret', needs('browser'), () => {
  const report = reportIn(bundle);
  const { subject, predicate, ...statement } = statementIn(bundle);
  expect(statement).toEqual({ _type: 'https://in-toto.io/Statement/v1', predicateType: 'https://in-toto.io/attestation/test-result/v0.1' });
  expect(subject.map(({ name }) => name)).toEqual(['ledger.jsonl', 'manifest.json', 'report.json']);
  expect(predicate).toMatchObject({ result: 'PASSED', failedTests: [], warnedTests: [] });
  expect(predicate.passedTests.length).toBe(report.counts.pass);
  expect(predicate.assay).toMatchObject({
    edition: report.edition,
    catalogueHash: report.catalogueHash,
    seed: report.seed,
    started: report.started,
    run: { environment: 'test', baseUrl: partner.manifest.api.test.base_url, plans: ['test'] },
    fingerprint: [{ origin: partner.origin, addresses: [new URL(partner.origin).host] }],
  });
  const { password, sso_salt } = partner.manifest.api;
  const search = secretSearch([
    { name: 'password', value: password },
    { name: 'sso_salt', value: sso_salt },
  ]);
  for (const [name, content] of filesOf(bundle)) expect(search(String(content)), name).toEqual([]);
  expect(search(JSON.stringify(statementIn(bundle)))).toEqual([]);
});

test('only a signature that was checked verifies: without one, the status is 4', needs('browser'), async () => {
  const signed = await verified(bundle, '--public-key', 'pub.pem');
  expect(signed).toMatchObject({ status: 0, stderr: '', last: 'verified: given.tgz, acme-db conforms to edition 2026-11' });
  expect(signed.stdout).toMatch(/^yes {2}judged again +all \d+ verdicts come out the same, and all that is said of them$/m);
  expect(signed.stdout).toContain('It does not prove: that the recordings are of the deployment and not invented');
  const unsigned = await verified(forged(bundle, reportIn(bundle)));
  expect(unsigned).toMatchObject({ status: 4, last: expect.stringMatching(/^unsigned: given\.tgz says that acme-db conforms/) });
  expect(unsigned.stdout).toMatch(/^\? {4}signature +unsigned: anybody could have made it$/m);
  expect(unsigned.stdout).toContain('It does not prove: who made it');
  expect((await verified(forged(bundle, reportIn(bundle)), '--quiet')).stdout).toMatch(/^unsigned: [^\n]*\n$/);
  const unchecked = await verified(bundle, '--quiet');
  expect(unchecked).toMatchObject({ status: 4, last: expect.stringMatching(/^not checked: given\.tgz says that .* with --public-key$/) });
});

test('a loopback address is refused, by verify and before signing, unless it is allowed', needs('browser'), async () => {
  writeFileSync(join(folder, 'given.tgz'), bundle);
  const refused = await assayHere('verify', 'given.tgz', '--public-key', 'pub.pem', '--quiet');
  expect(refused).toMatchObject({ status: 1, stdout: expect.stringContaining('public https address: http://127.0.0.1') });
  const slash = `${partner.manifest.api.test.base_url}/`;
  const local = await certify('--bundle', 'local.tgz', '--sign-key', 'key.pem', '--check', '--base-url', slash);
  expect(local).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/^local\.tgz: not written, because assay verify would refuse it: /),
  });
  expect(local.stdout).toContain('Would not be accepted: public https address.');
  expect(existsSync(join(folder, 'local.tgz'))).toBe(false);
});

test('a contract with other rows than those that the bundle was made with is no proof', needs('browser', '@prove'), async () => {
  for (const [name, text] of Object.entries(contractFiles())) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text.replace('A call without credentials returns', 'A call without any returns'));
  }
  const other = await verified(bundle, '--public-key', 'pub.pem', '--contract', 'own');
  expect(other).toMatchObject({ status: 1, last: expect.stringMatching(/^refused: .*made with other rows than those of this Assay/) });
});

test('a base address with a slash at its end is that of the manifest', needs('browser', '@prove'), async () => {
  const slash = `${partner.manifest.api.test.base_url}/`;
  const { status } = await certify('--bundle', 'slash.tgz', '--sign-key', 'key.pem', '--allow-local', '--base-url', slash);
  expect(status).toBe(0);
  const again = await verified(readFileSync(join(folder, 'slash.tgz')), '--public-key', 'pub.pem', '--quiet');
  expect(again.status, again.stdout).toBe(0);
});

test('a private key is no public key', needs('browser'), async () => {
  const ended = await verified(bundle, '--public-key', 'key.pem');
  expect(ended).toMatchObject({ status: 2, stderr: expect.stringMatching(/^assay: key\.pem: .*got a private key.*\n$/) });
});

test('a certificate is of the manifest, and of whom one expects', needs('browser'), async () => {
  const asked = (bytes: Buffer, ...args: string[]) => verified(bytes, '--public-key', 'pub.pem', '--quiet', ...args);
  expect((await asked(bundle, '--id', 'acme-db')).status).toBe(0);
  expect(await asked(bundle, '--id', 'bolt-db')).toMatchObject({ status: 1, last: expect.stringContaining('bolt-db is expected') });
});

test('a fleet says when the certificate of a target expires, and refuses one of another add-on', needs('browser'), async () => {
  writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...partner.manifest, id: 'other-db' }));
  const targets = ['manifest', 'other'].map((name) => ({ name, manifest: `${name}.json`, certificate: 'acme.tgz' }));
  writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));
  const part = ['--smoke', '--browser', 'off', '--expires-within', '90', '--out', 'fleet'];
  const { status, stdout } = await assayHere('fleet', 'targets.yaml', ...part);
  const on = new Date(Date.parse(reportIn(bundle).started) + 90 * 24 * 3_600_000).toISOString().slice(0, 10);
  expect(stdout).toMatch(new RegExp(`^manifest: certificate acme\\.tgz expires in (89|90) days, on ${on}$`, 'm'));
  expect(stdout).toContain(`unsure: other, acme.tgz: the certificate of "${partner.manifest.id}", which is not the id of`);
  expect(status).toBe(2);
});

test("an edition of one's own is not a published one", needs('browser'), async () => {
  const by = async (name: string) => {
    writeFileSync(join(folder, 'own.yaml'), `edition: ${name}\nrows:\n  - { id: manifest/id-is-present, level: should }\n`);
    return verified(bundle, '--public-key', 'pub.pem', '--quiet', '--edition', 'own.yaml');
  };
  expect(await by('2027-01')).toMatchObject({ status: 1, last: expect.stringContaining('edition: 2026-11, expected 2027-01') });
  expect(await by('2026-11')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('2026-11 is a published edition, and this file changes it'),
  });
});

test('a bundle is refused after its time, under another key, and where production is required', needs('browser'), async () => {
  const report = reportIn(bundle);
  const shift = 91 * 24 * 60 * 60 * 1000;
  const started = new Date(Date.parse(report.started) - shift).toISOString();
  const aged = { ...report, started, exchanges: report.exchanges.map((one) => ({ ...one, started: one.started - shift })) };
  const dated = (line: string) =>
    line.replace(/"at":"([^"]*)"/, (_, at: string) => `"at":"${new Date(Date.parse(at) - shift).toISOString()}"`);
  const ledger = String(filesOf(bundle).get('ledger.jsonl')).split('\n').map(dated).join('\n');
  const old = forged(bundle, aged, own, ledger);
  expect(await verified(old, '--public-key', 'pub.pem', '--quiet')).toMatchObject({
    status: 1,
    last: expect.stringMatching(/^refused: .*age: made on .* expired on/),
  });
  expect((await verified(old, '--public-key', 'pub.pem', '--quiet', '--max-age', '100')).status).toBe(0);
  expect(await verified(bundle, '--public-key', 'other.pem', '--quiet')).toMatchObject({
    status: 1,
    last: expect.stringContaining('not by the key that was given'),
  });
  expect(await verified(bundle, '--require', 'production', '--quiet')).toMatchObject({
    status: 1,
    last: expect.stringContaining('production is required'),
  });
});

test('a rerun confirms the same partner, and not one with a fault', needs('browser'), async () => {
  const again = ['--quiet', '--public-key', 'pub.pem', '--rerun', 'manifest.json', '--cases', '2'];
  const confirmed = await verified(bundle, ...again, '--seed', '7', '--out', 'again');
  expect(confirmed).toMatchObject({ status: 0, last: 'confirmed: the run comes out as certified, with seed 7' });
  isOpen = true;
  const faulty = await verified(bundle, ...again, '--seed', '7', '--browser', 'off', '--out', 'faulty');
  isOpen = false;
  expect(faulty).toMatchObject({
    status: 1,
    last: expect.stringMatching(/^not confirmed: .*\bauth\/refuses-a-wrong-password \(pass → fail\)/),
  });
  expect(partner.resources()).toEqual([]);
  writeFileSync(join(folder, 'renamed.json'), JSON.stringify({ ...partner.manifest, name: 'Another' }));
  const another = await verified(bundle, '--quiet', '--rerun', 'renamed.json');
  expect(another).toMatchObject({ status: 2, stderr: expect.stringContaining('not the manifest that was certified') });
});

test(
  'a rerun in part, elsewhere, or with a variable that nobody allowed sends nothing and confirms nothing',
  needs('browser'),
  async () => {
    const { password } = partner.manifest.api;
    writeFileSync(join(folder, 'asking.json'), JSON.stringify(partner.manifest).replace(password, `\${ASSAY_TEST_SECRET}`));
    const installs = partner.made();
    const wrong: [args: string[], expected: string][] = [
      [['manifest.json', '--read-only'], 'unknown option --read-only'],
      [['manifest.json', '--smoke'], 'unknown option --smoke'],
      [['manifest.json', '--resource', 'res_1'], 'unknown option --resource'],
      [['manifest.json', '--dry-run'], 'unknown option --dry-run'],
      [['manifest.json', '--base-url', 'http://127.0.0.1:9/r'], 'unknown option --base-url'],
      [['asking.json'], 'the manifest asks for the variable ASSAY_TEST_SECRET, which is not allowed'],
    ];
    for (const [args, expected] of wrong) {
      const { status, stdout, stderr } = await verified(bundle, '--quiet', '--public-key', 'pub.pem', '--rerun', ...args);
      expect({ args, status, stderr }).toEqual({ args, status: 2, stderr: expect.stringContaining(expected) });
      expect(stdout).not.toContain('confirmed');
    }
    expect(partner.made()).toBe(installs);
  },
);

test('a recording of another run does not pass for its own', needs('browser'), async () => {
  const report = reportIn(bundle);
  const [again, faulty] = ['again', 'faulty'].map((name) => readFileSync(join(folder, name, 'report.json')));
  const swapped = await verified(
    pack(new Map([...filesOf(bundle), ['report.json', again ?? Buffer.alloc(0)]])) ?? Buffer.alloc(0),
    '--quiet',
  );
  expect(swapped).toMatchObject({
    status: 1,
    last: expect.stringContaining('report.json is not the file that the certificate was made for'),
  });
  const { recordings, exchanges } = JSON.parse(String(faulty)) as Report;
  const invented = await verified(forged(bundle, { ...report, recordings, exchanges }, own), '--public-key', 'pub.pem', '--quiet');
  expect(invented).toMatchObject({
    status: 1,
    last: expect.stringMatching(/judged again: .*auth\/refuses-a-wrong-password comes out as fail/),
  });
});

test('a rerun at a target that is down confirms nothing', needs('browser'), async () => {
  await partner.close();
  isClosed = true;
  const ended = await verified(bundle, '--quiet', '--public-key', 'pub.pem', '--rerun', 'manifest.json', '--cases', '0', '--out', 'down');
  expect(ended).toMatchObject({ status: 3, last: expect.stringMatching(/^not confirmed: /) });
});
