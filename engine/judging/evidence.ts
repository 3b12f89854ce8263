import type { Outcome } from '../../specs/generated/schemas.ts';
import { type Answered, answered, type Observed } from '../recording/recording.ts';
import { whyUnseen } from './existence.ts';
import { isSuccess } from './facts.ts';
import { type Unplayed, whySkipped } from './judge-recording.ts';
import { type Evidence, type NoVerdict, undecided } from './rule.ts';
import { whyUnanswered } from './unanswered.ts';

/** Why a rule that found nothing wrong may not pass: this run does not show that its target would have been noticed; undefined if it may. */
export function withheld(
  { controls = [], probe, refused = [] }: Evidence,
  own: readonly Observed[],
  all: readonly Observed[],
  unplayed?: Unplayed,
): NoVerdict | undefined {
  const wrong = all.filter(({ label }) => refused.includes(label)).flatMap((one) => answered(one) ?? []);
  if (wrong.length > 0 && wrong.every(isAccepted)) return undecided('all-wrong-accepted');
  const isControl = ({ label }: Observed) => controls.includes(label);
  const recorded = all.filter(isControl);
  const judged = own.filter((one) => !isControl(one)).flatMap((one) => answered(one) ?? []);
  const calls = [...new Set(judged.map(({ on }) => on))];
  const unseen = probe === 'existence' ? whyUnseen(own, all, unplayed) : undefined;
  if (unseen || controls.length === 0) return unseen;
  return first(calls, (on) => whyUnproven(on, ofCall(on, judged), ofCall(on, recorded), unplayed));
}

const ofCall = <One extends Observed>(on: Observed['on'], seen: readonly One[]): One[] => seen.filter((one) => one.on === on);

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
  if (silent) return { verdict: 'undecided', ...whyUnanswered(silent) };
  const skip = controls.find(({ skipped }) => skipped)?.skipped;
  if (skip) return { verdict: 'untested', ...whySkipped(skip) };
  return unplayed ?? undecided('right-call-not-made', { on: on || undefined });
}

const isAccepted = ({ opened, answer }: Answered): boolean => opened ?? isSuccess(answer);

const isTurnedAway = ({ opened, answer }: Answered): boolean => opened === false || [401, 429].includes(answer.status);

/** A right call that the contract does not fix may fail for another reason: it counts if its answer is not that of a refusal. */
const isToldApart = ({ opened, answer }: Answered, judged: readonly Answered[]): boolean =>
  opened === undefined && answer.status < 500 && !judged.some((one) => one.answer.status === answer.status);

const alsoRefused = ({ on, opened, answer }: Answered): NoVerdict =>
  opened === false ? undecided('valid-sign-on-refused') : undecided('right-call-refused', { on: on || undefined, status: answer.status });

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
