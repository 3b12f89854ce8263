import type { Application } from '../application.ts';
import type { Fact } from '../fact.ts';
import { packageValue } from '../package-json.ts';
import { type BuildTool, buildTool } from './build-tool.ts';
import { denoEntry } from './mise.ts';
import { declaredManager } from './package-manager.ts';

/** One to three numbers. */
export const isNodeVersion = (text: string): boolean => /^\d+(\.\d+){0,2}$/.test(text);

const defaults = { node: '22.20.0', bun: '1.2.23' };

/** engines.node wins over the variable, and the variable over the default. */
export function nodeVersion(application: Application): { nodeVersion: Fact; nodeVersionSource: Fact } {
  const facts = (value: string | null, source: 'engines' | 'env' | 'default', reason: string) => ({
    nodeVersion: { value, reason },
    nodeVersionSource: { value: source, reason },
  });
  const engines = packageValue(application, '/engines/node');
  const given = application.env.CC_NODE_VERSION;
  if (typeof engines === 'string' && engines.trim() !== '')
    return facts(engines, 'engines', `engines.node of package.json${given === undefined ? '' : ' wins over CC_NODE_VERSION'}`);
  if (given === undefined) return facts(defaults.node, 'default', 'the default: neither engines.node nor CC_NODE_VERSION is set');
  return isNodeVersion(given)
    ? facts(given, 'env', 'CC_NODE_VERSION')
    : facts(null, 'env', 'CC_NODE_VERSION has a value that the contract does not know');
}

export function runtime({ value, mayBe }: BuildTool): Fact {
  if (value === 'bun') return { value: 'bun', reason: 'Bun is package manager and runtime' };
  if (value === null && mayBe.includes('bun')) return { value: null, reason: 'the build tool is open' };
  return { value: 'node', reason: 'Bun is not chosen' };
}

/** Versions of what is chosen; one that package.json declares for a manager that is not used is not shown. */
export function toolVersions(application: Application): Record<'bunVersion' | 'pnpmVersion' | 'yarnVersion' | 'denoVersion', Fact> {
  const tool = buildTool(application);
  const declared = declaredManager(application);
  const of = (manager: 'pnpm' | 'yarn', tools: string[]): Fact => {
    const isUsed = tool.value === null || !tool.isChosen || tools.includes(tool.value);
    if (declared?.name === manager && isUsed) return { value: declared.version, reason: 'packageManager of package.json' };
    if (declared?.name === manager) return { value: null, reason: `packageManager declares one, and the build tool is ${tool.value}` };
    return { value: null, reason: 'packageManager of package.json declares none' };
  };
  const deno = denoEntry(application);
  return {
    bunVersion:
      tool.value === 'bun' ? { value: defaults.bun, reason: 'the latest on the platform' } : { value: null, reason: 'Bun is not chosen' },
    pnpmVersion: of('pnpm', ['pnpm']),
    yarnVersion: of('yarn', ['yarn-berry', 'yarn', 'yarn2']),
    denoVersion:
      'version' in deno
        ? { value: deno.version, reason: 'mise.toml' }
        : { value: null, reason: deno.problem?.got ?? 'no mise.toml is there' },
  };
}
