import type { SourceFile } from './application.ts';

/** Why a file that is there tells nothing, as a sentence. */
export const unreadable = ({ path, problem }: SourceFile): string | undefined =>
  problem === undefined ? undefined : `${path}: ${problem}`;
