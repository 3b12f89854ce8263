import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes generated files, by path and content. */
export function writeOutputs(root: string, outputs: Iterable<readonly [path: string, content: string]>): void {
  for (const [path, content] of outputs) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
