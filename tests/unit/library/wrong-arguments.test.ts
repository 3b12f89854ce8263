import assert from 'node:assert/strict';
import { it } from 'node:test';
import { assertConforming, certify, rules, sign } from '../../../library/index.ts';
import { toConform } from '../../../library/playwright.ts';
import { manifest } from '../../../targets/reference/documents/manifest.ts';

/** As a program in JavaScript calls it, without types. */
type Loose = (...given: unknown[]) => unknown;
const loose = (one: unknown) => one as Loose;

const signed = { id: 'res_1', userId: 'user_1', email: 'jane@example.com' };
const request = { method: 'GET', url: 'https://api.example/v2/self' };
const consumer = { consumerKey: 'key', consumerSecret: 'secret' };

const wrong: [does: Loose, given: unknown[], message: string][] = [
  [loose(certify), [], 'certify: expected the path of a manifest, or a manifest as an object, got nothing'],
  [loose(certify), ['m.json', null], 'certify: expected options as an object, got null'],
  [loose(certify), ['m.json', { maxInstall: 3 }], 'certify: unknown option "maxInstall"; did you mean maxInstalls?'],
  [loose(certify), ['m.json', { readonly: true }], 'certify: unknown option "readonly"; did you mean readOnly?'],
  [loose(certify), ['m.json', { zzzzzz: 1 }], 'certify: unknown option "zzzzzz".'],
  [loose(certify), ['m.json', { signal: 'x' }], 'certify: signal takes an AbortSignal, got a string'],
  [loose(certify), ['m.json', { cwd: 3 }], 'certify: cwd takes a text, got a number'],
  [loose(certify), ['m.json', { env: ['A'] }], 'certify: env takes an object, got an array'],
  [loose(certify), ['m.json', { allowEnv: 'A' }], 'certify: allowEnv takes a list of texts, got a string'],
  [loose(certify), [JSON.parse(manifest), { environment: 'production' }], 'assay: production has to be confirmed; add --yes'],
  [loose(assertConforming), [], 'assertConforming: expected a report of Assay, got nothing'],
  [loose(assertConforming), [{}], 'assertConforming: expected a report of Assay, got an object without target'],
  [loose(toConform), [[]], 'assertConforming: expected a report of Assay, got an array'],
  [loose(rules.judgeReport), [{}], 'judgeReport: expected a report of Assay, got an object without target'],
  [loose(rules.judgeManifest), [], 'judgeManifest: expected a manifest as text or as an object, got nothing'],
  [loose(sign.form), [], 'sign.form: expected a sign-on, got nothing'],
  [loose(sign.form), [signed], 'sign.form: expected salt as a string, got nothing'],
  [loose(sign.request), [], 'sign.request: expected a request, got nothing'],
  [loose(sign.request), [request, {}], 'sign.request: expected consumerKey as a string, got nothing'],
  [
    loose(sign.request),
    [{ ...request, url: '/v2/self' }, consumer],
    'sign.request: expected url as an absolute http or https URL, got "/v2/self"',
  ],
  [
    loose(sign.request),
    [request, consumer, { signatureMethod: 'HMAC-SHA51' }],
    'sign.request: unknown signatureMethod "HMAC-SHA51"; did you mean HMAC-SHA1?',
  ],
];

for (const [does, given, message] of wrong)
  it(`one sentence: ${message}`, async () => {
    await assert.rejects(async () => does(...given), { name: 'UsageError', message });
  });
