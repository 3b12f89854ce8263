import type { Observed } from '../recording/recording.ts';
import type { Unplayed } from './rule.ts';
import { type Calibrations, type NoVerdict, undecided } from './rule.ts';

/** What a probe shows that answers the same in both cases. */
const blindness: Record<string, string> = {
  exists: 'your own probe (`exists:`) answers the same for a resource that does not exist',
  'sign-on': 'sign-on opens, or stays closed, for an id that does not exist as for one that does',
  panel: 'the page is the same',
  update: 'a PUT gets the same answer',
  delete: 'a DELETE gets the same answer',
};

type Answers = Map<string, Set<string>>;

function answersOf(seen: readonly Observed[], label: Observed['label']): Answers {
  const answers: Answers = new Map();
  for (const [probe, answer] of seen.filter((one) => one.label === label).flatMap(({ says = {} }) => Object.entries(says)))
    answers.set(probe, (answers.get(probe) ?? new Set()).add(answer));
  return answers;
}

function calibrated(all: readonly Observed[], calibrations: Calibrations) {
  const [live, missing] = [answersOf(all, calibrations.live), answersOf(all, calibrations.missing)];
  const tells = (probe: string) => {
    const [yes, no] = [live.get(probe), missing.get(probe)];
    return yes !== undefined && no !== undefined && ![...no].some((answer) => yes.has(answer));
  };
  return { live, missing, tells };
}

/** Whether a resource exists, by the probes that told live ones from missing ones in this run; undefined if none of them knows. */
export function existenceIn(all: readonly Observed[], calibrations: Calibrations): (one: Observed) => 'live' | 'missing' | undefined {
  const { live, missing, tells } = calibrated(all, calibrations);
  return ({ says = {} }) => {
    const heard = Object.entries(says).filter(([probe]) => tells(probe));
    if (heard.some(([probe, answer]) => missing.get(probe)?.has(answer))) return 'missing';
    return heard.some(([probe, answer]) => live.get(probe)?.has(answer)) ? 'live' : undefined;
  };
}

/** Why nobody can say that the resources which a rule looked at are still there; undefined if a probe says so of each. */
export function whyUnseen(
  own: readonly Observed[],
  all: readonly Observed[],
  calibrations: Calibrations,
  unplayed: Unplayed | undefined,
): NoVerdict | undefined {
  const isCalibration = ({ label }: Observed) => label === calibrations.live || label === calibrations.missing;
  const looks = own.filter((one) => !isCalibration(one) && one.says);
  const existenceOf = existenceIn(all, calibrations);
  const resources = [...new Set(looks.map(({ resourceId }) => resourceId))];
  const isSeen = (id: string | undefined) => looks.some((one) => one.resourceId === id && existenceOf(one) === 'live');
  if (resources.length > 0 && resources.every(isSeen)) return undefined;
  const missing = answersOf(all, calibrations.missing);
  return missing.size === 0 ? (unplayed ?? undecided('no-missing-resource')) : notTold(missing);
}

/** Why nothing shows what became of a resource: no probe told a missing one from a live one. */
export function whyUntold(all: readonly Observed[], calibrations: Calibrations): NoVerdict | undefined {
  const { missing, tells } = calibrated(all, calibrations);
  return missing.size === 0 || [...missing.keys()].some(tells) ? undefined : notTold(missing);
}

function notTold(missing: Answers): NoVerdict {
  const blind = [...missing.keys()].flatMap((probe) => blindness[probe] ?? []);
  return undecided('existence-not-told', { probes: blind.join(', and ') });
}
