import { compareText } from '../base-string.ts';
import { type Mistake, mistakes } from '../mistake.ts';
import { byEncodedPair, type Encoded, type Parameter } from '../scheme.ts';

type Place = Parameter['from'];

const sortedBy =
  (order: (one: Encoded, other: Encoded) => number): Mistake['change'] =>
  () => ({ order: (parameters) => parameters.toSorted(order) });

const inPlaces = (parameters: Encoded[], places: readonly Place[]) =>
  places.flatMap((place) => parameters.filter(({ from }) => from === place));

const PLACES: [Place, Place, Place][] = [
  ['header', 'query', 'form'],
  ['query', 'form', 'header'],
  ['query', 'header', 'form'],
  ['header', 'form', 'query'],
  ['form', 'query', 'header'],
  ['form', 'header', 'query'],
];

const dictionary = new Intl.Collator('en');

const common = {
  aspect: 'order',
  standard: 'sorts all parameters together, after encoding, by the bytes of name and then of value (§3.4.1.3.2)',
  fix: 'Encode first; then sort all parameters in one list by encoded name, and those of one name by encoded value.',
} as const;

const byPlace = (told: (places: string) => string, order: (parameters: Encoded[], places: readonly Place[]) => Encoded[]) =>
  PLACES.map((places) => ({
    places: places.join('-'),
    told: { does: told(places.join(', ')), change: () => ({ order: (parameters: Encoded[]) => order(parameters, places) }) },
  }));

const unsorted = byPlace((places) => `does not sort the parameters: they come in the order ${places}`, inPlaces);
const sortedApart = byPlace(
  (places) => `sorts the parameters of each place apart: they come in the order ${places}`,
  (parameters, places) => inPlaces(parameters.toSorted(byEncodedPair), places),
);

export const orders = [
  ...mistakes(common, Object.fromEntries(unsorted.map(({ places, told }) => [`unsorted-${places}`, told]))),
  ...mistakes(common, {
    'sorted-before-encoding': {
      does: 'sorts the parameters before it encodes them',
      change: sortedBy((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value)),
    },
    'sorted-by-name-alone': {
      does: 'does not sort the values of one name',
      change: sortedBy((one, other) => compareText(one.encoded[0], other.encoded[0])),
    },
    'sorted-as-pairs': {
      does: 'sorts the pairs with their = in them',
      change: sortedBy((one, other) => compareText(one.encoded.join('='), other.encoded.join('='))),
    },
    'sorted-ignoring-case': {
      does: 'sorts without regard to case',
      change: sortedBy(
        ({ encoded: one }, { encoded: other }) =>
          compareText(one[0].toLowerCase(), other[0].toLowerCase()) || compareText(one[1].toLowerCase(), other[1].toLowerCase()),
      ),
    },
    'sorted-by-language': {
      does: 'sorts as a dictionary does',
      change: sortedBy(
        ({ encoded: one }, { encoded: other }) => dictionary.compare(one[0], other[0]) || dictionary.compare(one[1], other[1]),
      ),
    },
    'sorted-backwards': { does: 'sorts the parameters back to front', change: sortedBy((one, other) => byEncodedPair(other, one)) },
  }),
  ...mistakes(common, Object.fromEntries(sortedApart.map(({ places, told }) => [`sorted-apart-${places}`, told]))),
];
