import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level, Outcome, Problem as PlacedProblem, Note as RequirementNote } from '../../specs/generated/schemas.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { positionIn } from '../documents/text.ts';
import { defined } from '../documents/values.ts';
import type { Seen } from '../recording/recording.ts';
import type { Repeat } from '../recording/repeat.ts';
import { ownWords } from './own-words.ts';
import type { ReasonCode } from './reasons.ts';
import type { Finding, Problem } from './rule.ts';

type Note = Omit<RequirementNote, 'id'>;

/** What a rule says about its requirement, with lines and columns instead of pointers. */
export interface Judgement extends Pick<Outcome, 'verdict' | 'reason' | 'byChoice' | 'ms' | 'judgedWith'> {
  problems: PlacedProblem[];
  notes: Note[];
  code?: ReasonCode;
  blockedBy?: RequirementId;
  /** Some observations were answered, and nothing is wrong with those; it would pass if the others had been answered. */
  isHeldSoFar?: true;
}

type Places = { document?: ManifestDocument; repeat?: (seen: Seen) => Repeat | undefined };

/** The problem of the highest level decides the verdict. */
export function toJudgement(finding: Finding, level: Level, places: Places = {}): Judgement {
  if ('verdict' in finding) return { ...finding, problems: [], notes: [] };
  const problems: PlacedProblem[] = [];
  const notes: Note[] = [];
  for (const problem of finding) {
    const { expected, got, hint } = problem;
    const problemLevel = problem.level ?? level;
    const where = place(problem, places);
    if (problemLevel === 'note') {
      const text = level === 'note' ? got : `expected ${expected}, got ${got}`;
      notes.push({ text, ...defined({ at: where.at, exchanges: where.exchanges }) });
    } else problems.push({ level: problemLevel, expected, got, ...where, ...defined({ hint }) });
  }
  const verdict = problems.some((problem) => problem.level === 'must') ? 'fail' : problems.length > 0 ? 'warn' : 'pass';
  return { verdict, problems, notes };
}

type Place = Pick<PlacedProblem, 'at' | 'exchanges' | 'pointer' | 'repeat' | 'recipe' | 'answer'>;

function place(problem: Problem, { document, repeat }: Places): Place {
  if ('in' in problem) {
    const exchanges = problem.in.exchanges.map(({ number = 0 }) => number);
    const pointer = problem.pointer || undefined;
    const answer = ownWords(problem.in);
    return { at: problem.where ?? placeOf(problem.in), exchanges, ...repeat?.(problem.in), ...defined({ pointer, answer }) };
  }
  if (!('at' in problem)) {
    const { file, position, variable } = problem;
    return defined({ at: file !== undefined && position ? positionIn(file, position) : (file ?? variable) });
  }
  const { line = 1, column = 1 } = problem.position ?? document?.locate(problem.at) ?? {};
  return { at: `${document?.json.file}:${line}:${column}`, pointer: problem.at };
}

function placeOf({ exchanges, label }: Seen): string {
  const request = exchanges.at(-1)?.request;
  return request ? `${request.method} ${request.url}` : label;
}
