import { posix } from 'node:path';
import type { Application } from '../application.ts';
import { buildOf } from './build.ts';
import { deployOption } from './deploy-goal.ts';
import { toFolder } from './projects.ts';

/** The configuration file that a 2.x application is run with: its path, or why it cannot be told. */
export type RunFile = { file: string; reason: string } | { missing: string; isNamed: boolean };

/** Whether a path is that of a folder inside the application, in its own capitals. */
export function isFolder({ names, read }: Application, path: string): boolean {
  const folder = toFolder(path);
  if (folder === '') return true;
  return names(toFolder(posix.dirname(folder))).includes(posix.basename(folder)) && read(folder) === undefined;
}

/** The folder of the module that is run; empty for the main folder. */
export function moduleFolder(application: Application): string {
  const named = application.env.CC_SBT_TARGET_DIR?.trim() ?? '';
  if (named === '') return '';
  if (isFolder(application, named)) return toFolder(named);
  return buildOf(application).projects.find(({ id, name }) => id === named || name === named)?.base ?? '';
}

/** Folders whose files are resources of the application when it runs, the nearest first. */
export function resourceFolders(application: Application): string[] {
  const bases = [moduleFolder(application), '', ...buildOf(application).projects.map(({ base }) => base)];
  const inside = (base: string, folder: string) => (base === '' ? folder : `${base}/${folder}`);
  return [...new Set(bases.flatMap((base) => [inside(base, 'conf'), inside(base, 'src/main/resources')]))];
}

export function findResource(application: Application, name: string): string | undefined {
  return resourceFolders(application)
    .map((folder) => ({ folder, path: toFolder(`${folder}/${name}`) }))
    .filter(({ folder, path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => path)
    .find((path) => application.file(path) !== undefined);
}

export function runFile(application: Application): RunFile {
  const goal = application.env.SBT_DEPLOY_GOAL ?? '';
  const option = (name: string) => deployOption(goal, name);
  if (option('config.url') !== undefined) return { missing: 'SBT_DEPLOY_GOAL takes the configuration from a URL', isNamed: true };
  const file = option('config.file');
  if (file !== undefined) {
    const path = toFolder(file);
    if (application.file(path)) return { file: path, reason: 'SBT_DEPLOY_GOAL names it with -Dconfig.file' };
    return { missing: `SBT_DEPLOY_GOAL names the file ${file}, which is not in the folder`, isNamed: true };
  }
  const resource = option('config.resource');
  if (resource !== undefined) {
    const path = findResource(application, resource);
    if (path !== undefined) return { file: path, reason: 'SBT_DEPLOY_GOAL names it with -Dconfig.resource' };
    return { missing: `SBT_DEPLOY_GOAL names ${resource}, which is not in the folder`, isNamed: true };
  }
  for (const name of ['application.conf', 'application.json', 'application.properties']) {
    const path = findResource(application, name);
    if (path !== undefined) return { file: path, reason: 'the file that the framework reads unless told otherwise' };
  }
  return { missing: 'there is no conf/application.conf', isNamed: false };
}
