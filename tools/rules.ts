import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenRow, WrittenSurface } from '../engine/contract/rows.ts';
import { hasRule } from './proof/data.ts';
import { fileInRoom } from './rooms.ts';

/** Each rule that names no row of its room, or a row whose id differs from the name of its file. */
export function wrongRules(root: string, surfaces: WrittenSurface[]): string[] {
  const rooms = readdirSync(join(root, 'suites')).filter((room) => existsSync(join(root, 'suites', room, 'rules')));
  return rooms.flatMap((room) => {
    const rows = surfaces.find(({ surface }) => surface === room)?.rows ?? [];
    const ids = new Set(rows.filter((row) => row.level).map((row) => row.id));
    return filesIn(root, `suites/${room}/rules`).flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const named = /requirement: '([^']*)'/.exec(text)?.[1];
      const line = text.slice(0, text.indexOf('requirement:')).split('\n').length;
      if (named === undefined) return [`${path}:1: name the requirement that this rule judges: requirement: '…'`];
      if (!ids.has(named))
        return [`${path}:${line}: no row is named "${named}"; add it to suites/${room}/requirements.yaml and run npm run generate`];
      if (fileInRoom(root, room, 'rules/*.ts', named) !== path)
        return [`${path}:${line}: judges "${named}"; a rule's file is named as its requirement: ${named.replace(/^[^/]*\//, '')}.ts`];
      return [];
    });
  });
}

/** Each requirement that nothing judges. */
export const rowsWithoutRule = (root: string, surfaces: WrittenSurface[]): string[] =>
  surfaces.flatMap(({ surface, rows }) =>
    rows
      .filter((row) => row.level !== undefined && !hasRule(root, surface, row))
      .map(
        ({ id }) =>
          `suites/${surface}/requirements.yaml: nothing judges ${id}; write suites/${surface}/rules/${id.replace(/^[^/]*\//, '')}.ts, or give the row "rule" or "documents"`,
      ),
  );

/** Kinds of rules of rows that pass if a call is refused. */
const refusals = ['is-refused', 'sign-on-is-refused', 'credentials-are-needed'];

/** Each row that passes when calls are refused, and does not say which accepted call shows that a refusal counts. */
export function rowsWithoutEvidence(surfaces: WrittenSurface[]): string[] {
  const judged = surfaces.flatMap((surface) => surface.judged ?? []);
  const refused = new Set(judged.filter(({ outcome }) => outcome === 'refused').flatMap(({ labels }) => labels));
  const isRefusal = ({ rule, documents }: WrittenRow) =>
    refusals.includes(rule?.kind ?? '') || (documents?.reads ?? []).some((label) => refused.has(label));
  return surfaces.flatMap(({ surface, rows }) =>
    rows
      .filter((row) => row.level !== undefined && row.level !== 'note' && isRefusal(row) && !row.evidence)
      .map(
        ({ id }) =>
          `suites/${surface}/requirements.yaml: ${id} passes if a call is refused; add "evidence: { controls: […] }" with the labels of the accepted call`,
      ),
  );
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
