import type { Application } from '../../../engine/judging/application.ts';

const limits = { names: 20_000, depth: 30, bytes: 64 * 1024 * 1024 };
/** Folders without sources of the application; below `app` or `src/main`, a folder with such a name is a package. */
const skippedFolder = /^(?:\..*|node_modules|target|test|tests|test-result|it|public|logs|tmp|lib|dist|documentation|precompiled)$/;
const isAmongSources = (folder: string) => /(?:^|\/)(?:app|src\/main)(?:\/|$)/.test(folder);

/** The files below a folder whose names match; undefined, as the last one, if there are more than Assay searches. */
export function* sourcesBelow(
  application: Application,
  folder: string,
  isSource: RegExp,
): Generator<{ path: string; text: string } | undefined> {
  let names = 0;
  let bytes = 0;
  const pending = [{ folder, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const name of application.names(next.folder)) {
      if (names++ > limits.names || bytes > limits.bytes) return yield undefined;
      const path = next.folder === '' ? name : `${next.folder}/${name}`;
      if (!isSource.test(name)) {
        if ((isAmongSources(next.folder) || !skippedFolder.test(name)) && next.depth < limits.depth)
          pending.push({ folder: path, depth: next.depth + 1 });
        continue;
      }
      const content = application.read(path);
      if (!(content instanceof Uint8Array)) continue;
      bytes += content.byteLength;
      yield { path, text: new TextDecoder().decode(content) };
    }
  }
}
