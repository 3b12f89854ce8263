import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { node } from '../../../../runs/doctor/machine.ts';
import { clock } from '../../../../runs/doctor/network.ts';

describe('Node, as doctor sees it', () => {
  for (const version of ['20.19.0', '20.20.1', '22.0.0', '24.1.0']) {
    it(`${version} is enough`, () => assert.equal(node(version).state, 'ok'));
  }
  for (const version of ['18.20.0', '20.18.9', '20.9.0']) {
    it(`${version} is too old`, () =>
      assert.deepEqual([node(version).state, node(version).remedy], ['wrong', 'Install Node 20.19 or later.']));
  }
});

describe("the target's clock", () => {
  const started = Date.UTC(2026, 10, 15, 12);
  const seen = (ahead: number, date = new Date(started + ahead * 1000).toUTCString()) =>
    clock({
      response: { status: 200, statusText: '', httpVersion: '1.1', headers: [['date', date]], body: '', bytes: 0 },
      started,
      ms: { total: 100 },
    });
  it('may differ by what a second cannot tell', () =>
    assert.deepEqual([seen(0).seen, seen(1).seen], Array(2).fill("the same as the target's")));
  it('may be off by a minute', () => assert.deepEqual([seen(50).state, seen(50).seen], ['ok', 'the target is 50 s ahead']));
  it('is wrong beyond that', () => assert.deepEqual([seen(-300).state, seen(-300).seen], ['wrong', 'the target is 300 s behind']));
  it('is not looked at where it is none', () => assert.equal(seen(0, 'soon').state, 'ok'));
});
