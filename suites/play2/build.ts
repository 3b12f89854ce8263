import { valuesOf } from '../../engine/contract/contract.ts';
import { lineAndColumn } from '../../engine/documents/text.ts';
import type { Application, DeclaredAt } from '../../engine/judging/application.ts';
import { withoutComments } from '../shared/application/scala.ts';
import { given, variableFor } from '../shared/application/variables.ts';
import { deployOption } from './deploy-goal.ts';
import { type BuildFile, projectsIn } from './projects.ts';

export type FrameworkVersion = NonNullable<ReturnType<typeof toVersion>>;

const builds = new WeakMap<Application, ReturnType<typeof readBuild>>();

/** What Assay can read from an sbt build. A build is a program, so only common patterns are found. */
export function buildOf(application: Application) {
  const build = builds.get(application) ?? readBuild(application);
  builds.set(application, build);
  return build;
}

function readBuild(application: Application) {
  const inRoot = application.names('').filter((name) => name.endsWith('.sbt'));
  const inProject = application.names('project').filter((name) => /\.(?:sbt|scala)$/.test(name));
  const read = [...inRoot, ...inProject.map((name) => `project/${name}`)].flatMap((path) => application.file(path) ?? []);
  const files = read.filter(({ problem }) => problem === undefined).map(({ path, text }) => ({ path, code: withoutComments(text) }));
  return {
    files,
    /** Why a file of the build cannot be read. */
    gap: read.find(({ problem }) => problem !== undefined)?.problem,
    version: declaredVersion(files) ?? optionVersion(application),
    projects: projectsIn(application, files),
  };
}

const plugin = /"(?:play|com\.typesafe\.play|org\.playframework)"\s{0,99}%%?\s{0,99}"sbt-plugin"\s{0,99}%\s{0,99}(?:"([^"\n]*)"|([\w.]+))/g;

/** The version in `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "2.6.25")`, directly or through a `val`; undefined when two disagree. */
function declaredVersion(files: readonly BuildFile[]): FrameworkVersion | undefined {
  const values = stringsOf(files);
  const [first, ...others] = files.flatMap((file) =>
    [...file.code.matchAll(plugin)].map(({ 0: whole, 1: written, 2: name = '', index }) => ({
      file,
      offset: index + whole.length - (written === undefined ? name.length : written.length + 2),
      text: written ?? values.get(name.split('.').at(-1) ?? ''),
    })),
  );
  if (first?.text === undefined || others.some(({ text }) => text !== first.text)) return undefined;
  return toVersion(first.text, { file: first.file.path, position: lineAndColumn(first.file.code, first.offset) });
}

/** The strings that the build defines with `val`; undefined for a name with several values. */
function stringsOf(files: readonly BuildFile[]): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  for (const { code } of files) {
    for (const [, name = '', value = ''] of code.matchAll(/\bval\s{1,99}(\w+)(?:\s{0,99}:\s{0,99}String)?\s{0,99}=\s{0,99}"([^"\n]*)"/g))
      values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
  }
  return values;
}

/** The contract's workaround for an unresolved plugin: the option `-Dplay.version=…` of the deployment goal. */
function optionVersion(application: Application): FrameworkVersion | undefined {
  const { platformDir, file } = application;
  const byVariable = deployOption(given(application, 'deploy_goal') ?? '', 'play.version');
  if (byVariable !== undefined) return toVersion(byVariable, { variable: variableFor('deploy_goal') });
  const { path, text } = (platformDir !== undefined && file(`${platformDir}/sbt.json`)) || { path: '', text: '' };
  const byFile = deployOption(text, 'play.version');
  return byFile === undefined
    ? undefined
    : toVersion(byFile, { file: path, position: lineAndColumn(text, text.indexOf('-Dplay.version')) });
}

function toVersion(text: string, source: DeclaredAt) {
  const [, major, minor] = /^(\d{1,4})\.(\d{1,4})(?!\d)/.exec(text) ?? [];
  return major === undefined ? undefined : { text, major: Number(major), minor: Number(minor), ...source };
}

/** The contract's table: the key that holds the secret, by version line. */
const secretKeysByLine = () => valuesOf('runtimes').play2.secret_keys;

export const secretKeys = (): string[] => [...new Set(Object.values(secretKeysByLine()))];

export const releaseLine = ({ major, minor }: FrameworkVersion): string => `${major}.${minor}`;

/** Undefined for a line that the contract does not list. */
export const secretKeyOf = (version: FrameworkVersion): string | undefined => secretKeysByLine()[releaseLine(version)];

/** Whether a version is of a line of the same major version, or later. */
export function isFrom({ major, minor }: FrameworkVersion, line: string): boolean {
  const [ofLine, from = 0] = line.split('.').map(Number);
  return major === ofLine && minor >= from;
}

/** `isForCompiler`: a compiler option names it, and a later Java can run the result. */
type JavaVersion = DeclaredAt & { text: string; major: number; isForCompiler?: true };

const compilerOption = /"--?(?:source|target|release)"\s{0,99},\s{0,99}"([^"\n]{1,99})"/g;

/** Files that hold a Java version, with the pattern that finds it. */
const versionFiles: Record<string, RegExp> = {
  'system.properties': /^[ \t]*java\.runtime\.version[ \t]*[=:][ \t]*(\S+)/m,
  '.java-version': /^\s*(\S+)/,
  '.sdkmanrc': /^[ \t]*java[ \t]*=[ \t]*(\S+)/m,
  '.tool-versions': /^[ \t]*java[ \t]+(\S+)/m,
};

/** No build written by hand has more of them. */
const maxOptions = 50;

/** What the machine of a developer names it by. */
const usualVariable = 'JAVA_VERSION';

export function javaVersions(application: Application): JavaVersion[] {
  const inBuild = buildOf(application).files.flatMap(({ path, code }) =>
    [...code.matchAll(compilerOption)].slice(0, maxOptions).map(({ 0: whole, 1: text = '', index }) => ({
      text,
      file: path,
      position: lineAndColumn(code, index + whole.length - text.length - 2),
      isForCompiler: true as const,
    })),
  );
  const inFiles = Object.entries(versionFiles).flatMap(([path, pattern]) => {
    const content = application.file(path)?.text ?? '';
    const found = pattern.exec(content);
    return found?.[1] === undefined
      ? []
      : [{ text: found[1], file: path, position: lineAndColumn(content, found.index + found[0].length - found[1].length) }];
  });
  const inVariables = [variableFor('java_version'), usualVariable].map((variable) => ({ text: application.env[variable] ?? '', variable }));
  return [...inBuild, ...inFiles, ...inVariables].flatMap((version) => {
    const major = majorOf(version.text);
    return major === undefined ? [] : [{ ...version, major }];
  });
}

/** 7 for `7`, `1.7`, `1.7.0_80` and `zulu-7.56`. */
function majorOf(text: string): number | undefined {
  const [, major] = /(?<![\w.])(?:1\.)?(\d{1,2})(?!\d)/.exec(text) ?? [];
  return major === undefined || Number(major) === 0 ? undefined : Number(major);
}
