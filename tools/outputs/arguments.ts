import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';
import { groupedOptions, type Option, type Options } from './options.ts';

type Users = Record<string, Record<string, { positionals?: Options }>>;

/** The types of the arguments that each group of options and each command gives. */
export function argumentOutputs(root: string): Map<string, string> {
  const { users }: { users: Users } = JSON.parse(readFileSync(join(root, 'specs/cli/commands.json'), 'utf8'));
  const commands: Users[string] = Object.assign({}, ...Object.values(users));
  const { names, optionsOf } = groupedOptions(root);
  const types = [...new Set([...names, ...Object.keys(commands)])].map((name) => {
    const options = Object.entries({ ...commands[name]?.positionals, ...optionsOf(name) });
    return `  '${name}': {\n${options.flatMap(([key, option]) => (option && (option.type ?? option.choices) ? `    '${key}'${typeOf(option)};\n` : [])).join('')}  };\n`;
  });
  const wishes = Object.entries({ ...optionsOf('provider'), ...optionsOf('judging') }).flatMap(([name, option]) =>
    option && !notAsDeclared.includes(name) ? [wish(name, option)] : [],
  );
  return new Map([
    ['specs/generated/arguments.ts', `// ${header}\n\nexport interface Arguments {\n${types.join('')}}\n`],
    ['specs/generated/certify-options.ts', `// ${header}\n\nexport interface DeclaredOptions {\n${wishes.join('')}}\n`],
  ]);
}

function typeOf(option: Option): string {
  const value = valueTypeOf(option);
  return option.default !== undefined || option.demandOption ? `: ${value}` : `?: ${value} | undefined`;
}

function valueTypeOf({ type = 'string', choices, array }: Option): string {
  const item = choices ? choices.map((choice) => `'${choice}'`).join(' | ') : type === 'integer' ? 'number' : type;
  if (!array) return item;
  return choices ? `(${item})[]` : `${item}[]`;
}

/** Options that the function `certify` does not have, or that mean something else there: library/assay.d.ts declares these. */
const notAsDeclared = ['allow-env', 'yes', 'dry-run', 'header', 'reporter', 'before', 'contract', 'quiet', 'color'];

/** An option of `assay certify` as one of the function `certify`, which takes a list where the command repeats the option. */
function wish(name: string, option: Option): string {
  const { describe: text = '', default: given, defaultDescription: otherwise, unit, minimum, maximum } = option;
  const value = otherwise ?? (given === undefined || given === false ? undefined : `\`${given}\``);
  const fallback = value === undefined ? '' : `; default: ${value}`;
  const limits = minimum === undefined ? '' : `; ${unit === undefined ? '' : `${unit}, `}from ${minimum} to ${maximum}`;
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `  /** ${text.charAt(0).toUpperCase()}${text.slice(1)}${limits}${fallback}. */\n  ${property}?: ${valueTypeOf(option)};\n`;
}
