import { detailOf, ofOwnEntries, ownEntryOf } from '../../shared/add-ons.ts';
import { type Answered, collapsed, defineRule, inEach, type RecordingProblem, show, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-and-detail-agree',
  reads: ['vendor/list', 'vendor/detail'],
  after: ['vendor/list-is-complete'],
  check(seen) {
    const details = seen.filter((call) => call.label === 'vendor/detail' && detailOf(call));
    const lists = seen.filter(({ label }) => label === 'vendor/list');
    return ofOwnEntries(lists, (own) => {
      const compared = own.flatMap(({ list, entry }) =>
        details.filter(({ addonId }) => addonId === entry.addon_id).map((detail) => ({ list, entry, detail })),
      );
      if (compared.length === 0) return untested('no detail of a listed add-on was served');
      const wrongOwners = new Set(compared.flatMap(({ list, detail }) => [list, detail]).filter(({ people }) => people?.owner === false));
      return collapsed([...compared.flatMap(differences), ...[...wrongOwners].map(wrongOwner)]);
    });
  },
});

type Pair = { list: Answered; entry: Record<string, unknown>; detail: Answered };

function differences({ list, entry, detail }: Pair): RecordingProblem[] {
  const { id, owner_id } = detailOf(detail) ?? {};
  const isKnown = list.people?.owner !== undefined || detail.people?.owner !== undefined;
  const isOtherId = id !== undefined && id !== entry.addon_id;
  const isOtherOwner = !isKnown && owner_id !== undefined && owner_id !== entry.owner_id;
  const owners = `${show(entry.owner_id)} in the list, ${show(owner_id)} in the detail`;
  return [
    ...(isOtherId ? inEach([detail], `id ${show(entry.addon_id)}, as in the list`, show(id)) : []),
    ...(isOtherOwner ? inEach([detail], 'the same owner_id in list and detail', owners) : []),
  ];
}

/** If the configuration names the owner, only the answer that names another one is wrong. */
function wrongOwner(call: Answered): RecordingProblem {
  const [place, owner] = call.label === 'vendor/list' ? ['list', ownEntryOf(call)?.owner_id] : ['detail', detailOf(call)?.owner_id];
  return {
    in: call,
    expected: `owner.id of the configuration as owner_id in the ${place}`,
    got: show(owner),
    hint: `Serve the owner recorded at provisioning as owner_id in the ${place}.`,
  };
}
