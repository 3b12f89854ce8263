import type { Mutant } from './mutants.ts';
import type { Fate } from './trial.ts';

/** A listed survivor counts as survived: listing improves no score. */
export interface Score {
  mutants: number;
  killed: number;
  timeout: number;
  survived: number;
  /** Of the survivors. */
  listed: number;
  percent: number;
}

export function scoreOf(fates: [Mutant, Fate][], isListed: (mutant: Mutant) => boolean): Score {
  const count = (fate: Fate) => fates.filter(([, own]) => own === fate).length;
  const [killed, timeout, survived] = [count('killed'), count('timeout'), count('survived')];
  const listed = fates.filter(([mutant, fate]) => fate === 'survived' && isListed(mutant)).length;
  const percent = Math.floor((1000 * (killed + timeout)) / Math.max(1, fates.length)) / 10;
  return { mutants: fates.length, killed, timeout, survived, listed, percent };
}

/** `engine/sso`; what stands in no folder of its own counts for `engine`. */
export const folderOf = ({ path }: { path: string }): string => path.split('/').slice(0, -1).slice(0, 2).join('/');

export function scorePerFolder(fates: Map<Mutant, Fate>, isListed: (mutant: Mutant) => boolean): Record<string, Score> {
  const folders = [...new Set([...fates.keys()].map(folderOf))].sort();
  const inside = (folder: string) => [...fates].filter(([mutant]) => folderOf(mutant) === folder);
  return Object.fromEntries(folders.map((folder) => [folder, scoreOf(inside(folder), isListed)]));
}
