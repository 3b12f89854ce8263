import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BuildTool, buildTool, currentTools } from '../../../../../../suites/shared/application/node/build-tool.ts';
import { testApplication } from '../test-application.ts';

describe('the build tool', () => {
  const told = (files: string[], env: Record<string, string> = {}, json = {}): Omit<BuildTool, 'reason'> => {
    const all = { 'package.json': JSON.stringify(json), ...Object.fromEntries(files.map((name) => [name, ''])) };
    const { value, isChosen, mayBe } = buildTool(testApplication(all, { env }));
    return { value, isChosen, mayBe };
  };

  it('is chosen by a variable or by one lock file', () => {
    const chosen = { isChosen: true, mayBe: [] };
    assert.deepEqual(told(['bun.lock'], { CC_NODE_BUILD_TOOL: 'yarn2' }), { value: 'yarn2', ...chosen });
    assert.deepEqual(told(['pnpm-lock.yaml']), { value: 'pnpm', ...chosen });
    assert.deepEqual(told(['yarn.lock'], {}, { packageManager: 'yarn@4.0.0' }), { value: 'yarn-berry', ...chosen });
  });

  it('is npm where nothing chooses', () => assert.deepEqual(told([]), { value: 'npm', isChosen: false, mayBe: [] }));

  it('is open among those that lock files name, or among all', () => {
    const open = (...mayBe: string[]) => ({ value: null, isChosen: true, mayBe });
    assert.deepEqual(told(['yarn.lock']), open('yarn-berry'));
    assert.deepEqual(told(['bun.lockb']), open('bun'));
    assert.deepEqual(told(['yarn.lock', 'pnpm-lock.yaml']), open('pnpm', 'yarn-berry'));
    assert.deepEqual(told([], { CC_NODE_BUILD_TOOL: 'maven' }), open(...currentTools()));
  });
});
