import type { components } from '../specs/generated/schemas.ts';

type Problem = components['schemas']['Problem'];

export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Where a problem of a document stands; undefined for one of the running target, whose place is a call. */
export function placeOf({ at = '', exchanges }: Pick<Problem, 'at' | 'exchanges'>): Place | undefined {
  const [, file, line, column] = (!exchanges && /^(.+):(\d+):(\d+)$/s.exec(at)) || [];
  return file === undefined ? undefined : { file, line: Math.max(1, Number(line)), column: Math.max(1, Number(column)) };
}

/** A problem in one sentence: where, expected, got. */
export const sentence = ({ at, expected, got }: Problem): string => `${at ? `${at}: ` : ''}expected ${expected}, got ${got}`;
