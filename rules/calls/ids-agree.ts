import { type Answered, answered, type Seen, whyUnanswered } from '../../engine/recording/recording.ts';
import { arrayIn, collapsed, defineRule, isSuccess, type RecordingProblem, show, undecided } from '../rule.ts';
import { detailOf, isTurnedAway, ownEntryOf } from '../shared/add-ons.ts';
import { bodyOf, type Request, requestsOf } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/ids-agree',
  watches: ['calls/install', 'calls/list', 'calls/detail'],
  check(seen) {
    const requests = requestsOf(seen, 'provision');
    if (requests.length === 0) return undecided('no provisioning request reached the stand-in partner');
    const shown = seen.filter(({ label }) => label !== 'calls/install');
    const known = shown.flatMap((one) => answered(one) ?? []);
    const pairs = requests.flatMap((request) => known.flatMap((one) => identitiesIn(one, request)));
    const problems = [
      ...requests.flatMap(otherPeople),
      ...requests.flatMap((request) => {
        const own = pairs.filter((pair) => pair.request === request);
        return differences(request, own);
      }),
      ...requests.flatMap((one) => unknown(one, known)),
    ];
    if (problems.length > 0) return collapsed(problems);
    const silent = shown.find((one) => !answered(one));
    if (silent) return undecided(whyUnanswered(silent));
    return pairs.length > 0 ? [] : undecided('neither list nor detail shows the add-on');
  },
});

interface Pair {
  request: Request;
  place: string;
  id: unknown;
  owner: unknown;
}

/** What list and detail call the add-on of a request, and its owner. */
function identitiesIn(one: Answered, request: Request): Pair[] {
  if (one.addonId !== request.seen.addonId) return [];
  const entry = ownEntryOf(one);
  if (entry) return [{ request, place: 'the list', id: entry.addon_id, owner: entry.owner_id }];
  const detail = detailOf(one);
  return detail ? [{ request, place: 'the detail', id: detail.id, owner: detail.owner_id }] : [];
}

/** A request is wrong where nothing that is shown agrees with it; where list and detail differ, one of them is. */
function differences(request: Request, pairs: readonly Pair[]): RecordingProblem[] {
  const { addon_id, owner_id } = bodyOf(request);
  const compared = [
    { name: 'addon_id', sent: addon_id, shown: pairs.map(({ place, id }) => ({ place, value: id })) },
    // Whose the owner is, the configuration knows better than any other answer.
    ...(request.seen.people?.owner === undefined
      ? [{ name: 'owner_id', sent: owner_id, shown: pairs.map(({ place, owner }) => ({ place, value: owner })) }]
      : []),
  ];
  return compared.flatMap(({ name, sent, shown }) => {
    const known = shown.filter(({ value }) => value !== undefined);
    const [first] = known;
    if (sent === undefined || !first || known.some(({ value }) => value === sent)) return [];
    return [{ in: request.seen, expected: `${name} ${show(first.value)}, as in ${first.place}`, got: show(sent) }];
  });
}

/** An id that the platform itself does not know, though it says that the add-on is installed. */
function unknown(request: Request, known: readonly Answered[]): RecordingProblem[] {
  const { addon_id } = bodyOf(request);
  const own = known.filter(({ addonId }) => addonId === addon_id && addonId !== undefined);
  const isUnlisted = own.some((one) => one.label === 'calls/list' && isSuccess(one.answer) && arrayIn(one.answer) && !ownEntryOf(one));
  const isHidden = own.some((one) => one.label === 'calls/detail' && !isSuccess(one.answer) && !isTurnedAway(one));
  if (!isUnlisted || !isHidden || request.seen.trigger?.outcome !== 'done') return [];
  return [{ in: request.seen, expected: 'the addon_id of list and detail', got: `${show(addon_id)}, which is in neither` }];
}

function otherPeople({ seen }: Request): RecordingProblem[] {
  const { user, owner, ownerName } = seen.people ?? {};
  const named: [string, boolean | undefined][] = [
    ['user.id as user_id', user],
    ['owner.id as owner_id', owner],
    ['owner.name as owner_name', ownerName],
  ];
  return named.filter(([, isRight]) => isRight === false).map(([expected]) => ({ in: seen as Seen, expected, got: 'a different value' }));
}
