import { valuesOf } from '../../engine/contract/contract.ts';
import type { Application, DeclaredAt } from '../../engine/judging/application.ts';
import { type NoVerdict, notApplicable, untested } from '../../engine/judging/rule.ts';
import { variableFor } from '../shared/application/variables.ts';

/** The contract's table, in which a value may stand for two versions. */
export const selectors = (): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(valuesOf('runtimes').play1.versions));

type Selector = DeclaredAt & { value: string; source: 'env' | 'file' };

/** The variable, or else the file play1_version in the platform's folder. */
export function versionSelector({ env, hasEnv, platformDir, file }: Application): Selector | NoVerdict {
  const variable = variableFor('play1_version');
  const value = env[variable];
  if (value !== undefined && value.trim() !== '') return { value, source: 'env', variable };
  if (platformDir === undefined) return untested('version-not-given');
  const found = file(`${platformDir}/play1_version`);
  if (!found && !hasEnv) return untested('version-not-found', { file: `${platformDir}/play1_version` });
  if (!found) return notApplicable('no-version');
  if (found.problem !== undefined) return { verdict: 'undecided', ...found.problem };
  return { value: found.text.trim(), source: 'file', file: found.path, position: { line: 1, column: 1 } };
}
