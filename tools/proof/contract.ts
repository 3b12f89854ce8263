/** One changed statement of the documents, and what noticed the change. */
export interface ContractRow {
  kind: string;
  by?: string;
  reason?: string;
}

export const noticedShare = (rows: Record<string, ContractRow>): [noticed: number, all: number] => {
  const all = Object.values(rows);
  return [all.filter(({ by }) => by !== undefined).length, all.length];
};
