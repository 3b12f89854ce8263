// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of documents, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowedOf, fillIn } from '../../../../engine/documents/environment.ts';
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
      () => parseManifest('manifest.json', Buffer.from('{\n  "api": {"password": "${GONE}"}\n}'), allowedOf(env, ['GONE'])),
      (error) => error instanceof UsageError && error.message.startsWith('manifest.json:2:23: ${GONE} is not set'),
    );
  });
});

describe('what a file may use of an environment', () => {
  it('is what the operator names, set or not', () => {
    assert.deepEqual(allowedOf(env, ['NAME', 'GONE', 'toString']), { NAME: 'acme', GONE: undefined, toString: undefined });
  });
});

describe('a manifest with variables', () => {
  const read = (text: string) => parseManifest('manifest.json', Buffer.from(text), env);

  it('is read with the variables of its secrets filled in', () => {
    const { object, value } = read('{"id": "acme", "api": {"password": "<${NAME}>", "sso_salt": "${_x1}$${NAME}"}}');
    assert.deepEqual(object, { id: 'acme', api: { password: '<acme>', sso_salt: 'odd${NAME}' } });
    assert.equal(value('/api/password'), '<acme>');
  });

  it('is refused where it asks for one that is not allowed, with its name and how to allow it', () => {
    assert.throws(() => read('{"api": {"sso_salt": "${AWS_SECRET}"}}'), {
      name: 'UsageError',
      message:
        'manifest.json:1:22: the manifest asks for the variable AWS_SECRET, which is not allowed; allow it with --allow-env AWS_SECRET, or with env: [AWS_SECRET] in assay.yaml, in platform.yaml, or for its target in targets.yaml',
    });
  });

  for (const text of [
    '{"id": "${NAME}"}',
    '{"name": "${NAME}"}',
    '{"password": "${NAME}"}',
    '{"api": {"password": ["${NAME}"]}}',
    '{"api": {"config_vars": ["${NAME}"]}}',
    '{"api": {"test": {"base_url": "https://${NAME}.example/"}}}',
    '{"api": {"production": {"sso_url": "https://a.example/?${NAME}"}}}',
  ])
    it(`is refused where it asks elsewhere, even for one that is allowed: ${text}`, () => {
      assert.throws(
        () => read(text),
        (error) =>
          error instanceof UsageError &&
          error.message.includes('${NAME} cannot be used here: a manifest takes variables in api.password and api.sso_salt only'),
      );
    });

  it('is an empty object where the file holds none', () => {
    for (const text of ['[]', 'null', '"x"', '{oops']) assert.deepEqual(parseManifest('manifest.json', Buffer.from(text), env).object, {});
  });

  it('tells the id that was pushed before', () =>
    assert.equal(readPreviousId('old.json', Buffer.from('{"id": "acme", "api": {"password": "${NAME}"}}')), 'acme'));

  it('without an id cannot be the one that was pushed before', () => {
    for (const text of ['{}', '{"id": 1}', '[]', '{oops']) {
      assert.throws(
        () => readPreviousId('old.json', Buffer.from(text)),
        (error) => error instanceof UsageError && error.message.startsWith('old.json: '),
      );
    }
  });
});
