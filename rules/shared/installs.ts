import { type Answered, isSuccess, objectIn, type Seen } from '../rule.ts';

/** Installs with the right credentials and a valid body: what holds of one answer holds of all. */
export const installs = ['provision/first', 'provision/second', 'provision/another', 'provision/any-body'] as const;

/** The installs that were answered with one JSON object. */
export const objects = (seen: readonly Answered[]) =>
  seen
    .filter(({ answer }) => isSuccess(answer))
    .flatMap((one) => {
      const object = objectIn(one.answer);
      return object ? [{ seen: one, object }] : [];
    });

/** Those that have a field, null included. */
export const having = (field: string, seen: readonly Answered[]) =>
  objects(seen)
    .filter(({ object }) => Object.hasOwn(object, field))
    .map((install) => ({ ...install, value: install.object[field] }));

type Call = NonNullable<Answered['calls']>[number];

/** The calls that the target made to the stand-in platform, each with where it was seen. */
export const callsIn = <One extends Seen>(seen: readonly One[]): { one: One; call: Call }[] =>
  seen.flatMap((one) => (one.calls ?? []).map((call: Call) => ({ one, call })));

/** The configs that came after an answer without one. */
export const updatesOf = ({ calls = [] }: Answered): Call[] =>
  calls.filter(({ method, credentials, isJson }) => method === 'PUT' && credentials === 'manifest' && isJson);

/** Declared variables that no part of what came had; undefined where nothing came. */
export function missingLater(install: Answered): string[] | undefined {
  const updates = updatesOf(install);
  return updates[0]?.missing?.filter((name) => updates.every(({ missing = [] }) => missing.includes(name)));
}

export const undeclaredLater = (install: Answered): string[] => [
  ...new Set(updatesOf(install).flatMap(({ undeclared = [] }) => undeclared)),
];
