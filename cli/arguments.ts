import { parseArgs } from 'node:util';
import type { Option } from '../runs/run.ts';
import type { DescribedCommand } from './commands/declared.ts';

/** What is wrong with a command line: the first thing only. */
export interface CommandMistake {
  code: 'value-missing' | 'positional-missing' | 'option-missing' | 'unknown' | 'not-a-choice';
  /** The option or argument that it is about; of an unknown word, the word. */
  name: string;
  given?: unknown;
}

type Declared = Pick<DescribedCommand, 'usage' | 'options' | 'positionals'>;
type Values = Record<string, unknown>;

/** The arguments of a command, by name: what was typed after the defaults. Of an option that is given twice, the last value counts. */
export function argumentsIn(argv: readonly string[], declared: Declared, pinned: Values = {}): { values: Values } | CommandMistake {
  const { options, positionals = {} } = declared;
  const values: Values = { ...defaultsIn(positionals), ...defaultsIn(options), ...pinned };
  const typed = typedWords(argv, options);
  if ('code' in typed) return typed;
  for (const { name, value } of typed.options) {
    const earlier = typed.options.filter((one) => one.name === name);
    values[name] = options[name]?.array ? earlier.map((one) => one.value) : value;
  }
  const [command = '', ...words] = typed.words;
  for (const [name, isRequired, isList] of placesIn(declared.usage)) {
    if (words.length === 0 && isRequired) return { code: 'positional-missing', name };
    if (words.length > 0) values[name] = isList ? words.splice(0) : words.shift();
  }
  const missing = Object.entries(options).find(([name, { demandOption }]) => demandOption && values[name] === undefined);
  if (missing) return { code: 'option-missing', name: missing[0] };
  const unknown = [...typed.unknown, ...words, ...(command === declared.usage.split(' ')[0] ? [] : [command])];
  if (unknown[0] !== undefined) return { code: 'unknown', name: unknown[0] };
  for (const [name, { choices }] of Object.entries({ ...positionals, ...options })) {
    const wrong = choices && [values[name] ?? []].flat().find((one) => !choices.includes(one as string));
    if (wrong !== undefined) return { code: 'not-a-choice', name, given: wrong };
  }
  return { values };
}

/** The arguments that a usage names, in order: whether each is required, and whether it takes several words. */
const placesIn = (usage: string): [name: string, isRequired: boolean, isList: boolean][] =>
  [...usage.matchAll(/([<[])([\w-]+)(\.\.\.?)?[>\]]/g)].map(([, open, name = '', dots]) => [name, open === '<', dots !== undefined]);

const defaultsIn = (declared: Record<string, { default?: unknown }>): Values =>
  Object.fromEntries(Object.entries(declared).flatMap(([name, one]) => (one.default === undefined ? [] : [[name, one.default]])));

interface Typed {
  words: string[];
  options: { name: string; value: unknown }[];
  unknown: string[];
}

function typedWords(argv: readonly string[], options: Record<string, Option>): Typed | CommandMistake {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { type }]) => [name, { type: type === 'boolean' ? 'boolean' : 'string' } as const]),
  );
  // An option that needs no value must not take the next option for one.
  const isBare = (word: string, next: string | undefined) => {
    const { type, requiresArg = true } = options[word.replace(/^--/, '')] ?? {};
    return type !== 'boolean' && !requiresArg && (next === undefined || isOption(next));
  };
  const { tokens } = parseArgs({
    args: argv.map((word, at) => (isBare(word, argv[at + 1]) ? `${word}=` : word)),
    options: known,
    strict: false,
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
  });
  const typed: Typed = { words: [], options: [], unknown: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') typed.words.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue: isInline } = token;
    // A negative number is no option.
    if (/^-\d/.test(rawName)) {
      typed.words.push(argv[token.index] ?? '');
      continue;
    }
    const name = Object.hasOwn(options, token.name) ? token.name : token.name.replace(/^no-/, '');
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) typed.unknown.push(token.name);
    else if (rawName === `--no-${name}`) typed.options.push({ name, value: false });
    else if (option.type === 'boolean') typed.options.push({ name, value: value === undefined || (switches[value] ?? value) });
    else if (value === undefined || (!isInline && isOption(value))) return { code: 'value-missing', name };
    else typed.options.push({ name, value });
  }
  return typed;
}

const switches: Record<string, boolean> = { true: true, false: false };

/** A dash alone is standard input, and one before digits a negative number. */
const isOption = (word: string): boolean => /^-(?!$|\d)/.test(word);
