/** What can be wrong with a command line, by the string that yargs has for it. */
const codes = {
  'Not enough non-option arguments: got %s, need at least %s': 'positional-missing',
  'Missing required argument: %s': 'option-missing',
  'Unknown argument: %s': 'unknown',
  'Argument: %s, Given: %s, Choices: %s': 'not-a-choice',
  'Not enough arguments following: %s': 'value-missing',
} as const;

export interface CommandMistake {
  code: (typeof codes)[keyof typeof codes];
  /** What yargs puts into its string: names, and what was given. */
  values: string[];
}

/** Stands before a code, and between it and its values; nobody types it. */
const SEPARATOR = '\u001f';

/** The strings of yargs, to be replaced by codes (`updateStrings`): so nothing depends on its English. */
export const mistakeStrings = Object.fromEntries(
  Object.entries(codes).map(([string, code]) => {
    const coded = [SEPARATOR, code, ...[...string.matchAll(/%s/g)].flatMap(() => [SEPARATOR, '%s'])].join('');
    return [string, /^(?:Missing|Unknown|Not enough non)/.test(string) ? { one: coded, other: coded } : coded];
  }),
) as Record<string, string>;

/** The mistake in a message of yargs; undefined for one that has no code. */
export function mistakeIn(message: string): CommandMistake | undefined {
  const [, code, ...values] = message.split(SEPARATOR);
  const known = Object.values(codes).find((one) => one === code);
  return known && { code: known, values: values.map((value) => value.trim()) };
}
