import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlaid } from '../../../../engine/contract/overlay.ts';
import type { Overlay } from '../../../../specs/generated/schemas.ts';

const document = () => ({
  paths: { '/a': { get: { tags: ['x'], summary: 'one' } }, '/b': { get: { tags: ['y'], summary: 'two' } } } as Record<string, unknown>,
  tags: [{ name: 'x' }, { name: 'y' }, { name: 'z' }],
});

const applied = (...actions: Overlay['actions']) =>
  overlaid(
    document(),
    { overlay: '1.0.0', info: { title: 't', version: '1' }, extends: 'a.yaml', actions },
    (at, text) => new Error(`${at} ${text}`),
  );

test('an update is merged into every object that its target finds', () => {
  const { paths } = applied({ target: '$.paths.*.get', update: { summary: 'new', deprecated: true } });
  assert.deepEqual(paths, {
    '/a': { get: { tags: ['x'], summary: 'new', deprecated: true } },
    '/b': { get: { tags: ['y'], summary: 'new', deprecated: true } },
  });
});

test('a list gets one entry more', () => {
  assert.deepEqual(applied({ target: '$.tags', update: { name: 'w' } }).tags.at(-1), { name: 'w' });
});

test('what is removed is gone, from lists too', () => {
  const { paths, tags } = applied({ target: "$.paths['/a']", remove: true }, { target: "$.tags[?@.name != 'y']", remove: true });
  assert.deepEqual([Object.keys(paths), tags], [['/b'], [{ name: 'y' }]]);
});

test('actions follow on each other, and a new path has a name with quotes', () => {
  const path = "/it's/{id}";
  const { paths } = applied(
    { target: '$.paths', update: { [path]: {} } },
    { target: `$.paths["${path}"]`, update: { get: { summary: 'n' } } },
  );
  assert.deepEqual(paths[path], { get: { summary: 'n' } });
});

test('the document itself stays, and no prototype is touched', () => {
  const before = document();
  const update = JSON.parse('{"__proto__": {"polluted": true}, "info": {}}') as object;
  overlaid(
    before,
    { overlay: '1.0.0', info: { title: 't', version: '1' }, extends: 'a.yaml', actions: [{ target: '$', update }] },
    () => new Error(),
  );
  assert.deepEqual(before, document());
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});

test('a target that matches nothing, or is not a JSONPath, is a mistake', () => {
  assert.throws(() => applied({ target: '$.info', update: {} }), /^Error: 0 "\$\.info" matches nothing/);
  assert.throws(() => applied({ target: '$.[', update: {} }), /is not a JSONPath/);
});
