import { detailOf, isTurnedAway, ownEntryOf } from '../../shared/add-ons.ts';
import { bodyOf, noneArrived, type Request, requestsOf } from '../../shared/received.ts';
import { type Answered, answersOf, arrayIn, defineRule, isSuccess, problem, show, undecided, unlessAnswered } from '../../shared/rule.ts';
import { notAsConfigured } from '../people.ts';

export default defineRule({
  requirement: 'calls/ids-agree',
  isGrouped: true,
  reads: ['calls/install', 'calls/list', 'calls/detail'],
  evenUnanswered: true,
  check(seen) {
    const requests = requestsOf(seen, 'provision');
    if (requests.length === 0) return noneArrived('provision');
    const shown = seen.filter(({ label }) => label !== 'calls/install');
    const known = answersOf(shown);
    const pairs = requests.flatMap((request) => known.flatMap((one) => identitiesIn(one, request)));
    const problems = [
      ...requests.flatMap(otherPeople),
      ...requests.flatMap((one) => differences(one, pairs)),
      ...requests.flatMap((one) => unknown(one, known)),
    ];
    if (problems.length > 0) return problems;
    return unlessAnswered(shown) ?? (pairs.length > 0 ? [] : undecided('not-shown-anywhere'));
  },
});

/** What list and detail call the add-on of a request, and its owner. */
function identitiesIn(one: Answered, request: Request) {
  if (one.addonId !== request.seen.addonId) return [];
  const entry = ownEntryOf(one);
  if (entry) return [{ request, place: 'list', addon_id: entry.addon_id, owner_id: entry.owner_id }];
  const detail = detailOf(one);
  return detail ? [{ request, place: 'detail', addon_id: detail.id, owner_id: detail.owner_id }] : [];
}

/** A request is wrong if neither list nor detail agrees with it; if one of them agrees, the other one is wrong. */
function differences(request: Request, pairs: ReturnType<typeof identitiesIn>) {
  // If the configuration names the owner, otherPeople() compares the owner with that.
  const names = request.seen.people?.owner === undefined ? (['addon_id', 'owner_id'] as const) : (['addon_id'] as const);
  return names.flatMap((name) => {
    const sent = bodyOf(request)[name];
    const known = pairs.filter((pair) => pair.request === request && pair[name] !== undefined);
    const [first] = known;
    if (sent === undefined || !first || known.some((pair) => pair[name] === sent)) return [];
    return [problem('differs', request.seen, { name, known: show(first[name]), place: first.place, sent: show(sent) })];
  });
}

/** An id that the platform itself does not know, though it says that the add-on is installed. */
function unknown(request: Request, known: readonly Answered[]) {
  const { addon_id } = bodyOf(request);
  const own = known.filter(({ addonId }) => addonId === addon_id && addonId !== undefined);
  const isUnlisted = own.some((one) => one.label === 'calls/list' && isSuccess(one.answer) && arrayIn(one.answer) && !ownEntryOf(one));
  const isHidden = own.some((one) => one.label === 'calls/detail' && !isSuccess(one.answer) && !isTurnedAway(one));
  if (!isUnlisted || !isHidden || request.seen.trigger?.outcome !== 'done') return [];
  return [problem('in-neither', request.seen, { id: show(addon_id) })];
}

function otherPeople({ seen }: Request) {
  const { user, owner, ownerName } = seen.people ?? {};
  return [
    ...notAsConfigured(user, seen, 'user.id', 'user_id'),
    ...notAsConfigured(owner, seen, 'owner.id', 'owner_id'),
    ...notAsConfigured(ownerName, seen, 'owner.name', 'owner_name'),
  ];
}
