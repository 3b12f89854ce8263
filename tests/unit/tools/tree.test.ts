import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circles, wrongIn } from '../../../tools/tree.ts';

const refused = (path: string, imported: string) => wrongIn(path, `\nimport { thing } from '${imported}';`);

const planted: [what: string, path: string, imported: string, said: string][] = [
  ['a rule that imports a fixture', 'suites/sso/rules/a.ts', '../../../fixtures/wire.ts', 'suites/sso may not import fixtures'],
  ['a surface that imports another', 'suites/sso/sign-ons.ts', '../auth/causes.ts', 'suites/sso may not import suites/auth'],
  ['a play of another surface', 'suites/sso/plays.ts', '../auth/plays.ts', 'suites/sso may not import suites/auth'],
  ['what surfaces share and imports one', 'suites/shared/a.ts', '../sso/sign-ons.ts', 'suites/shared may not import suites/sso'],
  [
    'a reference that imports the engine',
    'targets/reference/partner/a.ts',
    '../../../engine/a.ts',
    'targets/reference may not import engine',
  ],
  ['a target that imports the suite', 'targets/oddities/a.ts', '../../suites/registry/a.ts', 'targets/oddities may not import suites'],
  ['a target that imports a fixture', 'targets/cheats/a.ts', '../../fixtures/wire.ts', 'targets/cheats may not import fixtures'],
  ['an engine that imports a room', 'engine/judging/a.ts', '../../suites/sso/sign-ons.ts', 'engine may not import suites/sso'],
  ['a run that imports a play', 'runs/certify/a.ts', '../../suites/sso/plays.ts', 'runs may not import suites/sso'],
  [
    'a rule that imports a play of its room',
    'suites/sso/rules/a.ts',
    '../plays.ts',
    'rules of a surface may not import plays of a surface',
  ],
  ['a play that imports a fault', 'suites/sso/plays.ts', './faults.ts', 'plays of a surface may not import faults of a surface'],
  ['an engine folder that imports one above it', 'engine/wire/a.ts', '../judging/rule.ts', 'engine/wire may not import engine/judging'],
  ['a run that imports a command', 'runs/plays/a.ts', '../provider/certify.ts', 'runs/plays may not import runs/provider'],
  ['a folder without a place', 'engine/frameworks/a.ts', '../wire/url.ts', 'engine/frameworks has no place in the order'],
  ['the side of callers', 'fixtures/as-platform/a.ts', '../as-caller/caller.ts', 'fixtures/as-platform may not import fixtures/as-caller'],
];

for (const [what, path, imported, said] of planted)
  test(`${what} is refused, with its line`, () => {
    const [problem = '', ...more] = refused(path, imported);
    assert.deepEqual(more, []);
    assert.ok(problem.startsWith(`${path}:2: ${said}`), problem);
  });

test('a file may import its own room, what surfaces share, and what the table allows', () => {
  assert.deepEqual(refused('suites/sso/rules/a.ts', '../sign-ons.ts'), []);
  assert.deepEqual(refused('suites/sso/rules/a.ts', '../../shared/a.ts'), []);
  assert.deepEqual(refused('suites/sso/plays.ts', '../../fixtures/plays/play.ts'), []);
  assert.deepEqual(refused('suites/sso/rules/a.ts', 'node:fs'), []);
});

test('an import out of the known folders is refused', () => {
  assert.match(refused('engine/a.ts', '../other/b.ts')[0] ?? '', /leads out of the folders/);
});

test('files that import each other are told once, by types too, with a shortest way round', () => {
  const found = circles([
    { path: 'engine/judging/a.ts', text: "import type { B } from './b.ts';" },
    { path: 'engine/judging/b.ts', text: "import { d } from './d.ts';" },
    { path: 'engine/judging/c.ts', text: "export { d } from './d.ts';" },
    { path: 'engine/judging/d.ts', text: "type A = import('./a.ts').A;" },
  ]);
  assert.deepEqual(found, [
    'engine/judging/a.ts → engine/judging/b.ts → engine/judging/d.ts → engine/judging/a.ts: these files import each other; move what both need to a file of its own',
  ]);
});

test('all circles that one import closes are one line, the shortest', () => {
  const found = circles([
    { path: 'engine/judging/a.ts', text: "import './b.ts';\nimport './c.ts';" },
    { path: 'engine/judging/b.ts', text: "import './d.ts';" },
    { path: 'engine/judging/c.ts', text: "import './b.ts';\nimport './d.ts';" },
    { path: 'engine/judging/d.ts', text: "import './e.ts';" },
    { path: 'engine/judging/e.ts', text: "import './a.ts';" },
    { path: 'engine/judging/y.ts', text: "import './z.ts';" },
    { path: 'engine/judging/z.ts', text: "import './y.ts';" },
  ]);
  assert.deepEqual(
    found.map((line) => line.replaceAll('engine/judging/', '').split(':')[0]),
    ['y.ts → z.ts → y.ts', 'a.ts → b.ts → d.ts → e.ts → a.ts'],
  );
});

test('a forbidden import is one line, whatever circles it closes', () => {
  const below = { path: 'engine/wire/a.ts', text: "import '../judging/b.ts';" };
  const above = { path: 'engine/judging/b.ts', text: "import '../wire/a.ts';" };
  assert.equal(wrongIn(below.path, below.text).length, 1);
  assert.deepEqual(circles([below, above]), []);
});

test('files that import in one direction are no circle', () => {
  assert.deepEqual(
    circles([
      { path: 'engine/judging/a.ts', text: "import './b.ts';" },
      { path: 'engine/judging/b.ts', text: '' },
    ]),
    [],
  );
});
