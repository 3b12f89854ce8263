import type { ProblemWords, WantedFacts } from '../../specs/generated/schemas.ts';
import { factAt, factsNamedIn } from '../catalogue/filled.ts';
import type { Answer, Observed } from './recording.ts';

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

/** A row wants a value, one of a list, anything but a value (`not`), or a text that matches a `pattern`; null stands for an unknown fact. */
function isWanted(fact: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isWanted(fact, one));
  if (typeof wanted !== 'object' || wanted === null) return (fact ?? null) === wanted;
  if ('not' in wanted) return !isWanted(fact, wanted.not);
  return 'pattern' in wanted && ['string', 'number'].includes(typeof fact) && patternOf(String(wanted.pattern)).test(String(fact));
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

export const has = (thing: object, facts: WantedFacts): boolean =>
  Object.entries(facts).every(([path, wanted]) => isWanted(factAt(thing, path), wanted));

/** The facts that a way to fail needs: those that its sentences name or that tell it apart, each with whether it may be unknown. */
export function factsIn({ expected, got, fix = '', stable = [] }: ProblemWords): Map<string, boolean> {
  const named = [expected, got, fix].flatMap(factsNamedIn);
  const required = new Set(named.filter(([, isOptional]) => !isOptional).map(([name]) => name));
  return new Map([...named.map(([name]) => name), ...stable].map((name) => [name, !required.has(name)]));
}

type ObservationFacts = ReturnType<typeof shownBy>;

const known = new WeakMap<Observed, ObservationFacts>();

/** An observation with the facts that its last answer shows, for rows to name; many rows ask for those of each. */
export function observationFacts(one: Observed): ObservationFacts {
  const facts = known.get(one) ?? shownBy(one);
  known.set(one, facts);
  return facts;
}

function shownBy(one: Observed) {
  const response = one.exchanges.at(-1)?.response;
  const headers = new Map<string, string>();
  for (const [name, value] of response?.headers ?? []) {
    const before = headers.get(name.toLowerCase());
    // Headers of the same name are joined, as HTTP allows; but of two Locations the first counts.
    if (before === undefined) headers.set(name.toLowerCase(), value);
    else if (name.toLowerCase() !== 'location') headers.set(name.toLowerCase(), `${before}, ${value}`);
  }
  return {
    ...one,
    isServed: response !== undefined && isSuccess(response),
    firstStatus: (one.exchanges[0]?.response ?? response)?.status,
    status: response?.status,
    headers: Object.fromEntries(headers),
  };
}
