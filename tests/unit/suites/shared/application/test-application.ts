import {
  type Application,
  type ApplicationSettings,
  type ApplicationType,
  createApplication,
} from '../../../../../engine/judging/application.ts';

/** Files by their path; Base64 where they are no text. */
export type TestFiles = Record<string, string | { base64: string }>;

/** An application without a disk, for tests. */
export function testApplication(
  files: TestFiles,
  { type = 'node', ...settings }: ApplicationSettings & { type?: ApplicationType } = {},
): Application {
  const read = (path: string) => {
    const content = files[path];
    if (content === undefined) return undefined;
    return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.base64, 'base64');
  };
  const names = (folder: string) => {
    const start = folder === '' ? '' : `${folder}/`;
    const inside = Object.keys(files).filter((path) => path.startsWith(start));
    return [...new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''))].sort();
  };
  return createApplication(type, 'a test', { read, names }, settings);
}
