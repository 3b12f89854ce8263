import { createHash } from 'node:crypto';
import type { components } from '../../specs/generated/schemas.ts';
import { type Application, type ApplicationSettings, createApplication, type Folder } from './application.ts';
import { listOfPaths, trackedPaths } from './git/index-file.ts';
import { maskedText } from './masked-text.ts';
import { searchedLines } from './play/sources.ts';
import { secretVariables } from './secrets.ts';

export type JudgedApplication = NonNullable<components['schemas']['Report']['application']>;
type JudgedFile = components['schemas']['JudgedFile'];

/** A folder with more names than a report can show is not kept. */
const mostNames = 20_000;
const gitIndex = '.git/index';
/** Paths of an index that are kept. */
const mostPaths = 100;

/** The same application, and what was looked at in it since. */
export function watched(application: Application) {
  const folders = new Map<string, string[]>();
  const files = new Map<string, JudgedFile>();
  const whole = new Set<string>();
  const read = new Set<string>();
  const folder: Folder = {
    names(path) {
      const names = application.names(path);
      if (names.length > 0) folders.set(path, names);
      return names;
    },
    read(path, limit) {
      const content = application.read(path, limit);
      if (content) files.set(path, judgedFile(path, content, whole.has(path)));
      return content;
    },
  };
  const env = new Proxy(application.env, {
    get(variables, name: string) {
      read.add(name);
      return variables[name];
    },
  });
  const inner = createApplication(application.type, application.name, folder, settingsWith(application, env));
  const file = (path: string) => {
    whole.add(path);
    return inner.file(path);
  };
  /** Without secrets: neither those of the variables nor those that the files themselves show. */
  const looked = (): JudgedApplication | undefined => {
    if ([...folders.values()].reduce((sum, names) => sum + names.length, 0) > mostNames) return undefined;
    const { env: variables, type } = application;
    const secrets = secretVariables(variables);
    const values = secrets.map(([, value]) => value);
    const names = new Set(Object.keys(variables));
    const shown = [...files.values()].map(({ text, ...file }) => ({ ...file, ...(text && { text: maskedText(text, values, names) }) }));
    const isMentioned = (name: string) => /HEALTH/i.test(name) || shown.some(({ text }) => text?.includes(name));
    const isSecret = new Set(secrets.map(([name]) => name));
    const kept = Object.entries(variables)
      .filter(([name]) => read.has(name) || isMentioned(name))
      // A colon is looked at in credentials.
      .map(([name, value]) => [name, isSecret.has(name) ? value.replace(/[^\s:]+/g, 'redacted') : value]);
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
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const kept = isWhole ? { text: new TextDecoder().decode(content) } : excerpt(path, content);
  return { path, digest, ...kept };
}

/** What is kept of a file that a rule reads by itself, before secrets are replaced. */
function excerpt(path: string, bytes: Uint8Array): { text: string } | { problem: string } {
  if (path === gitIndex) return committed(bytes);
  if (path === '.git') return { text: '' };
  const text = new TextDecoder().decode(bytes);
  if (path === '.git/config') return { text: text.replace(/^(?!\s*\[|\s*(?:push)?url\s*=).*$/gim, '') };
  return { text: path === '.gitignore' ? text : searchedLines(path, text) };
}

/** The paths that no repository should have, one a line. */
function committed(bytes: Uint8Array): { text: string } | { problem: string } {
  const tracked = trackedPaths(bytes);
  if ('problem' in tracked) return tracked;
  const below = tracked.paths.filter((path) => path.startsWith('node_modules/'));
  return { text: below.slice(0, mostPaths).join('\n') };
}

/** The application that a report tells of, as far as it was looked at. */
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
        return Buffer.from(path === gitIndex ? `${listOfPaths}${text}` : text);
      },
      names: (folder) => inFolder.get(folder) ?? [],
    },
    settings,
  );
}
