import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { difference } from '../../../../reporters/html/problem.ts';

const shown = (expected: string, got: string): string[] => {
  const both = difference(expected, got);
  return [both.expected.markup, both.got.markup];
};

describe('the difference', () => {
  it('is the word after a common start, without the remark behind it', () => {
    assert.deepEqual(shown('status 401', 'status 403 on provisioning'), [
      '<bdi>status <mark>401</mark></bdi>',
      '<bdi>status <mark>403</mark> on provisioning</bdi>',
    ]);
  });

  it('is as short where the remark stands behind what was expected', () => {
    assert.deepEqual(shown('status 200 on /health', 'status 500'), [
      '<bdi>status <mark>200</mark> on /health</bdi>',
      '<bdi>status <mark>500</mark></bdi>',
    ]);
  });

  it('is what stands between a common start and a common end', () => {
    assert.deepEqual(shown('a panel that opens', 'a login page that opens'), [
      '<bdi>a <mark>panel</mark> that opens</bdi>',
      '<bdi>a <mark>login page</mark> that opens</bdi>',
    ]);
  });

  it('is not marked between texts that have nothing in common', () => {
    assert.deepEqual(shown('the panel opens', 'SHA-1 <is> used'), ['<bdi>the panel opens</bdi>', '<bdi>SHA-1 &lt;is&gt; used</bdi>']);
  });

  it('is nothing between equal texts', () => assert.deepEqual(shown('a', 'a'), ['<bdi>a</bdi>', '<bdi>a</bdi>']));
});
