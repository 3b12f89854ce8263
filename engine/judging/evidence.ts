import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import { has, isSuccess, observationFacts } from '../recording/facts.ts';
import { type Answered, answered, type Observed } from '../recording/recording.ts';
import { isUnsent, type SeenAt, seenAt } from './broken.ts';
import { whyUnseen, whyUntold } from './existence.ts';
import { type Evidence, type NeedsTwo, type NoVerdict, type Unplayed, undecided, untested } from './rule.ts';
import { whySkipped, whyUnanswered } from './unanswered.ts';

/** Why a rule that found nothing wrong may not pass: this run does not show that its target would have been noticed; undefined if it may. */
export function withheld(
  { controls = [], probe, told, apart, refused = [], unless }: Evidence,
  own: readonly Observed[],
  all: readonly Observed[],
  unplayed?: Unplayed,
): NoVerdict | undefined {
  const wrong = all.filter(({ label }) => refused.includes(label)).flatMap((one) => answered(one) ?? []);
  const [firstWrong] = wrong;
  if (firstWrong && wrong.every(isAccepted)) return { ...undecided('all-wrong-accepted'), ...seenAt(firstWrong) };
  const [contradicting] = all.filter((one) => unless && has(observationFacts(one), unless)).flatMap((one) => answered(one) ?? []);
  if (contradicting) {
    const why = undecided(isAccepted(contradicting) ? 'contradicted' : 'contradicted-by-a-refusal');
    return { ...why, ...seenAt(contradicting), isHeldSoFar: true };
  }
  const isControl = ({ label }: Observed) => controls.includes(label);
  const recorded = all.filter(isControl);
  const judged = own.filter((one) => !isControl(one)).flatMap((one) => answered(one) ?? []);
  const calls = [...new Set(judged.map(({ on }) => on))];
  const unseen =
    (apart && isOnlyOne(apart, all) ? untested('only-one-seen') : undefined) ??
    (probe && whyUnseen(own, all, probe, unplayed)) ??
    (told && whyUntold(all, told));
  if (unseen || controls.length === 0) return unseen;
  return first(calls, (on) => {
    const tried = ofCall(on, judged);
    return whyUnproven(on, tried, signedAs(tried, controlsOf(on, recorded)), unplayed);
  });
}

/** Whether everything that was seen is about one resource or add-on. */
const isOnlyOne = ({ of, by }: NeedsTwo, all: readonly Observed[]): boolean =>
  new Set(all.flatMap((one) => (of.includes(one.label) && answered(one) ? (one[by] ?? []) : []))).size === 1;

/** A signature method that is refused in every call says nothing of calls that are signed with another one. */
function signedAs(judged: readonly Observed[], controls: readonly Observed[]): readonly Observed[] {
  const methods = new Set(judged.map(({ signedWith }) => signedWith));
  const alike = controls.filter(({ signedWith }) => methods.has(signedWith));
  return methods.has(undefined) || alike.length === 0 ? controls : alike;
}

const ofCall = <One extends Observed>(on: Observed['on'], seen: readonly One[]): One[] => seen.filter((one) => one.on === on);

/** A control that was left out says of no call that it would have been one. */
const controlsOf = (on: Observed['on'], controls: readonly Observed[]): Observed[] =>
  controls.filter((one) => one.on === on || (one.skipped && one.on === undefined));

const first = <One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined =>
  all.map(find).find((found) => found !== undefined);

/** A refusal counts if the same call, with nothing wrong, is accepted before and after it. */
function whyUnproven(
  on: Observed['on'],
  judged: readonly Answered[],
  controls: readonly Observed[],
  unplayed: Unplayed | undefined,
): NoVerdict | undefined {
  const made = controls.filter(({ skipped }) => !skipped);
  const answers = made.flatMap((one) => answered(one) ?? []);
  const refused = answers.find(isTurnedAway);
  if (refused) return alsoRefused(refused);
  if (answers.some((control) => isAccepted(control) || isToldApart(control, judged))) return undefined;
  const [answer] = answers;
  if (answer) return alsoRefused(answer);
  const [silent] = made;
  if (silent) return { verdict: 'undecided', ...whyUnanswered(silent), ...seenAt(silent) };
  const skip = controls.find(({ skipped }) => skipped)?.skipped;
  if (skip) return { verdict: 'untested', ...whySkipped(skip), ...defined({ hiddenBy: skip.after as RequirementId | undefined }) };
  return unplayed ?? undecided('right-call-not-made', { on: on || undefined });
}

const isAccepted = ({ opened, answer }: Answered): boolean => opened ?? isSuccess(answer);

const isTurnedAway = ({ opened, answer }: Answered): boolean => opened === false || [401, 429].includes(answer.status);

/** A right call that the contract does not fix may fail for another reason: it counts if its answer is not that of a refusal. */
const isToldApart = ({ opened, answer }: Answered, judged: readonly Answered[]): boolean =>
  opened === undefined && answer.status < 500 && !judged.some((one) => one.answer.status === answer.status);

const alsoRefused = (control: Answered): NoVerdict => {
  const { on, opened, answer } = control;
  const why =
    opened === false ? undecided('valid-sign-on-refused') : undecided('right-call-refused', { on: on || undefined, status: answer.status });
  return { ...why, ...seenAt(control) };
};

/** The last of the calls that a rule looks at: what is open about several of them was seen there, unless one was not sent. */
export const lastSeen = (own: readonly Observed[]): SeenAt =>
  own.some(({ exchanges }) => exchanges.slice(-1).some(isUnsent)) ? {} : (own.map(seenAt).findLast(({ at }) => at !== undefined) ?? {});

/** What a verdict rests on: exchanges that were judged, accepted controls beside them, and different contexts that they were sent in. */
export function restsOn({ controls = [] }: Evidence, own: readonly Observed[], all: readonly Observed[]): NonNullable<Outcome['evidence']> {
  const made = own.filter(({ skipped }) => !skipped);
  const accepted = all
    .filter(({ label }) => controls.includes(label))
    .flatMap((one) => answered(one) ?? [])
    .filter(isAccepted);
  const contexts = made.flatMap((one) => ('context' in one ? [JSON.stringify(one.context)] : []));
  return {
    exchanges: new Set(made.flatMap(({ exchanges }) => exchanges)).size,
    controls: accepted.length,
    contexts: new Set(contexts).size,
  };
}
