import { type NoVerdict, notApplicable, type RecordingProblem } from '../../engine/judging/rule.ts';
import type { Answered } from '../../engine/recording/recording.ts';
import { arrayIn } from './answers.ts';
import { collapsed } from './collapsed.ts';

/** Judges every application of the list; what is wrong with several is told once. */
export function ofEntries(
  seen: readonly Answered[],
  problemsOf: (entries: unknown[]) => Omit<RecordingProblem, 'in'>[],
): readonly RecordingProblem[] | NoVerdict {
  const lists = seen.flatMap((list) => {
    const entries = arrayIn(list.answer) ?? [];
    return entries.length > 0 ? [{ list, entries }] : [];
  });
  if (lists.length === 0) return notApplicable('the organisation has no applications');
  const problems = lists.flatMap(({ list, entries }) => problemsOf(entries).map((problem) => ({ in: list, ...problem })));
  return collapsed(problems, ({ got }) => got.replace(/^entry \d+/, ''));
}
