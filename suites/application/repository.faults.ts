// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of configurations, not of templates
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { type RepositoryType, repositories } from '../../targets/reference/documents/repositories.ts';

export interface RepositoryFault {
  /** The requirement that must notice. */
  breaks: [RequirementId];
  type: RepositoryType;
  files: Record<string, string>;
  args: string[];
  /** The place that the problem names. */
  at: string;
  /** Changes the folder that `app` is in. */
  prepare?: (folder: string) => void;
}

const defineFault = (
  id: RequirementId,
  { files = {}, env = [], args = [], at, prepare }: Partial<Omit<RepositoryFault, 'breaks' | 'type'>> & { env?: string[]; at: string },
): RepositoryFault => {
  const type = (id.startsWith('app/') ? 'node' : id.split('/')[0]) as RepositoryType;
  const reference = repositories[type];
  return {
    breaks: [id],
    ...{ type, at },
    files: { ...reference.files, ...files },
    args: ['--type', type, ...reference.args, ...env.flatMap((one) => ['--env', one]), ...args],
    ...(prepare && { prepare }),
  };
};

const withPackage = (id: RequirementId, text: string, at: string) => defineFault(id, { files: { 'app/package.json': text }, at });
const withVariable = (id: RequirementId, ...env: string[]) => defineFault(id, { env, at: env[0]?.split('=')[0] ?? '' });

/** The index that Git itself writes. */
function commitsEverything(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, 'app'), stdio: 'ignore' });
  mkdirSync(join(folder, 'app/node_modules/a'), { recursive: true });
  writeFileSync(join(folder, 'app/node_modules/a/index.js'), '');
  git('init');
  git('add', '--force', '.');
}

const node = {
  'package-json-with-a-comma-too-many': withPackage('app/package-json-is-valid', '{\n  "name": "shop",\n}', 'package.json:3:1'),
  'no-start': withPackage('app/has-a-start', '{\n  "scripts": { "build": "tsc" }\n}', 'package.json:2:14'),
  'starts-by-a-development-dependency': withPackage(
    'app/has-a-start',
    '{\n  "scripts": { "start": "nodemon server.js" },\n  "devDependencies": { "nodemon": "3" }\n}',
    'package.json:2:25',
  ),
  'node-modules-are-not-ignored': defineFault('app/ignores-node-modules', {
    files: { 'app/.gitignore': 'node_modules\r\n!node_modules\r\n' },
    at: '.gitignore:2:1',
  }),
  'node-modules-are-committed': defineFault('app/commits-no-node-modules', { prepare: commitsEverything, at: 'node_modules/a/index.js' }),
  'runs-in-development': withVariable('app/runs-in-production', 'NODE_ENV=development'),
  'build-tool-is-make': withVariable('app/build-tool-is-known', 'CC_NODE_BUILD_TOOL=make'),
  'custom-build-tool-is-missing': defineFault('app/custom-build-tool-is-given', {
    env: ['CC_NODE_BUILD_TOOL=custom'],
    at: 'CC_CUSTOM_BUILD_TOOL',
  }),
  'build-tool-is-old': withVariable('app/build-tool-is-current', 'CC_NODE_BUILD_TOOL=yarn2'),
  'yarn-is-old': withPackage('app/yarn-is-current', '{ "main": "a.js", "packageManager": "yarn@1.22.22" }', 'package.json:1:37'),
  'node-version-with-a-letter': withVariable('app/node-version-is-well-formed', 'CC_NODE_VERSION=v22'),
  'dev-dependencies-is-yes': withVariable('app/dev-dependencies-are-chosen-right', 'CC_NODE_DEV_DEPENDENCIES=yes'),
  'basic-auth-without-a-password': withVariable('app/basic-auth-is-well-formed', 'CC_NPM_BASIC_AUTH=jane'),
  'registry-is-a-url': withVariable('app/registry-is-a-host', 'CC_NPM_REGISTRY=https://npm.acme.example', 'NPM_TOKEN=t'),
  'registry-without-credentials': withVariable('app/registry-has-credentials', 'CC_NPM_REGISTRY=npm.acme.example'),
  'package-manager-without-a-version': withPackage(
    'app/package-manager-is-well-formed',
    '{ "main": "a.js", "packageManager": "pnpm" }',
    'package.json:1:37',
  ),
  'health-paths-start-at-one': withVariable('app/health-variables-are-numbered-from-0', 'CC_HEALTH_CHECK_PATH_1=/x'),
  'deno-without-mise': defineFault('app/deno-comes-with-mise', {
    files: { 'app/deno.json': '{}', 'app/mise.toml': '[tools]\nnode = "22"\n' },
    at: 'mise.toml:1:1',
  }),
  'remote-of-another-shape': defineFault('app/remote-has-its-shape', {
    files: { 'app/.git/config': '[remote "prod"]\n\turl = ssh://git@host.example/app_1.git\n' },
    at: '.git/config:2:8',
  }),
};

const conf = 'app/conf/application.conf';
const plugins = (version: string) => ({
  'app/project/plugins.sbt': `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "${version}")\n`,
});
const modules = 'lazy val api = project.enablePlugins(PlayScala)\nlazy val web = project.enablePlugins(PlayScala)\n';

const play = {
  'play-version-is-unknown': withVariable('play1/version-is-supported', 'PLAY1_VERSION=1.6'),
  'play-version-without-a-dot': withVariable('play1/version-is-unambiguous', 'PLAY1_VERSION=12'),
  'forwards-from-loopback-only': defineFault('play1/forwards-are-supported', {
    files: { [conf]: 'a=1\nXForwardedSupport=127.0.0.1\n' },
    at: 'conf/application.conf:2:1',
  }),
  'reference-without-braces': defineFault('play1/references-are-well-written', {
    files: { [conf]: 'XForwardedSupport=all\n db.url=$MYSQL_ADDON_URI\n' },
    at: 'conf/application.conf:2:2',
  }),
  'no-build-file': defineFault('play2/builds-with-sbt', {
    prepare: (folder) => {
      for (const name of ['build.sbt', 'project']) rmSync(join(folder, 'app', name), { recursive: true });
    },
    at: 'build.sbt',
  }),
  'secret-key-of-a-later-version': defineFault('play2/secret-key-fits-the-version', {
    files: plugins('2.5.19'),
    at: 'conf/application.conf:1:1',
  }),
  'secret-is-empty': withVariable('play2/secret-is-set', 'APPLICATION_SECRET='),
  'java-is-too-old': defineFault('play2/java-fits', {
    files: { 'app/system.properties': 'java.runtime.version=1.7\n' },
    at: 'system.properties:1:22',
  }),
  'forwards-are-not-trusted': defineFault('play2/forwards-are-trusted', {
    files: {
      ...plugins('2.3.8'),
      [conf]: 'application.secret=${APPLICATION_SECRET}\n',
      'app/app/A.scala': 'object A { def a = request.secure }',
    },
    at: 'conf/application.conf',
  }),
  'module-is-not-there': withVariable('play2/module-exists', 'CC_SBT_TARGET_DIR=wbe'),
  'module-is-not-named': defineFault('play2/module-is-named', { files: { 'app/build.sbt': modules }, at: 'CC_SBT_TARGET_DIR' }),
  'config-resource-is-not-there': withVariable('play2/config-resource-exists', 'SBT_DEPLOY_GOAL=-Dconfig.resource=prod.conf'),
  'pool-is-too-large': defineFault('play2/pool-fits', { args: ['--max-connections', '19'], at: 'conf/application.conf' }),
};

/** A good repository with one thing wrong in it. */
export const repositoryFaults: Record<string, RepositoryFault> = { ...node, ...play };
