import type { Answered } from '../engine/recording.ts';
import type { RecordingProblem } from '../engine/rule.ts';
import { collapsed } from './collapsed.ts';

/** Calls with wrong credentials that were not answered 401, one for each kind of call and each status. */
export function unrefused(calls: readonly Answered[]): RecordingProblem[] {
  const problems = calls
    .filter(({ answer }) => answer.status !== 401)
    .map((call) => ({ in: call, expected: 'status 401', got: `status ${call.answer.status} on ${call.on}, with ${call.what}` }));
  return collapsed(problems, ({ in: call, got }) => `${call.on} ${got.split(' ', 2).join(' ')}`);
}

/** What stands before every refusal: the same call with nothing wrong is let in, and works. */
export const accepted = ['auth/accepts-the-manifest-credentials', 'provision/succeeds'] as const;
