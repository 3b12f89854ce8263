import type { Answered } from '../rule.ts';

type Call = NonNullable<Answered['calls']>[number];

/** The configs that came after an answer without one. */
export const updatesOf = ({ calls = [] }: Answered): Call[] =>
  calls.filter(({ method, credentials, isJson }) => method === 'PUT' && credentials === 'manifest' && isJson);

/** Declared variables that no part of what came had; undefined where nothing came. */
export function missingLater(install: Answered): string[] | undefined {
  const updates = updatesOf(install);
  return updates[0]?.missing?.filter((name) => updates.every(({ missing = [] }) => missing.includes(name)));
}

/** Keys of what came that nobody declared. */
export const undeclaredLater = (install: Answered): string[] => [
  ...new Set(updatesOf(install).flatMap(({ undeclared = [] }) => undeclared)),
];
