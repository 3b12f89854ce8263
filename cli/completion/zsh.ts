import type { Completion, Takes } from './takes.ts';

/** Escapes text for single quotes; a plain bracket or colon would end the description. */
const quoted = (text: string) => text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`).replaceAll("'", "'\\''");

const action = (takes: Takes): string => {
  if (takes === 'an id') return '($ids)';
  if (!Array.isArray(takes)) return '_files';
  // A single space tells zsh to offer nothing.
  return takes.length === 0 ? ' ' : `(${takes.map(quoted).join(' ')})`;
};

/** What an argument takes depends on the word after the command. */
const afterFirst = (after: [first: string, offered: string[]][], otherwise: string): string => {
  const branches = after.map(
    ([first, offered]) => `if [[ $words[2] == ${first} ]]; then compadd ${offered.join(' ')}; else ${otherwise}; fi`,
  );
  return `{ ${branches.join('; ')} }`;
};

/** A completion function for zsh, installed as _assay in a folder of its fpath. */
export function zsh(commands: Completion[]) {
  const cases = commands.map(({ name, options, arguments: own }) => {
    const lines = options.map((option) => {
      const value = option.takes === 'nothing' ? '' : `:${option.name}:${action(option.takes)}`;
      return `'*--${option.name}[${quoted(option.describe)}]${value}'`;
    });
    const words = own.map(({ name: argument, takes, after }, at) => {
      const given = after.length > 0 ? afterFirst(after, action(takes)) : action(takes);
      return `'${at + 1}:${argument}:${given}'`;
    });
    // More arguments of a list, such as folders; a command without arguments takes none.
    const rest = own.length === 0 ? `'*:argument: '` : `'*:argument:_files'`;
    return `    ${name}) _arguments ${[...lines, ...words, rest].join(' \\\n      ')} ;;`;
  });
  const described = commands.map(({ name, describe }) => `    '${name}:${quoted(describe)}'`);
  return { commands: described.join('\n'), cases: cases.join('\n') };
}
