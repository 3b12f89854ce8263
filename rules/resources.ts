import { header } from '../engine/http/exchange.ts';
import { notPlayed } from '../engine/judge-recording.ts';
import type { Answered } from '../engine/recording.ts';
import { type NoVerdict, type RecordingProblem, undecided, untested } from '../engine/rule.ts';
import { show } from '../engine/show.ts';
import { insteadOf, isSuccess } from './answers.ts';
import { collapsed } from './collapsed.ts';
import { namesAnother } from './content-types.ts';

type Found = readonly RecordingProblem[] | NoVerdict;

/** Resources that are not served as one JSON object, or as one JSON array. */
export function notServedAs(wanted: 'object' | 'array', seen: readonly Answered[]): Found {
  const problems = seen.flatMap((resource): RecordingProblem[] => {
    const { status, truncated } = resource.answer;
    if (!isSuccess(resource.answer)) return [{ in: resource, expected: 'a status from 200 to 299', got: `status ${status}` }];
    const got = truncated ? undefined : insteadOf(wanted, resource.answer);
    return got === undefined ? [] : [{ in: resource, expected: `one JSON ${wanted} in UTF-8`, got }];
  });
  const cut = seen.find(({ answer }) => isSuccess(answer) && answer.truncated);
  return problems.length === 0 && cut ? brokenOff(cut) : collapsed(problems, ({ got }) => got.split(':', 1).join());
}

/** Why nothing follows from an answer of which only a part arrived. */
export const brokenOff = ({ exchange }: Answered): NoVerdict =>
  undecided(`the answer broke off: ${exchange.error?.message ?? 'the rest did not come'}`);

/** What is served without credentials too; a refusal counts only where the same request with credentials is served. */
export function servedToAnyone(seen: readonly Answered[]): Found {
  const [anonymous, own] = [seen.filter(isAnonymous), seen.filter((call) => !isAnonymous(call))];
  if (anonymous.length === 0) return untested(notPlayed);
  if (!own.some(({ answer }) => isSuccess(answer))) return undecided('the same request with credentials is not served either');
  return anonymous
    .filter(({ answer }) => isSuccess(answer))
    .map((call) => ({ in: call, expected: 'a refusal without credentials', got: `status ${call.answer.status}` }));
}

const isAnonymous = ({ label }: Answered) => label.endsWith('/anonymous');

/** Accepted answers whose content type names another format than their body has. */
export const mislabelled = (format: 'json' | 'pdf', expected: string, seen: readonly Answered[]): RecordingProblem[] =>
  collapsed(
    seen
      .filter(({ answer }) => isSuccess(answer) && namesAnother(format, header(answer, 'content-type')))
      .map((resource) => ({ in: resource, expected, got: show(header(resource.answer, 'content-type')) })),
  );
