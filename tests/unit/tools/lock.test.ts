import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wrongPackages } from '../../../tools/lock.ts';

const integrity = 'sha512-0';

describe('the lock file', () => {
  it('is good when every package has its entry, beside or above the one that needs it', () => {
    const packages = {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { dependencies: { b: '^1.0.0' }, optionalDependencies: { c: '1.0.0' }, integrity },
      'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0' }, integrity },
      'node_modules/c': { integrity },
    };
    assert.deepEqual(wrongPackages(packages), []);
  });

  it('lacks the optional package of another platform', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' }, integrity } };
    assert.match(wrongPackages(packages).join(), /a needs a-darwin-arm64, which has no entry/);
  });

  it('names an address, or no integrity', () => {
    const packages = { 'node_modules/a': { resolved: 'https://packages.example/a.tgz' } };
    assert.deepEqual(
      wrongPackages(packages).map((problem) => problem.split(';')[0]),
      ['package-lock.json: node_modules/a has no integrity', 'package-lock.json: node_modules/a says where it was downloaded'],
    );
  });
});
