import { textsBelow } from '../documents/text.ts';
import { markedJsonIn } from '../documents/values.ts';
import type { NamedSecret } from './redactor.ts';

/** Every config value in an answer: the texts below `config`, or below a declared name anywhere. */
export function configSecrets({ response }: { response?: { body: string } }, configVars: readonly string[]): NamedSecret[] {
  const json = response && markedJsonIn(response.body);
  if (response && json === undefined) return quotedValues(response.body, configVars);
  const declared = new Set(['config', ...configVars]);
  // Any other name is text of the partner.
  return [...textsBelow(json, (name) => declared.has(name))].map(({ name, value }) => ({
    name: declared.has(name) ? name : 'config',
    value,
  }));
}

/** In a text that is not JSON: the quoted values after a declared name. */
const quotedValues = (text: string, configVars: readonly string[]) =>
  configVars.flatMap((name) =>
    text
      .split(`"${name}"`)
      .slice(1)
      // A text that was cut off may end inside a value.
      .flatMap((rest) => /^\s*[:=]\s*"([^"]*)(?:"|$)/.exec(rest)?.[1] ?? [])
      .map((value) => ({ name, value })),
  );
