// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of documents, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillIn } from '../../../../engine/documents/environment.ts';
import { parseManifest, readPreviousId } from '../../../../engine/documents/manifest.ts';
import { UsageError } from '../../../../engine/documents/usage-error.ts';

const env = { NAME: 'acme', EMPTY: '', _x1: 'odd', NESTED: '${NAME}', DOLLARS: "$& $1 $'" };
const fill = (text: string) => fillIn(text, env).value;

describe('a variable in a document', () => {
  it('is replaced wherever it stands in a string', () =>
    assert.equal(fill('https://${NAME}.example/${NAME}'), 'https://acme.example/acme'));

  it('is replaced in every string, however deep', () => {
    assert.deepEqual(fillIn({ a: ['${NAME}', { b: '${_x1}' }] }, env), { value: { a: ['acme', { b: 'odd' }] }, unset: [] });
  });

  it('may be empty', () => assert.deepEqual(fillIn('<${EMPTY}>', env), { value: '<>', unset: [] }));

  it('is not replaced in keys', () => assert.deepEqual(fillIn({ '${NAME}': 1 }, env).value, { '${NAME}': 1 }));

  it('is written with two dollars where it is meant as it stands', () => assert.equal(fill('$${NAME} ${NAME}'), '${NAME} acme'));

  it('is replaced once: what it holds is not read again', () => assert.equal(fill('${NESTED}'), '${NAME}'));

  it('may hold dollars of its own', () => assert.equal(fill('${DOLLARS}'), "$& $1 $'"));

  for (const text of ['$NAME', '${}', '${1X}', '${NA ME}', '${NAME', '$(NAME)', '${NAME:-x}']) {
    it(`is not what ${text} stands for`, () => assert.deepEqual(fillIn(text, env), { value: text, unset: [] }));
  }

  it('leaves values alone that are no strings', () => {
    const value = { number: 1.5, yes: true, nothing: null, list: [], empty: {} };
    assert.deepEqual(fillIn(value, env).value, value);
    assert.equal(fillIn(undefined, env).value, undefined);
  });

  it('leaves a key named __proto__ a key', () => {
    const { value } = fillIn(JSON.parse('{"__proto__": {"admin": "${NAME}"}}'), env);
    assert.deepEqual(Object.keys(value as object), ['__proto__']);
    assert.equal((value as { admin?: string }).admin, undefined);
  });
});

describe('a variable that is not set', () => {
  it('is named with the pointer to the string, each time it occurs', () => {
    assert.deepEqual(fillIn({ api: { 'a/b~c': ['x', '${GONE} ${NAME} ${LOST}'] } }, env).unset, [
      { name: 'GONE', pointer: '/api/a~1b~0c/1' },
      { name: 'LOST', pointer: '/api/a~1b~0c/1' },
    ]);
  });

  for (const name of ['constructor', 'toString', '__proto__']) {
    it(`may have a name that every object knows: ${name}`, () => {
      assert.deepEqual(fillIn(`\${${name}}`, env).unset, [{ name, pointer: '' }]);
    });
  }

  it('makes a manifest unreadable: a usage error with line, column and name', () => {
    assert.throws(
      () => parseManifest('manifest.json', Buffer.from('{\n  "api": {"password": "${GONE}"}\n}'), env),
      (error) => error instanceof UsageError && error.message.startsWith('manifest.json:2:23: ${GONE} is not set'),
    );
  });
});

describe('a manifest with variables', () => {
  it('is read with its variables filled in', () => {
    const document = parseManifest('manifest.json', Buffer.from('{"id": "${NAME}-db"}'), env);
    assert.equal(document.value('/id'), 'acme-db');
    assert.deepEqual(document.object, { id: 'acme-db' });
  });

  it('is an empty object where the file holds none', () => {
    for (const text of ['[]', 'null', '"x"', '{oops']) assert.deepEqual(parseManifest('manifest.json', Buffer.from(text), env).object, {});
  });

  it('tells the id that was pushed before', () => assert.equal(readPreviousId('old.json', Buffer.from('{"id": "${NAME}"}'), env), 'acme'));

  it('without an id cannot be the one that was pushed before', () => {
    for (const text of ['{}', '{"id": 1}', '[]', '{oops']) {
      assert.throws(
        () => readPreviousId('old.json', Buffer.from(text), env),
        (error) => error instanceof UsageError && error.message.startsWith('old.json: '),
      );
    }
  });
});
