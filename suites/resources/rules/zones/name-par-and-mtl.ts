import { answerOf, message, statusEntriesOf } from '../../../../engine/contract/contract.ts';
import { type Answered, arrayIn, defineRule, notRun, ofEach, problem, show } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'zones/name-par-and-mtl',
  isGrouped: true,
  reads: ['zones/list'],
  after: ['zones/is-a-list'],
  check: (seen) =>
    ofEach(seen, notRun(), (list) => {
      const names = texts(arrayIn(list.answer));
      return zonesToName()
        .filter((zone) => !names.includes(zone))
        .map((zone) => unnamed(zone, names, list));
    }),
});

/** A JSON Schema cannot say that a text stands somewhere in an entry: the document lists the zones beside it. */
function zonesToName(): string[] {
  const [entry = ''] = statusEntriesOf('listZones', 'accepted');
  return (message(answerOf('listZones', entry)).properties?.content?.properties?.body?.['x-names'] ?? []) as string[];
}

/** Every text in the list: the contract does not show which field of an entry names its zone. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];

function unnamed(zone: string, names: string[], list: Answered) {
  const alike = names.find((name) => name.trim().toLowerCase() === zone);
  return alike === undefined ? problem('not-named', list, { zone }) : problem('other-spelling', list, { zone, name: show(alike) });
}
