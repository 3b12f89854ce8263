import type { ApplicationType, Folder } from './application.ts';

export interface Detected {
  type: ApplicationType;
  reason: string;
  /** Nothing in the folder tells: it may be no application at all. */
  isGuess?: true;
}

/** The type of the application in a folder, by its files; a web framework brings a package.json of its own at times, so it comes first. */
export function detectType(folder: Folder): Detected {
  const names = folder.names('');
  const has = (path: string) => {
    const [name = '', inner] = path.split('/');
    return names.includes(name) && (inner === undefined || folder.names(name).includes(inner));
  };
  const sbt = ['build.sbt', 'project/build.properties', 'project/plugins.sbt', 'project/Build.scala'].find(has);
  const conf = 'conf/application.conf';
  if (sbt !== undefined) return { type: 'play2', reason: `${sbt} is there` };
  const play1 = ['conf/dependencies.yml', 'conf/routes'].find(has);
  if (play1 !== undefined && has(conf)) return { type: 'play1', reason: `${conf} and ${play1} are there, and no sbt build is` };
  const node = ['package.json', 'deno.json', 'deno.jsonc', 'bun.lock', 'pnpm-lock.yaml', 'yarn.lock', 'package-lock.json'].find(has);
  if (node !== undefined) return { type: 'node', reason: `${node} is there` };
  if (has(conf)) return { type: 'play1', reason: `${conf} is there, and no sbt build is` };
  const script = names.find((name) => /\.[cm]?[jt]s$/.test(name));
  if (script !== undefined) return { type: 'node', reason: `${script} is there` };
  const isRepository = has('.git') || has('.gitignore');
  return { type: 'node', reason: 'nothing tells another', ...(!isRepository && { isGuess: true }) };
}
