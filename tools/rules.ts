import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSurface } from '../engine/contract/rows.ts';
import { ruleFiles, ruleFolders } from './outputs/registries.ts';

/** Each rule that names no row, or a row whose id differs from the name of its file. */
export function wrongRules(root: string, surfaces: WrittenSurface[]): string[] {
  const ids = new Set(surfaces.flatMap(({ rows }) => rows.filter((row) => row.level).map((row) => row.id)));
  return ruleFolders(root).flatMap((folder) =>
    ruleFiles(root, folder).flatMap((name) => {
      const path = `rules/${folder}/${name}.ts`;
      const text = readFileSync(join(root, path), 'utf8');
      const named = /requirement: '([^']*)'/.exec(text)?.[1];
      const line = text.slice(0, text.indexOf('requirement:')).split('\n').length;
      if (named === undefined) return [`${path}:1: name the requirement that this rule judges: requirement: '${folder}/${name}'`];
      if (!ids.has(named)) return [`${path}:${line}: no row is named "${named}"; add it to specs/requirements and run npm run generate`];
      if (named !== `${folder}/${name}`)
        return [`${path}:${line}: judges "${named}"; a rule's file is named as its requirement: rules/${named}.ts`];
      return [];
    }),
  );
}
