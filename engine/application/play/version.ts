import { type NoVerdict, notApplicable, undecided, untested } from '../../judging/rule.ts';
import type { Application, DeclaredAt } from '../application.ts';

/** The contract's table, where `12` selects two versions. */
export const selectors: ReadonlyMap<string, readonly string[]> = new Map([
  ['1.2', ['1.2']],
  ['12', ['1.2', '1.3']],
  ['1.3', ['1.3']],
  ['1.4', ['1.4']],
  ['14', ['1.4']],
  ['1.5', ['1.5']],
  ['15', ['1.5']],
]);

type Selector = DeclaredAt & { value: string; source: 'env' | 'file' };

/** PLAY1_VERSION, or else the file play1_version in the platform's folder. */
export function versionSelector({ env, hasEnv, platformDir, file }: Application): Selector | NoVerdict {
  const value = env.PLAY1_VERSION;
  if (value !== undefined && value.trim() !== '') return { value, source: 'env', variable: 'PLAY1_VERSION' };
  if (platformDir === undefined)
    return untested("PLAY1_VERSION is not given, and --platform-dir does not name the platform's folder, where play1_version may be");
  const found = file(`${platformDir}/play1_version`);
  if (!found && !hasEnv) return untested(`there is no ${platformDir}/play1_version, and no variables were given with --env or --env-from`);
  if (!found) return notApplicable('no version is chosen, and the contract has no default');
  if (found.problem !== undefined) return undecided(found.problem);
  return { value: found.text.trim(), source: 'file', file: found.path, position: { line: 1, column: 1 } };
}
