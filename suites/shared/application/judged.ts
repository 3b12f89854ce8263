import { hash } from 'node:crypto';
import { withoutCredentials } from '../../../engine/documents/show.ts';
import {
  type Application,
  type ApplicationSettings,
  createApplication,
  type Folder,
  type JudgedApplication,
} from '../../../engine/judging/application.ts';
import { pathListHeader, trackedPaths } from './git/index-file.ts';
import { maskedText } from './masked-text.ts';
import { searchedLines } from './searched-sources.ts';
import { secretVariables } from './secrets.ts';

type JudgedFile = JudgedApplication['files'][number];

/** A report leaves the application out when its folders hold more names than this. */
const maxNames = 20_000;
const gitIndex = '.git/index';
const maxIndexPaths = 100;

/** The same application, and a record of the files, folders and variables that the rules read. */
export function watched(application: Application) {
  const folders = new Map<string, string[]>();
  const files = new Map<string, JudgedFile>();
  const wholeFiles = new Set<string>();
  const readVariables = new Set<string>();
  const folder: Folder = {
    names(path) {
      const names = application.names(path);
      if (names.length > 0) folders.set(path, names);
      return names;
    },
    read(path, limit) {
      const content = application.read(path, limit);
      if (content) files.set(path, judgedFile(path, content, wholeFiles.has(path)));
      return content;
    },
  };
  const env = new Proxy(application.env, {
    get(variables, name: string) {
      readVariables.add(name);
      return variables[name];
    },
  });
  const inner = createApplication(application.type, application.name, folder, settingsWith(application, env));
  const file = (path: string) => {
    wholeFiles.add(path);
    return inner.file(path);
  };
  /** Contains no secret of a variable or of a file. */
  const looked = (): JudgedApplication | undefined => {
    if ([...folders.values()].reduce((sum, names) => sum + names.length, 0) > maxNames) return undefined;
    const { env: variables, type } = application;
    const secrets = secretVariables(variables);
    const values = secrets.map(([, value]) => value);
    const names = new Set(Object.keys(variables));
    const shown = [...files.values()].map(({ text, ...file }) => ({ ...file, ...(text && { text: maskedText(text, values, names) }) }));
    const isMentioned = (name: string) => /HEALTH/i.test(name) || shown.some(({ text }) => text?.includes(name));
    const secretNames = new Set(secrets.map(([name]) => name));
    const kept = Object.entries(variables)
      .filter(([name]) => readVariables.has(name) || isMentioned(name))
      // A rule looks for the colon in credentials, so it stays.
      .map(([name, value]) => [name, secretNames.has(name) ? value.replace(/[^\s:]+/g, 'redacted') : withoutCredentials(value)]);
    return {
      type,
      ...settingsWith(application, Object.fromEntries(kept)),
      folders: Object.fromEntries(folders),
      files: shown.sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
  };
  return { application: { ...inner, file }, looked };
}

const settingsWith = ({ settings, hasEnv }: Application, env: Application['env']): ApplicationSettings =>
  hasEnv ? { ...settings, env } : settings;

function judgedFile(path: string, content: Uint8Array | { problem: string }, isWhole: boolean): JudgedFile {
  if ('problem' in content) return { path, ...content };
  const digest = `sha256:${hash('sha256', content)}`;
  const kept = isWhole ? { text: new TextDecoder().decode(content) } : excerpt(path, content);
  return { path, digest, ...kept };
}

/** The part of a file that a report keeps, when rules look at a part only; its secrets are still in it. */
function excerpt(path: string, bytes: Uint8Array): { text: string } | { problem: string } {
  if (path === gitIndex) return committedModules(bytes);
  if (path === '.git') return { text: '' };
  const text = new TextDecoder().decode(bytes);
  if (path === '.git/config') return { text: text.replace(/^(?!\s*\[|\s*(?:push)?url\s*=).*$/gim, '') };
  return { text: path === '.gitignore' ? text : searchedLines(path, text) };
}

/** The paths below node_modules, one per line. */
function committedModules(bytes: Uint8Array): { text: string } | { problem: string } {
  const tracked = trackedPaths(bytes);
  if ('problem' in tracked) return tracked;
  const modules = tracked.paths.filter((path) => path.startsWith('node_modules/'));
  return { text: modules.slice(0, maxIndexPaths).join('\n') };
}

/** The application of a report, with the files, folders and variables that the report keeps. */
export function judgedApplication({ type, folders, files, ...settings }: JudgedApplication, name: string): Application {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const inFolder = new Map(Object.entries(folders));
  return createApplication(
    type,
    name,
    {
      read(path) {
        const { problem, text = '' } = byPath.get(path) ?? {};
        if (problem !== undefined) return { problem };
        if (!byPath.has(path)) return undefined;
        return Buffer.from(path === gitIndex ? `${pathListHeader}${text}` : text);
      },
      names: (folder) => inFolder.get(folder) ?? [],
    },
    settings,
  );
}
