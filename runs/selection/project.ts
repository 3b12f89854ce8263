import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { escaped } from '../../engine/documents/environment.ts';
import { defined } from '../../engine/documents/values.ts';
import type { OwnProbe } from '../../engine/recording/run-settings.ts';
import type { Project } from '../../specs/generated/schemas.ts';
import { type AllowedVariables, type Io, type Option, UsageError } from '../run.ts';

type Values = Record<string, unknown>;
type Declared = Record<string, Option>;

export const projectFile = 'assay.yaml';

/** The commands that use the pins of assay.yaml; the demo, for example, does not, because it judges our own references. */
const pinned = ['check', 'certify', 'live', 'gate', 'app', 'fleet', 'sso', 'log', 'report', 'reap', 'replay', 'doctor'];

const manifestFirst = ['check', 'certify', 'live', 'sso'];

export function chosenManifest(command: string, given: string | undefined): string {
  if (given !== undefined) return given;
  throw new UsageError(
    `assay: ${command} needs <manifest>, or an ${projectFile} in this folder that names one. See assay ${command} --help`,
  );
}

/** Reads assay.yaml of the current folder, if there is one; commands that use no pins take only the allowed variables from it. */
export async function pinsFor(name: string, declared: Declared, io: Io) {
  const path = join(io.cwd, projectFile);
  if (!(pinned.includes(name) || declared.env) || !existsSync(path)) return undefined;
  const { parseConfiguration } = await import('../../engine/documents/configuration.ts');
  const { readDocument } = await import('../../engine/documents/read.ts');
  const { wrongPin } = await import('./pins.ts');
  const problemIn = (value: unknown) => wrongPin(value, declared);
  const project = parseConfiguration<Project>(projectFile, readDocument(projectFile, path), io.env, 'project', problemIn);
  const { env, manifest, exists, plans } = project;
  const allowed = { project: defined({ env, manifest, exists, plans }) };
  if (!pinned.includes(name)) return { defaults: {}, complete: (args: Values): Values => ({ ...args, ...allowed }) };
  return {
    defaults: defaultsOf(project, declared),
    complete: (args: Values): Values => {
      const named = manifestFirst.includes(name) ? { ...args, manifest: args.manifest ?? project.manifest } : args;
      return { ...named, ...allowed, ...urls(project, named, io) };
    },
  };
}

function defaultsOf({ edition, plans, environment, options = {} }: Project, declared: Declared): Values {
  // A command that shows a run keeps the edition of that run, unless an option names another.
  // Its variables are filled in already; those of --header are filled in later.
  const header = options.header?.map(escaped);
  const files = [...(options['env-from'] ?? []), ...(options['env-file'] ?? [])];
  const wanted: Values = {
    ...options,
    header,
    'env-from': files.length > 0 ? files : undefined,
    edition: declared.only && edition,
    environment,
    plan: declared.plan?.array ? plans : plans?.[0],
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== undefined && Object.hasOwn(declared, name)));
}

/** The pinned URLs belong to one manifest: the credentials of another one are never sent there. */
function urls({ manifest, environments }: Project, args: Values, { cwd }: Io): Values {
  const chosen = environments?.[args.environment as 'test' | 'production'];
  const given = args.manifest ?? args.target;
  if (!chosen || manifest === undefined || typeof given !== 'string' || resolve(cwd, manifest) !== resolve(cwd, given)) return {};
  const pinnedUrls = Object.entries({ 'base-url': chosen.base_url, 'sso-url': chosen.sso_url }).filter(
    ([name, url]) => url !== undefined && args[name] === undefined,
  );
  return { ...Object.fromEntries(pinnedUrls), pinnedUrls: pinnedUrls.map(([name]) => name) };
}

/** The variables that a manifest may use: those that `--env` names, and those of assay.yaml, unless it names another manifest. */
export function allowedNames({ 'allow-env': env = [], project }: AllowedVariables, { cwd }: Io, manifest?: string): string[] {
  // What is not a name may be a secret, so it is not repeated.
  if (!env.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)))
    throw new UsageError('assay: --allow-env takes the name of a variable that the manifest may use, without its value');
  return [...env, ...(isMeant(project, cwd, manifest) ? (project?.env ?? []) : [])];
}

/** What assay.yaml says is for the manifest that it names. */
const isMeant = (project: AllowedVariables['project'], cwd: string, manifest: string | undefined): boolean =>
  project?.manifest === undefined || (manifest !== undefined && resolve(cwd, project.manifest) === resolve(cwd, manifest));

/** The partner's own probe of assay.yaml, unless that names another manifest. */
export const ownProbe = ({ project }: AllowedVariables, { cwd }: Io, manifest: string): OwnProbe | undefined =>
  project?.exists !== undefined && isMeant(project, cwd, manifest) ? { probe: project.exists, folder: cwd } : undefined;
