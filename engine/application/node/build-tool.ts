import type { Application } from '../application.ts';
import { declaredManager, major } from './package-manager.ts';

export const currentTools = ['bun', 'npm', 'npm-install', 'npm-ci', 'pnpm', 'yarn-berry', 'custom'];
export const deprecatedTools = ['yarn', 'yarn2'];

export interface BuildTool {
  value: string | null;
  reason: string;
  /** A variable or a lock file chose it. */
  isChosen: boolean;
  /** Other tools that it may be, where the contract leaves it open. */
  mayBe: string[];
}

const lockFiles: Record<string, string> = { 'bun.lock': 'bun', 'bun.lockb': 'bun', 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn-berry' };

/** The package manager of the build phase: the variable decides, then the lock file in the main folder, then npm. */
export function buildTool(application: Application): BuildTool {
  const given = application.env.CC_NODE_BUILD_TOOL;
  if (given !== undefined) {
    const isKnown = [...currentTools, ...deprecatedTools].includes(given);
    return isKnown
      ? { value: given, reason: 'CC_NODE_BUILD_TOOL', isChosen: true, mayBe: [] }
      : { value: null, reason: 'CC_NODE_BUILD_TOOL has a value that the contract does not know', isChosen: true, mayBe: [...currentTools] };
  }
  const names = application.names('');
  const found = Object.keys(lockFiles).filter((file) => names.includes(file));
  const [file = ''] = found;
  const open = (reason: string): BuildTool => ({ value: null, reason, isChosen: true, mayBe: found.map((name) => lockFiles[name] ?? '') });
  if (found.length > 1) return open(`the contract does not say which of ${found.join(' and ')} wins`);
  if (file === '') return { value: 'npm', reason: 'the default: no lock file names another', isChosen: false, mayBe: [] };
  if (file === 'bun.lockb') return open('the contract knows bun.lock, and not the binary bun.lockb');
  if (file === 'yarn.lock') {
    const declared = declaredManager(application);
    const yarn = declared?.name === 'yarn' ? declared.version : undefined;
    if (yarn === undefined) return open('yarn.lock is there, and package.json declares no Yarn version');
    if (![3, 4].includes(major(yarn) ?? 0)) return open(`the contract does not say what yarn.lock gives with Yarn ${yarn}`);
    return { value: 'yarn-berry', reason: `yarn.lock, and packageManager declares Yarn ${yarn}`, isChosen: true, mayBe: [] };
  }
  return { value: lockFiles[file] ?? null, reason: file, isChosen: true, mayBe: [] };
}
