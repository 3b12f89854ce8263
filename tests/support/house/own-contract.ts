import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

/** The files of the published contract, for a test to change. */
export function contractFiles(folder = 'own'): Record<string, string> {
  const texts = (place: string) =>
    readdirSync(join(root, place))
      .filter((name) => name.endsWith('.yaml'))
      .map((name): [string, string] => [`${folder}/${place}/${name}`, readFileSync(join(root, place, name), 'utf8')]);
  const schema = 'specs/schemas/manifest.schema.json';
  return {
    ...Object.fromEntries([...texts('openapi'), ...texts('specs/requirements')]),
    [`${folder}/${schema}`]: readFileSync(join(root, schema), 'utf8'),
  };
}
