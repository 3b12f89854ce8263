import { resolve } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { AllowedVariables } from '../arguments.ts';
import type { Io } from '../io.ts';

/** The variables that a manifest may use: those that `--env` names, and those of assay.yaml, unless it names another manifest. */
export function allowedNames({ env = [], project }: AllowedVariables, { cwd }: Io, manifest?: string): string[] {
  // What is not a name may be a secret, so it is not repeated.
  if (!env.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)))
    throw new UsageError('assay: --env takes the name of a variable that the manifest may use, without its value');
  const isMeant = project?.manifest === undefined || (manifest !== undefined && resolve(cwd, project.manifest) === resolve(cwd, manifest));
  return [...env, ...(isMeant ? (project?.env ?? []) : [])];
}
