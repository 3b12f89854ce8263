import { existenceIn } from '../../engine/judging/existence.ts';
import { type Answered, isSuccess, type NoVerdict, problem, undecided } from './rule.ts';

/** Why an answer that arrived only in part is not judged. */
export const brokenOff = ({ exchange }: Answered): NoVerdict => undecided('broke-off', { why: exchange.error?.message });

/** What shows that a probe can tell a live resource from a missing one. */
export const probes = { live: 'probe/live', missing: 'probe/missing' } as const;
export const probeLabels = [probes.live, probes.missing] as const;

/** Judges what was seen of each resource. */
export const ofEachResource = <One extends Answered, Found>(seen: readonly One[], judge: (own: One[]) => Found[]): Found[] =>
  [...new Set(seen.map(({ resourceId }) => resourceId))].flatMap((id) => judge(seen.filter(({ resourceId }) => resourceId === id)));

/** Problems that show that a resource is gone and should not be: it no longer opens, cannot be deleted, or a probe says so. */
export function goneProblems(signOns: readonly Answered[], deletion: Answered | undefined, all: readonly Answered[]) {
  const existenceOf = existenceIn(all, probes);
  const refused = deletion && !isSuccess(deletion.answer) ? [deletion] : [];
  const closed = signOns.filter(({ opened }) => opened === false);
  const gone = [...signOns, ...(deletion ? [deletion] : [])].filter((one) => existenceOf(one) === 'missing');
  const silent = gone.filter((one) => !closed.includes(one) && !refused.includes(one));
  return [
    ...closed.map((one) => problem('closed', one, { why: one.why, what: one.what || undefined })),
    ...refused.map((one) => problem('not-deleted', one, { status: one.answer.status })),
    ...(closed.length + refused.length > 0 ? [] : silent.slice(0, 1)).map((one) => problem('answers-as-missing', one)),
  ];
}
