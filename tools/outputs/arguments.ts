import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';

interface Option {
  type?: 'string' | 'number' | 'boolean';
  choices?: string[];
  array?: boolean;
  default?: unknown;
  demandOption?: boolean;
}

type Options = Record<string, Option | null>;
type Users = Record<string, Record<string, { positionals?: Options }>>;

/** The types of the arguments that each group of options and each command gives. */
export function argumentOutputs(root: string): Map<string, string> {
  const read = (name: string) => JSON.parse(readFileSync(join(root, 'specs/cli', name), 'utf8'));
  const groups: Record<string, (string | Options)[]> = read('options.json');
  const { users }: { users: Users } = read('commands.json');
  const commands: Users[string] = Object.assign({}, ...Object.values(users));
  const optionsOf = (part: string | Options): Options => {
    if (typeof part !== 'string') return part;
    const [group = '', name] = part.split('.');
    const all = Object.assign({}, ...(groups[group] ?? []).map(optionsOf));
    return name === undefined ? all : { [name]: all[name] };
  };
  const types = [...new Set([...Object.keys(groups), ...Object.keys(commands)])].map((name) => {
    const options = Object.entries({ ...commands[name]?.positionals, ...optionsOf(name) });
    return `  '${name}': {\n${options.flatMap(([key, option]) => (option ? `    '${key}'${typeOf(option)};\n` : [])).join('')}  };\n`;
  });
  return new Map([['specs/generated/arguments.ts', `// ${header}\n\nexport interface Arguments {\n${types.join('')}}\n`]]);
}

function typeOf({ type = 'string', choices, array, default: defaultValue, demandOption }: Option): string {
  const item = choices ? choices.map((choice) => `'${choice}'`).join(' | ') : type;
  const value = array ? `(${item})[]` : item;
  return defaultValue !== undefined || demandOption ? `: ${value}` : `?: ${value} | undefined`;
}
