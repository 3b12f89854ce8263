import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';

const parts = [
  'specs',
  'openapi',
  'engine',
  'cli',
  'reporters',
  'fixtures',
  'suites',
  'runs',
  'library',
  'tests',
  'bench',
  'tools',
  'docs',
  'package.json',
  'package-lock.json',
];

const hasFiles = (path: string): boolean => !statSync(path).isDirectory() || readdirSync(path).some((name) => hasFiles(join(path, name)));

/** Copies the project, changes the copy, checks it, and removes it. */
async function checkCopy(change: (copy: string) => void, copies: (path: string) => boolean = () => true) {
  const copy = mkdtempSync(join(tmpdir(), 'assay-copy-'));
  try {
    for (const part of parts.filter((name) => existsSync(join(root, name))))
      cpSync(join(root, part), join(copy, part), { recursive: true, filter: copies });
    change(copy);
    return await run(join(root, 'dist/tools/check.js'), [copy], copy, { limit: 60_000 });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function replace(path: string, from: string, to: string) {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const rows = 'suites/manifest/requirements.yaml';
const rule = 'suites/manifest/rules/id-is-unchanged.ts';

test('an untouched copy passes', { tag: '@prove' }, async () => {
  const { status, stdout, stderr } = await checkCopy(() => {});
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});

if (isWhole)
  test('a clone, which has no empty folders, passes', async () => {
    const { status, stderr } = await checkCopy(() => {}, hasFiles);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

const broken: [name: string, change: (copy: string) => void, line: RegExp][] = [
  [
    'a row with an unknown level',
    (copy) => replace(join(copy, rows), 'level: must', 'level: may'),
    /^suites\/manifest\/requirements\.yaml:\d+:12: \/rows\/\d+\/level: expected "must" or "should" or "note", got "may"$/m,
  ],
  [
    'a duplicate id in one file',
    (copy) => replace(join(copy, rows), 'id: manifest/id-is-well-formed', 'id: manifest/id-is-unchanged'),
    /^suites\/manifest\/requirements\.yaml:\d+:9: the id "manifest\/id-is-unchanged" is already used at suites\/manifest\/requirements\.yaml:\d+:9; change one/m,
  ],
  [
    'a duplicate id in two files',
    (copy) => replace(join(copy, 'suites/provisioning/requirements.yaml'), '- id: ', '- id: manifest/id-is-unchanged # '),
    /^suites\/provisioning\/requirements\.yaml:\d+:9: the id "manifest\/id-is-unchanged" is already used at suites\/manifest\/requirements\.yaml:\d+:9/m,
  ],
  [
    'a row without its hint',
    (copy) =>
      replace(
        join(copy, rows),
        '    hint: Save the file as UTF-8 without a byte order mark, and keep one of each pair of equal keys.\n',
        '',
      ),
    /^suites\/manifest\/requirements\.yaml:\d+:\d+: \/rows\/\d+: expected "hint", got nothing$/m,
  ],
  [
    'a row with a field that nobody knows',
    (copy) => replace(join(copy, rows), '    level: must', '    severity: high\n    level: must'),
    /^suites\/manifest\/requirements\.yaml:\d+:\d+: \/rows\/\d+: unknown key "severity"$/m,
  ],
  [
    'a row that is no YAML',
    (copy) => replace(join(copy, rows), '    level: must', '   level: [must'),
    /^suites\/manifest\/requirements\.yaml:\d+:\d+: \S/m,
  ],
  [
    'a row that rests on a reading that nobody knows',
    (copy) => replace(join(copy, rows), 'readings: [contradiction/region-case]', 'readings: [contradiction/region-caze]'),
    /^suites\/manifest\/requirements\.yaml:\d+:16: no row is named "contradiction\/region-caze"; readings name rows of /m,
  ],
  [
    'a silence on which no requirement rests',
    (copy) => replace(join(copy, rows), 'silence/config-var-prefix-underscore, ', ''),
    /^specs\/questions\/silences\.yaml:\d+:9: no requirement names "silence\/config-var-prefix-underscore" in /m,
  ],
  [
    'a sentence with a value that the contract states',
    (copy) => replace(join(copy, rows), 'hint: Save the file', 'hint: Set CC_NODE_VERSION. Save the file'),
    /^suites\/manifest\/requirements\.yaml:\d+:\d+: the contract states "CC_NODE_VERSION"; write \{\{variables\.node_version\}\}$/m,
  ],
  [
    'a row that comes after what no row requires',
    (copy) => replace(join(copy, 'suites/auth/requirements.yaml'), 'after: [auth/accepts-the', 'after: [auth/accepts-that'),
    /^suites\/auth\/requirements\.yaml:\d+:\d+: no requirement is named "auth\/accepts-that-manifest-credentials"$/m,
  ],
  [
    'a rule with an unknown id',
    (copy) => replace(join(copy, rule), "'manifest/id-is-unchanged'", "'manifest/id-is-pretty'"),
    /^suites\/manifest\/rules\/id-is-unchanged\.ts:4: no row is named "manifest\/id-is-pretty"; add it to suites\/manifest\/requirements\.yaml and run npm run generate$/m,
  ],
  [
    'a rule in the wrong file',
    (copy) => renameSync(join(copy, rule), join(copy, 'suites/manifest/rules/id-is-there.ts')),
    /^suites\/manifest\/rules\/id-is-there\.ts:4: judges "manifest\/id-is-unchanged"; .*: id-is-unchanged\.ts$/m,
  ],
  [
    'a rule in the wrong folder',
    (copy) => write(join(copy, 'suites/sso/rules/id-is-unchanged.ts'), readFileSync(join(copy, rule), 'utf8')),
    /^suites\/sso\/rules\/id-is-unchanged\.ts:4: no row is named "manifest\/id-is-unchanged"; add it to suites\/sso\/requirements\.yaml/m,
  ],
  [
    'a requirement that nothing judges',
    (copy) => rmSync(join(copy, rule)),
    /^suites\/manifest\/requirements\.yaml: nothing judges manifest\/id-is-unchanged; write suites\/manifest\/rules\/id-is-unchanged\.ts, or /m,
  ],
  [
    'a rule that names no requirement',
    (copy) => write(join(copy, 'suites/manifest/rules/new.ts'), 'export default {};\n'),
    /^suites\/manifest\/rules\/new\.ts:1: name the requirement that this rule judges: requirement: '…'$/m,
  ],
  [
    'a rule that imports the command line',
    (copy) => appendFileSync(join(copy, rule), "\nexport { main } from '../../cli/main.ts';\n"),
    /^suites\/manifest\/rules\/id-is-unchanged\.ts:\d+: suites\/manifest may not import cli, only suites\/shared, fixtures, engine; move the code/m,
  ],
  [
    'a reference that imports the engine',
    (copy) =>
      write(join(copy, 'targets/reference/partner.ts'), "import { show } from '../../engine/documents/show.ts';\n\nexport default show;\n"),
    /^targets\/reference\/partner\.ts:1: targets\/reference may not import engine, only nothing of ours; /m,
  ],
  [
    'an engine that imports a type of a reporter',
    (copy) => write(join(copy, 'engine/new.ts'), "export type Json = typeof import('../reporters/json.ts');\n"),
    /^engine\/new\.ts:1: engine may not import reporters, only specs, openapi; /m,
  ],
  [
    'a command that imports a suite when it runs',
    (copy) => {
      write(join(copy, 'suites/new.ts'), 'export default 1;\n');
      write(join(copy, 'cli/new.ts'), "\nexport const load = () => import('../suites/new.ts');\n");
    },
    /^cli\/new\.ts:2: cli may not import suites, only /m,
  ],
  [
    'an import that leads out of the project',
    (copy) => write(join(copy, 'engine/new.ts'), "import '../../elsewhere.ts';\n"),
    /^engine\/new\.ts:1: "\.\.\/\.\.\/elsewhere\.ts" leads out of the folders/m,
  ],
  [
    'a place of a document that names a requirement nobody knows',
    (copy) =>
      replace(join(copy, 'openapi/provider.yaml'), 'x-requirement: provision/message-is-a-string', 'x-requirement: provision/message'),
    /^openapi\/provider\.yaml:\d+:\d+: no row is named "provision\/message"; add it to the requirements\.yaml of its surface, or correct the id$/m,
  ],
  [
    'a row that the documents judge, and have no place for',
    (copy) => replace(join(copy, 'openapi/provider.yaml'), '          x-requirement: provision/message-is-a-string\n', ''),
    /^suites\/provisioning\/requirements\.yaml:\d+:\d+: the documents judge provision\/message-is-a-string, but no x-requirement in them names it/m,
  ],
  [
    'a place of a document that names no requirement',
    (copy) => replace(join(copy, 'openapi/platform.yaml'), '          x-requirement: self/is-a-record\n', ''),
    /^openapi\/platform\.yaml:\d+:\d+: "\w+" names no requirement; give it an x-requirement, or list "getSelf 2XX\S* \w+" with its reason/m,
  ],
  [
    'an edited generated file',
    (copy) => appendFileSync(join(copy, 'openapi/generated/vendor.ts'), '\n'),
    /^openapi\/generated\/vendor\.ts: differs from what npm run generate writes; run it, and edit the source/m,
  ],
  [
    'a deleted generated file',
    (copy) => rmSync(join(copy, 'specs/generated/schemas.ts')),
    /^specs\/generated\/schemas\.ts: differs from what npm run generate writes; run it/m,
  ],
  [
    'a generated file that nothing writes any more',
    (copy) => write(join(copy, 'suites/generated/gone.ts'), '// Written by `npm run generate`; edit its source instead.\n'),
    /^suites\/generated\/gone\.ts: /m,
  ],
  [
    'a fact of a problem that was added after the last generate',
    (copy) => replace(join(copy, rows), 'got: a byte order mark', 'got: "the byte order mark {mark}"'),
    /^specs\/generated\/problems\.ts: differs from what npm run generate writes; run it/m,
  ],
  [
    'a proof of a fault that is gone',
    (copy) => replace(join(copy, 'docs/proof/faults.json'), '{\n', '{\n  "provider gone": { "breaks": [], "caught": [], "alarms": [] },\n'),
    /^docs\/proof\/faults\.json: provider gone: no longer in suites\/\*\/faults\.ts; run npm run prove -- new/m,
  ],
];

for (const [name, change, line] of everyNth(broken, 14)) {
  test(`${name} fails with a line that says where and what to do`, { tag: '@prove' }, async () => {
    const { status, stderr } = await checkCopy(change);
    expect(stderr).toMatch(line);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
}
