import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nodeFacts } from '../../../../../../suites/shared/application/node/node-facts.ts';
import { testApplication } from '../test-application.ts';

type Row = { name: string; env?: Record<string, string>; files?: string[]; json?: Record<string, unknown>; facts: Record<string, unknown> };

/** The four rows of the contract, and what they leave open. */
const devDependencies: Row[] = [
  { name: 'install', env: { CC_NODE_DEV_DEPENDENCIES: 'install' }, facts: { devDependencies: true } },
  { name: 'install in production', env: { NODE_ENV: 'production', CC_NODE_DEV_DEPENDENCIES: 'install' }, facts: { devDependencies: true } },
  { name: 'ignore', env: { CC_NODE_DEV_DEPENDENCIES: 'ignore' }, facts: { devDependencies: false } },
  { name: 'ignore in production', env: { NODE_ENV: 'production', CC_NODE_DEV_DEPENDENCIES: 'ignore' }, facts: { devDependencies: false } },
  { name: 'production', env: { NODE_ENV: 'production' }, facts: { devDependencies: false } },
  { name: 'neither', facts: { devDependencies: true } },
  { name: 'another mode', env: { NODE_ENV: 'staging' }, facts: { devDependencies: null } },
  { name: 'another mode, ignore', env: { NODE_ENV: 'staging', CC_NODE_DEV_DEPENDENCIES: 'ignore' }, facts: { devDependencies: false } },
  { name: 'an unknown choice', env: { NODE_ENV: 'production', CC_NODE_DEV_DEPENDENCIES: 'yes' }, facts: { devDependencies: null } },
];

const node = { runtime: 'node', bunVersion: null };
const bun = { runtime: 'bun', bunVersion: '1.2.23' };
const yarn4 = { packageManager: 'yarn@4.9.1' };

const packageManagers: Row[] = [
  { name: 'nothing', facts: { buildTool: 'npm', ...node } },
  { name: 'package-lock.json', files: ['package-lock.json'], facts: { buildTool: 'npm', ...node } },
  { name: 'bun.lock', files: ['bun.lock'], facts: { buildTool: 'bun', ...bun } },
  {
    name: 'pnpm-lock.yaml',
    files: ['pnpm-lock.yaml'],
    json: { packageManager: 'pnpm@10.11.0' },
    facts: { buildTool: 'pnpm', ...node, pnpmVersion: '10.11.0' },
  },
  { name: 'yarn.lock and Yarn 4', files: ['yarn.lock'], json: yarn4, facts: { buildTool: 'yarn-berry', ...node, yarnVersion: '4.9.1' } },
  {
    name: 'yarn.lock and Yarn 3',
    files: ['yarn.lock'],
    json: { packageManager: 'yarn@3.0.0' },
    facts: { buildTool: 'yarn-berry', yarnVersion: '3.0.0' },
  },
  { name: 'yarn.lock and Yarn 1', files: ['yarn.lock'], json: { packageManager: 'yarn@1.22.22' }, facts: { buildTool: null, ...node } },
  { name: 'yarn.lock alone', files: ['yarn.lock'], facts: { buildTool: null, ...node, yarnVersion: null } },
  { name: 'two lock files', files: ['bun.lock', 'yarn.lock'], json: yarn4, facts: { buildTool: null, runtime: null } },
  { name: 'a binary lock file', files: ['bun.lockb'], facts: { buildTool: null, runtime: null } },
  {
    name: 'pnpm-lock.yaml against packageManager',
    files: ['pnpm-lock.yaml'],
    json: yarn4,
    facts: { buildTool: 'pnpm', yarnVersion: null },
  },
  { name: 'the variable', env: { CC_NODE_BUILD_TOOL: 'bun' }, facts: { buildTool: 'bun', ...bun } },
  {
    name: 'the variable against a lock file',
    env: { CC_NODE_BUILD_TOOL: 'npm-ci' },
    files: ['bun.lock'],
    facts: { buildTool: 'npm-ci', ...node },
  },
  {
    name: 'the variable against two',
    env: { CC_NODE_BUILD_TOOL: 'pnpm' },
    files: ['bun.lock', 'yarn.lock'],
    facts: { buildTool: 'pnpm', ...node },
  },
  {
    name: 'yarn-berry without a version',
    env: { CC_NODE_BUILD_TOOL: 'yarn-berry' },
    facts: { buildTool: 'yarn-berry', yarnVersion: null },
  },
  { name: 'an unknown value', env: { CC_NODE_BUILD_TOOL: 'x' }, files: ['bun.lock'], facts: { buildTool: null, runtime: null } },
];

const versions: Row[] = [
  { name: 'nothing', facts: { nodeVersion: '22.20.0', nodeVersionSource: 'default' } },
  { name: 'the variable', env: { CC_NODE_VERSION: '24' }, facts: { nodeVersion: '24', nodeVersionSource: 'env' } },
  { name: 'engines', json: { engines: { node: '>=20' } }, facts: { nodeVersion: '>=20', nodeVersionSource: 'engines' } },
  {
    name: 'engines against the variable',
    env: { CC_NODE_VERSION: '24' },
    json: { engines: { node: '^20' } },
    facts: { nodeVersion: '^20', nodeVersionSource: 'engines' },
  },
  {
    name: 'engines without node',
    env: { CC_NODE_VERSION: '24' },
    json: { engines: { npm: '10' } },
    facts: { nodeVersion: '24', nodeVersionSource: 'env' },
  },
  { name: 'a malformed variable', env: { CC_NODE_VERSION: 'lts' }, facts: { nodeVersion: null, nodeVersionSource: 'env' } },
  {
    name: 'engines against a malformed variable',
    env: { CC_NODE_VERSION: 'lts' },
    json: { engines: { node: '22' } },
    facts: { nodeVersion: '22', nodeVersionSource: 'engines' },
  },
];

const combinations = devDependencies.flatMap((one) => packageManagers.flatMap((two) => versions.map((three) => [one, two, three])));

/** The facts of three rows put together in one folder. */
function factsOf(rows: Row[]): Record<string, unknown> {
  const json = Object.assign({}, ...rows.map((row) => row.json));
  const files = Object.fromEntries(rows.flatMap((row) => row.files ?? []).map((name) => [name, '']));
  const env = Object.assign({}, ...rows.map((row) => row.env));
  const facts = nodeFacts(testApplication({ 'package.json': JSON.stringify(json), ...files }, { env }));
  return Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));
}

describe('the facts of a JavaScript application', () => {
  it(`follow from dev dependencies, package manager and version each for itself: ${combinations.length} combinations`, () => {
    for (const rows of combinations) {
      const facts = factsOf(rows);
      const expected: Record<string, unknown> = Object.assign({}, ...rows.map((row) => row.facts));
      const got = Object.fromEntries(Object.keys(expected).map((name) => [name, facts[name]]));
      assert.deepEqual(got, expected, rows.map(({ name }) => name).join(' × '));
    }
  });

  it('are there without a package.json, or with one that cannot be read', () => {
    for (const files of [{}, { 'package.json': '{' }, { 'package.json': '[]' }, { 'package.json': '{"scripts":[],"engines":7}' }])
      assert.equal(nodeFacts(testApplication(files)).nodeVersion?.value, '22.20.0');
  });

  it('carry a reason each, and no secret', () => {
    const env = { NPM_TOKEN: 'canary-token', CC_NPM_BASIC_AUTH: 'jane:canary-password', CC_NPM_REGISTRY: 'npm.acme.example' };
    const facts = nodeFacts(testApplication({ 'package.json': '{}' }, { env }));
    for (const [name, { reason }] of Object.entries(facts)) assert.notEqual(reason, '', name);
    assert.doesNotMatch(JSON.stringify(facts), /canary/);
  });
});

describe('a fact of a JavaScript application', () => {
  const factsOfJson = (json: unknown, env: Record<string, string> = {}, files: Record<string, string> = {}) =>
    nodeFacts(testApplication({ 'package.json': JSON.stringify(json), ...files }, { env }));

  const entries: [json: unknown, value: string | null, reason: RegExp][] = [
    [{ scripts: { start: 'node .' } }, 'scripts.start', /^the start script$/],
    [{ scripts: { start: 'node .' }, main: 'a.js' }, 'scripts.start', /package\.json has main too$/],
    [{ main: 'a.js' }, 'main', /no start script/],
    [{ scripts: { start: ' ' }, main: 'a.js' }, 'main', /no start script/],
    [{ scripts: { start: 7 }, main: '' }, null, /neither/],
    [{}, null, /neither/],
  ];
  for (const [json, value, reason] of entries)
    it(`is the entry ${value} of ${JSON.stringify(json)}`, () => {
      const { entry } = factsOfJson(json);
      assert.equal(entry?.value, value);
      assert.match(entry?.reason ?? '', reason);
    });

  it('are the scripts of each phase, in the order in which they run', () => {
    const names = ['poststart', 'start', 'prestart', 'postinstall', 'install', 'preinstall', 'prepare', 'build'];
    const { buildScripts, runScripts } = factsOfJson({ scripts: Object.fromEntries(names.map((name) => [name, 'x'])) });
    assert.deepEqual(buildScripts, {
      value: ['preinstall', 'install', 'postinstall'],
      reason: 'the build phase runs those of preinstall, install, postinstall that package.json has',
    });
    assert.deepEqual(runScripts?.value, ['prestart', 'start', 'poststart']);
    assert.deepEqual(factsOfJson({ scripts: { install: '', start: 'x' } }).buildScripts?.value, []);
  });

  const registries: [env: Record<string, string>, registry: string | null, credentials: string | null, reason: RegExp][] = [
    [{}, null, null, /^neither NPM_TOKEN nor CC_NPM_BASIC_AUTH is set$/],
    [{ CC_NPM_REGISTRY: 'npm.acme.example' }, 'npm.acme.example', null, /^neither/],
    [{ CC_NPM_REGISTRY: 'https://jane:pass@npm.acme.example' }, null, null, /^neither/],
    [{ NPM_TOKEN: 'x' }, null, 'NPM_TOKEN', /^NPM_TOKEN is set$/],
    [{ CC_NPM_BASIC_AUTH: 'x:y' }, null, 'CC_NPM_BASIC_AUTH', /^CC_NPM_BASIC_AUTH is set$/],
    [{ NPM_TOKEN: 'x', CC_NPM_BASIC_AUTH: 'x:y' }, null, null, /which of NPM_TOKEN and CC_NPM_BASIC_AUTH is used$/],
  ];
  for (const [env, host, credentials, reason] of registries)
    it(`is the registry ${host} with ${Object.keys(env)}`, () => {
      const { registry, registryCredentials } = factsOfJson({}, env);
      assert.deepEqual([registry?.value, registryCredentials?.value], [host, credentials]);
      assert.match(registryCredentials?.reason ?? '', reason);
    });

  const versions: Record<string, boolean> = {
    '22': true,
    '22.1': true,
    '22.1.10': true,
    '22.1.1.1': false,
    v22: false,
    '22.': false,
    '22.x': false,
    '': false,
  };
  for (const [version, isKnown] of Object.entries(versions))
    it(`is the version ${isKnown ? '' : 'not '}of CC_NODE_VERSION "${version}"`, () =>
      assert.equal(factsOfJson({ engines: { node: ' ' } }, { CC_NODE_VERSION: version }).nodeVersion?.value, isKnown ? version : null));

  it('says where a version comes from', () => {
    const reasonOf = (json: unknown, env?: Record<string, string>) => factsOfJson(json, env).nodeVersion?.reason;
    assert.equal(reasonOf({ engines: { node: '22' } }), 'engines.node of package.json');
    assert.equal(
      reasonOf({ engines: { node: '22' } }, { CC_NODE_VERSION: '20' }),
      'engines.node of package.json wins over CC_NODE_VERSION',
    );
    assert.equal(reasonOf({}, { CC_NODE_VERSION: '20' }), 'CC_NODE_VERSION');
  });

  for (const tool of ['bun', 'npm', 'npm-install', 'npm-ci', 'pnpm', 'yarn-berry', 'custom', 'yarn', 'yarn2'])
    it(`is the build tool ${tool}`, () => {
      const declared = tool.startsWith('yarn') ? 'yarn' : 'pnpm';
      const facts = factsOfJson({ packageManager: `${declared}@4.1.0` }, { CC_NODE_BUILD_TOOL: tool });
      assert.deepEqual(facts.buildTool, { value: tool, reason: 'CC_NODE_BUILD_TOOL' });
      assert.equal(facts.yarnVersion?.value, declared === 'yarn' ? '4.1.0' : null);
      assert.equal(facts.pnpmVersion?.value, tool === 'pnpm' ? '4.1.0' : null);
      assert.match(
        facts.pnpmVersion?.reason ?? '',
        tool === 'pnpm' ? /^packageManager of/ : declared === 'pnpm' ? /declares a version, but the build tool is/ : /does not name pnpm$/,
      );
    });

  it('is shown for a manager that the default does not rule out', () => {
    assert.equal(factsOfJson({ packageManager: 'pnpm@10.1.0' }).pnpmVersion?.value, '10.1.0');
    assert.equal(factsOfJson({ packageManager: 'pnpm@10.1.0' }, { CC_NODE_BUILD_TOOL: 'x' }).pnpmVersion?.value, '10.1.0');
  });

  it('is the Deno of mise.toml', () => {
    assert.deepEqual(factsOfJson({}, {}, { 'mise.toml': '[tools]\ndeno = "2.1"' }).denoVersion, { value: '2.1', reason: 'mise.toml' });
    assert.deepEqual(factsOfJson({}, {}, { 'mise.toml': '' }).denoVersion, { value: null, reason: 'no [tools] table' });
    assert.deepEqual(factsOfJson({}).denoVersion, { value: null, reason: 'there is no mise.toml' });
  });

  it('says what a lock file leaves open', () => {
    const reasonOf = (files: string[], json = {}) =>
      factsOfJson(json, {}, Object.fromEntries(files.map((name) => [name, '']))).buildTool?.reason ?? '';
    assert.match(reasonOf(['bun.lock', 'pnpm-lock.yaml']), /which of bun\.lock and pnpm-lock\.yaml wins$/);
    assert.match(reasonOf(['bun.lockb']), /and not the binary bun\.lockb$/);
    assert.match(reasonOf(['yarn.lock']), /declares no Yarn version$/);
    assert.match(reasonOf(['yarn.lock'], { packageManager: 'pnpm@4.0.0' }), /declares no Yarn version$/);
    assert.match(reasonOf(['yarn.lock'], { packageManager: 'yarn@2.4.3' }), /with Yarn 2\.4\.3$/);
    assert.match(reasonOf(['yarn.lock'], { packageManager: 'yarn@berry' }), /with Yarn berry$/);
    assert.equal(reasonOf(['pnpm-lock.yaml']), 'pnpm-lock.yaml');
  });

  it('is the runtime that follows from what the build tool may be', () => {
    const runtimeOf = (files: string[]) => factsOfJson({}, {}, Object.fromEntries(files.map((name) => [name, '']))).runtime?.value;
    assert.equal(runtimeOf(['pnpm-lock.yaml', 'yarn.lock']), 'node');
    assert.equal(runtimeOf(['bun.lockb', 'yarn.lock']), null);
  });
});
