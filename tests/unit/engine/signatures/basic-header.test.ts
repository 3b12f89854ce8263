import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import test from 'node:test';
import { basicHeader, isManifestCredentials, parseBasic } from '../../../../engine/signatures/credentials.ts';

test('a header is made and read as RFC 7617 shows', () => {
  assert.equal(basicHeader({ id: 'Aladdin', password: 'open sesame' }), 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  assert.equal(basicHeader({ id: 'test', password: '123£' }), 'Basic dGVzdDoxMjPCow==');
  assert.deepEqual(parseBasic('bASIC   dGVzdDoxMjPCow=='), { user: 'test', password: '123£' });
  assert.deepEqual(parseBasic('Basic YTpiOmM='), { user: 'a', password: 'b:c' });
  assert.deepEqual(parseBasic('Basic Og=='), { user: '', password: '' });
});

test('what is not Basic is not read', () => {
  const headers = [
    undefined,
    '',
    'Basic',
    'Basic ',
    'Basic YQ==',
    'Basic YTpi=',
    'Basic YTp',
    'Basic Y*pi',
    'Bearer YTpi',
    'BasicYTpi',
    'YTpi',
  ];
  for (const header of headers) assert.equal(parseBasic(header), undefined, header);
});

test('the manifest credentials are known in every legal form', () => {
  const right = { id: 'acme', password: 'été' };
  const form = (text: string, encoding: BufferEncoding) => `Basic ${Buffer.from(text, encoding).toString('base64')}`;
  for (const header of [basicHeader(right), form('acme:été', 'latin1'), form('acme:été'.normalize('NFD'), 'utf8')])
    assert.equal(isManifestCredentials(header, right), true);
  for (const header of [undefined, form('acme:ete', 'utf8'), form('ACME:été', 'utf8'), basicHeader(right).replace('Basic', 'Bearer')])
    assert.equal(isManifestCredentials(header, right), false);
});

test('white space around a header says nothing, and bytes that are no UTF-8 are Latin-1', () => {
  assert.deepEqual(parseBasic(' Basic YTpi '), { user: 'a', password: 'b' });
  assert.deepEqual(parseBasic(`Basic ${Buffer.from('a:\u00e9', 'latin1').toString('base64')}`), { user: 'a', password: '\u00e9' });
});
