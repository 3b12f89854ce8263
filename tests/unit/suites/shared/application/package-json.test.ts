import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { declaredManager, major } from '../../../../../suites/shared/application/package-json.ts';
import { testApplication } from './test-application.ts';

const declared = (packageManager: unknown) => declaredManager(testApplication({ 'package.json': JSON.stringify({ packageManager }) }));

describe('packageManager of package.json', () => {
  it('names a manager and its version, without the checksum', () => {
    assert.deepEqual(declared('yarn@4.9.1'), { name: 'yarn', version: '4.9.1' });
    assert.deepEqual(declared('pnpm@10.11.0+sha512.6540583f'), { name: 'pnpm', version: '10.11.0' });
    assert.deepEqual(declared('npm@11.0.0-pre.1+'), { name: 'npm', version: '11.0.0-pre.1' });
  });

  const others = [
    'yarn',
    'yarn@',
    '@4.9.1',
    'yarn@4 .9',
    ' yarn@4',
    'yarn@4 ',
    'my yarn@4',
    'yarn@+sha1',
    'yarn@4+a b',
    '',
    4,
    null,
    ['yarn@4'],
  ];
  for (const value of others) it(`names none in ${JSON.stringify(value)}`, () => assert.equal(declared(value), undefined));

  it('names none where there is no package.json', () => assert.equal(declaredManager(testApplication({})), undefined));
});

describe('the first number of a version', () => {
  const versions: Record<string, number> = {
    '4.9.1': 4,
    '10': 10,
    '1-rc.2': 1,
    v4: Number.NaN,
    '': Number.NaN,
    'x.4': Number.NaN,
  };
  for (const [version, expected] of Object.entries(versions))
    it(`is ${expected} in "${version}"`, () => assert.equal(major(version), expected));
});
