import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testApplication } from '../test-application.ts';
import { nodeFacts } from './facts.ts';

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
