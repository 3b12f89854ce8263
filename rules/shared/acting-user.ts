import { type NoVerdict, type RecordingProblem, undecided, untested } from '../../engine/judging/rule.ts';
import type { Answered } from '../../engine/recording/recording.ts';
import { isSuccess } from './answers.ts';
import { collapsed } from './collapsed.ts';

/** Records of /v2/self that are not those of the configured user. */
export function strangers(calls: readonly Answered[]): readonly RecordingProblem[] | NoVerdict {
  const served = calls.filter(({ answer }) => isSuccess(answer));
  if (served.length === 0) return undecided('no request for the record is accepted');
  const known = served.filter(({ namesUser }) => namesUser !== undefined);
  if (known.length === 0) return untested('needs user.id in the configuration');
  return collapsed(
    known
      .filter(({ namesUser }) => !namesUser)
      .map((call) => ({ in: call, expected: 'the record of the user whose id is user.id', got: 'a record without this id' })),
  );
}
