import { createRedactor } from './redactor.ts';

/** A secret that may not leave, under the name by which people know it. */
export interface NamedSecret {
  name: string;
  value: string;
}

/** A search for every form of these secrets: the names of those that a text holds. */
export function secretSearch(secrets: readonly NamedSecret[]): (text: string) => string[] {
  const redactor = createRedactor();
  for (const { name, value } of secrets) redactor.learn(value, name);
  return redactor.has;
}
