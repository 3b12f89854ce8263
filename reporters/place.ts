import { join } from 'node:path';
import type { components } from '../specs/generated/schemas.ts';

type Problem = components['schemas']['Problem'];
type Target = Pick<components['schemas']['Report']['target'], 'kind' | 'document'>;

export interface ProblemPlace {
  file: string;
  line: number;
  column: number;
}

/** Where a problem of a document stands; undefined for one of the running target, whose place is a call. */
export function placeOf({ at = '', exchanges }: Pick<Problem, 'at' | 'exchanges'>, target?: Target): ProblemPlace | undefined {
  const [, file, line, column] = (!exchanges && /^(.+):(\d+):(\d+)$/s.exec(at)) || [];
  if (file === undefined) return undefined;
  // Files of an application are named from its folder on.
  const path = target?.kind === 'application' && target.document !== undefined ? join(target.document, file) : file;
  return { file: path, line: Math.max(1, Number(line)), column: Math.max(1, Number(column)) };
}

/** A problem in one sentence: where, expected, got. */
export const sentence = ({ at, expected, got }: Problem): string => `${at ? `${at}: ` : ''}expected ${expected}, got ${got}`;
