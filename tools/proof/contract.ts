import { markdown } from './markdown.ts';

/** One changed statement of the documents, and what noticed the change. */
export interface ContractRow {
  kind: string;
  by?: string;
  reason?: string;
}

/** The contract mutants as a section of the page: how many of each kind were noticed, by what, and why the others were not. */
export function contractSection(rows: Record<string, ContractRow>): string {
  const all = Object.entries(rows);
  if (all.length === 0) return '';
  const kinds = [...new Set(all.map(([, { kind }]) => kind))];
  const table = [...kinds, 'all'].map((kind) => {
    const own = all.filter(([, row]) => kind === 'all' || row.kind === kind).map(([, row]) => row);
    const by = (what: string) => own.filter((row) => row.by?.startsWith(what)).length;
    const unnoticed = own.filter((row) => row.by === undefined).length;
    return {
      statement: kind,
      changed: own.length,
      'judged otherwise': by('judged') + by('played'),
      'sent otherwise': by('received'),
      unnoticed,
    };
  });
  const open = all.filter(([, { by }]) => by === undefined).map(([name, { reason = 'no reason yet' }]) => `- \`${name}\`: ${reason}`);
  return `
## Contract mutants

Each statement of the OpenAPI documents and of the manifest's schema is changed, one at a time: a type, a required field, a constant, a pattern, a status, a media type, a path, a method, a security requirement. A conforming reference is then judged by the changed contract. A verdict has to change, or what the reference receives.

${markdown(table)}${open.length > 0 ? `\nNot noticed, each with its reason:\n\n${open.join('\n')}\n` : ''}`;
}

export const noticedShare = (rows: Record<string, ContractRow>): [noticed: number, all: number] => {
  const all = Object.values(rows);
  return [all.filter(({ by }) => by !== undefined).length, all.length];
};
