import assert from 'node:assert/strict';
import test from 'node:test';
import { drawing } from '../../../../engine/cases/drawing.ts';
import type { Rewriting, Space } from '../../../../engine/space/space.ts';
import { atomsOf, written } from '../../../../engine/space/write.ts';

const usual = {
  method: 'DELETE',
  url: 'https://a.example/things/res_1',
  headers: [['Authorization', 'Basic abc'] as [string, string]],
};

/** The request with one change. */
const changed = (change: Rewriting, request: Parameters<ReturnType<typeof written>>[0] = usual) => {
  const space: Space = { it: { values: { usual: {}, other: change } } };
  return written(atomsOf(space, { it: 'other' }, drawing(1, 'test')))(request);
};

test('an address is written in another way', () => {
  const at = (address: string) => changed({ address }).url;
  assert.equal(at('{url}/'), 'https://a.example/things/res_1/');
  assert.equal(at('{base}//{last}'), 'https://a.example/things//res_1');
  assert.equal(at('{base in capitals}/{last in capitals}'), 'https://a.example/THINGS/res_1');
  assert.equal(at('{base}/{last with an encoded letter}'), 'https://a.example/things/%72es_1');
});

test('a method is sent by another one, which names it', () => {
  const { method, url, body } = changed({ method: 'POST', query: '_method={method}', body: '_method={method}' });
  assert.deepEqual([method, url, body], ['POST', 'https://a.example/things/res_1?_method=DELETE', '_method=DELETE']);
});

test('headers are replaced, added and left out, and their scheme is spelled otherwise', () => {
  assert.deepEqual(changed({ headers: { authorization: ['x'] } }).headers, [['authorization', 'x']]);
  assert.equal(changed({ adds: { Authorization: ['x'] } }).headers?.length, 2);
  assert.deepEqual(changed({ without: ['Authorization'] }).headers, []);
  assert.deepEqual(changed({ spells: 'capital' }).headers, [['Authorization', 'BASIC abc']]);
  assert.deepEqual(changed({ names: 'small' }).headers, [['authorization', 'Basic abc']]);
});

test('the fields of a body are sent in another type, in the query, or with more', () => {
  const form = { ...usual, method: 'POST', body: 'a=1&b=x+y' };
  assert.equal(changed({ as: 'json' }, form).body, '{"a":"1","b":"x y"}');
  assert.match(String(changed({ as: 'multipart' }, form).body), /name="b"\r\n\r\nx y\r\n/);
  assert.deepEqual(changed({ inQuery: true, method: 'GET' }, form).url, `${usual.url}?a=1&b=x+y`);
  assert.ok(String(changed({ pad: 20_000 }, form).body).length > 20_000);
  assert.ok(String(changed({ pad: 20_000 }, { ...form, body: '{"a":1}' }).body).startsWith('{"a":1,"notes":"lorem'));
});

test('each header is one thing of its own, so that one that does not matter can be left out', () => {
  const space: Space = { it: { values: { usual: {}, many: { headers: { 'X-A': ['1'], 'X-B': ['2'] } } } } };
  const atoms = atomsOf(space, { it: 'many' }, drawing(1, 'test'));
  assert.deepEqual(
    atoms.map(({ words }) => words),
    ['`X-A: 1`', '`X-B: 2`'],
  );
});

test('texts of one header have their turns', () => {
  const space: Space = { it: { values: { usual: {}, other: { headers: { 'X-From': ['a{0-9}', 'b', 'c'] } } } } };
  const draw = drawing(1, 'test');
  const sent = [1, 2, 3].map(() => written(atomsOf(space, { it: 'other' }, draw))(usual).headers?.at(-1)?.[1][0]);
  assert.deepEqual(sent.sort(), ['a', 'b', 'c']);
});
