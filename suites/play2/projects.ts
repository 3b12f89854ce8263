import { posix } from 'node:path';
import type { Application } from '../../engine/judging/application.ts';
import { withoutComments } from '../shared/application/scala.ts';

/** A file of the build definition; spaces replace its comments. */
export type BuildFile = { path: string; code: string };

const definition =
  /(?:^|\n)[ \t]*(?:(?:implicit|private|protected)[ \t]+)?(?:lazy[ \t]+)?val[ \t]+(?:`([^`\n]+)`|(\w+))(?:[ \t]*:[ \t]*(?:sbt\.)?Project)?[ \t]*=\s{0,99}/g;
/** A definition ends at the next definition, or at a line that is not indented. */
const nextStatement = /\n(?:[ \t]*(?:(?:implicit|private|protected|lazy)[ \t]+)*(?:val|def|object|class|trait)\b|(?=[A-Za-z@`]))/g;
const framework = /\b(?:Play|PlayScala|PlayJava|PlayMinimalJava|PlayService|PlayWeb)\b/;
const enabling = /\benablePlugins\s{0,99}\(([^()]{0,2000})/g;

/** Finds projects by the common patterns of a build. */
export function projectsIn(application: Application, files: readonly BuildFile[]) {
  const defined = files.flatMap(({ code }) =>
    [...code.matchAll(definition)].flatMap((match) => {
      const start = match.index + match[0].length;
      nextStatement.lastIndex = start;
      return toProject(match[1] ?? match[2] ?? '', code.slice(start, nextStatement.exec(code)?.index)) ?? [];
    }),
  );
  const projects = defined.map((project) => ({
    ...project,
    isRunnable: project.isRunnable || (project.base !== '' && enablesFramework(application, project.base)),
  }));
  if (files.some(({ path, code }) => !path.includes('/') && enablesAtTopLevel(code))) {
    const root = projects.find(({ base }) => base === '');
    if (root) root.isRunnable = true;
    else projects.push({ id: 'root', name: 'root', base: '', isRunnable: true, dependsOn: [] });
  }
  return projects;
}

function toProject(name: string, text: string) {
  const [, call, play, first] =
    /^\(?\s{0,99}(?:(project\b)|((?:\w+\.){0,9})Project\s{0,99}\(\s{0,99}(?:(?:id|name)\s{0,99}=\s{0,99})?(?:"([^"\n]+)")?)/.exec(text) ??
    [];
  if (call === undefined && play === undefined) return undefined;
  const isOld = play?.endsWith('play.') ?? false;
  const [, folder] = /\bfile\s{0,99}\(\s{0,99}"([^"\n]*)"/.exec(text) ?? [];
  const [, renamed] = /\.withId\s{0,99}\(\s{0,99}"([^"\n]+)"/.exec(text) ?? [];
  return {
    /** What sbt calls it. */
    id: renamed ?? first ?? name,
    /** What other definitions of the build call it. */
    name,
    /** Relative to the application's folder; empty for that folder itself. */
    base: toFolder(folder ?? (isOld ? '.' : name)),
    /** It enables the framework, so it can run. */
    isRunnable: isOld || enables(text) || /\bplay(?:Scala|Java)Settings\b/.test(text),
    dependsOn: [...text.matchAll(/\bdependsOn\s{0,99}\(([^()]{0,2000})/g)]
      .flatMap(([, names = '']) => names.match(/\w+|`[^`]+`/g) ?? [])
      .map((found) => found.replaceAll('`', '')),
  };
}

const enables = (text: string, pattern = enabling): boolean =>
  [...text.matchAll(pattern)].some(([, plugins = '']) => framework.test(plugins));

/** Settings at the start of a line apply to the project in the folder of the file. */
const enablesAtTopLevel = (code: string): boolean =>
  enables(code, /^enablePlugins\s{0,99}\(([^()]{0,2000})/gm) || /^(?:play\.Project\.)?play(?:Scala|Java)Settings\b/m.test(code);

function enablesFramework(application: Application, base: string): boolean {
  return application
    .names(base)
    .filter((name) => name.endsWith('.sbt'))
    .some((name) => enablesAtTopLevel(withoutComments(application.file(`${base}/${name}`)?.text ?? '')));
}

/** The path without `./` and without slashes at its end; empty for the folder itself. */
export function toFolder(path: string): string {
  const folder = posix.normalize(path).replace(/\/+$/, '');
  return folder === '.' ? '' : folder;
}
