import { valuesOf } from '../../../../engine/contract/contract.ts';
import type { Application } from '../../../../engine/judging/application.ts';
import { declaredManager, major } from '../package-json.ts';
import { given, variableFor } from '../variables.ts';

const tools = () => valuesOf('runtimes').node.build_tools;

export const currentTools = (): readonly string[] => tools().current;
export const deprecatedTools = (): readonly string[] => tools().deprecated;

/** `isChosen`: a variable or a lock file chose it; `mayBe`: those that may be used, when the contract does not say which tool is used. */
const chosen = (value: string | null, reason: string, mayBe: string[] = []) => ({ value, reason, isChosen: true, mayBe });
const open = (reason: string, mayBe: string[]) => chosen(null, reason, mayBe);

/** The lock files of the contract, and the binary one of Bun, which it does not name. */
const lockFiles = () => new Map(Object.entries(valuesOf('runtimes').node.lock_files).flatMap(withBinary));

const withBinary = ([file, tool]: [string, string]): [string, string][] =>
  file === 'bun.lock'
    ? [
        [file, tool],
        ['bun.lockb', tool],
      ]
    : [[file, tool]];

export type BuildTool = ReturnType<typeof buildTool>;

/** The package manager of the build phase: the variable decides, then the lock file in the main folder; npm is the default. */
export function buildTool(application: Application) {
  const named = given(application, 'build_tool');
  if (named !== undefined) {
    const isKnown = [...currentTools(), ...deprecatedTools()].includes(named);
    const variable = variableFor('build_tool');
    return isKnown ? chosen(named, variable) : open(`${variable} has a value that the contract does not know`, [...currentTools()]);
  }
  const names = application.names('');
  const found = [...lockFiles()].filter(([file]) => names.includes(file));
  const mayBe = found.map(([, tool]) => tool);
  const [[file, tool] = []] = found;
  if (file === undefined || tool === undefined)
    return { ...chosen(tools().default, 'the default: no lock file names another'), isChosen: false };
  if (found.length > 1) return open(`the contract does not say which of ${found.map(([name]) => name).join(' and ')} wins`, mayBe);
  if (file === 'bun.lockb') return open('the contract names bun.lock, and not the binary bun.lockb', mayBe);
  if (file !== 'yarn.lock') return chosen(tool, file);
  const declared = declaredManager(application);
  if (declared?.name !== 'yarn') return open('the folder has a yarn.lock, and package.json declares no Yarn version', mayBe);
  if (!valuesOf('runtimes').node.yarn_versions.includes(major(declared.version)))
    return open(`the contract does not say which build tool yarn.lock selects with Yarn ${declared.version}`, mayBe);
  return chosen(tool, `yarn.lock, and packageManager declares Yarn ${declared.version}`);
}
