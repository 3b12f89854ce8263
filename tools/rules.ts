import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { WrittenRow, WrittenSurface } from '../engine/contract/rows.ts';
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

/** Kinds of rules of rows that pass if a call is refused. */
const refusals = ['is-refused', 'sign-on-is-refused', 'credentials-are-needed'];

/** Each row that passes when calls are refused, and does not say which accepted call shows that a refusal counts. */
export function rowsWithoutEvidence(root: string, surfaces: WrittenSurface[]): string[] {
  const { judged } = parse(readFileSync(join(root, 'specs/labels.yaml'), 'utf8')) as { judged: { outcome: string; labels: string[] }[] };
  const refused = new Set(judged.filter(({ outcome }) => outcome === 'refused').flatMap(({ labels }) => labels));
  const isRefusal = ({ rule, documents }: WrittenRow) =>
    refusals.includes(rule?.kind ?? '') || (documents?.reads ?? []).some((label) => refused.has(label));
  return surfaces.flatMap(({ surface, rows }) =>
    rows
      .filter((row) => row.level !== undefined && row.level !== 'note' && isRefusal(row) && !row.evidence)
      .map(
        ({ id }) =>
          `specs/requirements/${surface}.yaml: ${id} passes if a call is refused; add "evidence: { controls: […] }" with the labels of the accepted call`,
      ),
  );
}
