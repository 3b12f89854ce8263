import { lineAndColumn } from '../../documents/text.ts';
import type { Application, DeclaredAt } from '../application.ts';
import { buildOf } from './build.ts';

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

const variables = ['CC_JAVA_VERSION', 'JAVA_VERSION'];

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
  const given = variables.map((variable) => ({ text: application.env[variable] ?? '', variable }));
  return [...inBuild, ...inFiles, ...given].flatMap((version) => {
    const major = majorOf(version.text);
    return major === undefined ? [] : [{ ...version, major }];
  });
}

/** 7 for `7`, `1.7`, `1.7.0_80` and `zulu-7.56`. */
function majorOf(text: string): number | undefined {
  const [, major] = /(?<![\w.])(?:1\.)?(\d{1,2})(?!\d)/.exec(text) ?? [];
  return major === undefined || Number(major) === 0 ? undefined : Number(major);
}
