import { posix } from 'node:path';
import type { Application } from '../../engine/judging/application.ts';
import { type NoVerdict, undecided, untested } from '../../engine/judging/rule.ts';
import { given, variableFor } from '../shared/application/variables.ts';
import { buildOf } from './build.ts';
import { deployOption } from './deploy-goal.ts';
import { toFolder } from './projects.ts';

/** The configuration file, or why there is none; no verdict when Assay cannot know which file is used. */
type RunFile = { file: string; reason: string } | { reason: string } | NoVerdict;

/** Whether a path names a folder of the application, in the same upper and lower case. */
export function isFolder({ names, read }: Application, path: string): boolean {
  const folder = toFolder(path);
  if (folder === '') return true;
  return names(toFolder(posix.dirname(folder))).includes(posix.basename(folder)) && read(folder) === undefined;
}

/** The folder of the module that runs; empty for the main folder. */
export function moduleFolder(application: Application): string {
  const named = given(application, 'module')?.trim() ?? '';
  if (named === '') return '';
  if (isFolder(application, named)) return toFolder(named);
  return buildOf(application).projects.find(({ id, name }) => id === named || name === named)?.base ?? '';
}

/** The folders with the resources of the running application; the first one wins. */
export function resourceFolders(application: Application): string[] {
  const bases = [moduleFolder(application), '', ...buildOf(application).projects.map(({ base }) => base)];
  const inside = (base: string, folder: string) => (base === '' ? folder : `${base}/${folder}`);
  return [...new Set(bases.flatMap((base) => [inside(base, 'conf'), inside(base, 'src/main/resources')]))];
}

/** The file of a resource; untested when two modules have one and nothing says which module runs. */
export function findResource(application: Application, name: string): string | NoVerdict | undefined {
  const found = resourceFolders(application)
    .map((folder) => ({ folder, path: toFolder(`${folder}/${name}`) }))
    .filter(({ folder, path }) => path.startsWith(`${folder}/`) && application.file(path) !== undefined);
  const [first, second] = found;
  const isOfModule = first?.folder.includes('/') && !first.folder.startsWith('src/');
  if (!first || !second || !isOfModule || given(application, 'module')?.trim()) return first?.path;
  return untested('two-modules', { files: `${first.path} and ${second.path}` });
}

export function runFile(application: Application): RunFile {
  const goal = given(application, 'deploy_goal') ?? '';
  const url = deployOption(goal, 'config.url');
  if (url !== undefined) return undecided('configuration-from-url');
  const file = deployOption(goal, 'config.file');
  if (file !== undefined) {
    const path = toFolder(file);
    if (application.file(path)) return { file: path, reason: `${variableFor('deploy_goal')} names it with -Dconfig.file` };
    return undecided('configuration-not-found', { file });
  }
  const resource = deployOption(goal, 'config.resource');
  const names = resource === undefined ? ['application.conf', 'application.json', 'application.properties'] : [resource];
  const reason =
    resource === undefined
      ? 'the file that the framework reads by default'
      : `${variableFor('deploy_goal')} names it with -Dconfig.resource`;
  for (const name of names) {
    const found = findResource(application, name);
    if (found !== undefined) return typeof found === 'string' ? { file: found, reason } : found;
  }
  if (resource === undefined) return { reason: 'there is no conf/application.conf' };
  return undecided('configuration-not-found', { file: resource });
}

/** Why the configuration cannot be judged, if so. */
export function openRun(application: Application): NoVerdict | undefined {
  const run = runFile(application);
  return 'verdict' in run ? run : undefined;
}
