import type { Recording, Report } from '../../specs/generated/schemas.ts';

type Contexts = NonNullable<Report['contexts']>;

/** The dimension that says what is wrong with an attempt. */
const DEVIATION = 'deviation';

/** The calls with credentials share their contexts. */
const calls = ['provisioning', 'de-provisioning', 'update'];

/** In which contexts attempts were made, by surface: the values of each dimension, and how many pairs of a deviation and a value were met. */
export function contextsOf(recordings: readonly Pick<Recording, 'observations'>[]): Contexts {
  const seen = recordings.flatMap(({ observations }) => observations).filter(({ context, exchanges }) => context && exchanges.length > 0);
  // One attempt may be recorded under several labels.
  const attempts = [...new Map(seen.map((one) => [String(one.exchanges), one])).values()];
  const surfaceOf = ({ on }: (typeof attempts)[number]): string => (on === undefined || calls.includes(on) ? 'calls' : on);
  return [...new Set(attempts.map(surfaceOf))].map((surface) => {
    const contexts = attempts.filter((one) => surfaceOf(one) === surface).map(({ context = {} }) => context);
    const valuesOf = (name: string) => [...new Set(contexts.flatMap((one) => one[name] ?? []))].sort();
    const names = [...new Set(contexts.flatMap(Object.keys))].filter((name) => name !== DEVIATION).sort();
    const deviations = valuesOf(DEVIATION);
    const dimensions = names.map((name) => {
      const values = valuesOf(name);
      // A call in which nothing is wrong meets values, and no pair.
      const wrong = contexts.filter((one) => one[name] !== undefined && one[DEVIATION] !== undefined);
      const met = new Set(wrong.map((one) => JSON.stringify([one[DEVIATION], one[name]])));
      return { name, values, met: met.size, possible: deviations.length * values.length };
    });
    return { surface, attempts: contexts.length, deviations, dimensions };
  });
}
