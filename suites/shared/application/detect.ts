import type { ApplicationType, Folder } from '../../../engine/judging/application.ts';

export interface Detected {
  type: ApplicationType;
  reason: string;
  /** No file shows a type: the folder may not be an application. */
  isGuess?: true;
}

/** Tells the type from the files. Play comes before Node, because a Play application may have a package.json too. */
export function detectType(folder: Folder): Detected {
  const names = folder.names('');
  const has = (path: string) => {
    const [name = '', inner] = path.split('/');
    return names.includes(name) && (inner === undefined || folder.names(name).includes(inner));
  };
  const sbt = ['build.sbt', 'project/build.properties', 'project/plugins.sbt', 'project/Build.scala'].find(has);
  const conf = 'conf/application.conf';
  if (sbt !== undefined) return { type: 'play2', reason: `found ${sbt}` };
  const play1 = ['conf/dependencies.yml', 'conf/routes'].find(has);
  if (play1 !== undefined && has(conf)) return { type: 'play1', reason: `found ${conf} and ${play1}, and no sbt build` };
  const node = ['package.json', 'deno.json', 'deno.jsonc', 'bun.lock', 'pnpm-lock.yaml', 'yarn.lock', 'package-lock.json'].find(has);
  if (node !== undefined) return { type: 'node', reason: `found ${node}` };
  if (has(conf)) return { type: 'play1', reason: `found ${conf}, and no sbt build` };
  const script = names.find((name) => /\.[cm]?[jt]s$/.test(name));
  if (script !== undefined) return { type: 'node', reason: `found ${script}` };
  const isRepository = has('.git') || has('.gitignore');
  return { type: 'node', reason: 'the default: no file shows another type', ...(!isRepository && { isGuess: true }) };
}
