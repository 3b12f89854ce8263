import type { Completions, Takes } from './completion.ts';

/** Escapes text for single quotes; a plain bracket or colon would end the description. */
const quoted = (text: string) => text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`).replaceAll("'", "'\\''");

const action = (takes: Takes): string => {
  if (takes === 'an id') return '($ids)';
  if (!Array.isArray(takes)) return '_files';
  // A single space tells zsh to offer nothing.
  return takes.length === 0 ? ' ' : `(${takes.map(quoted).join(' ')})`;
};

/** A completion function for zsh, installed as _assay in a folder of its fpath. */
export function zsh(commands: Completions) {
  const cases = commands.map(({ name, options, takes }) => {
    const lines = options.map((option) => {
      const value = option.takes === 'nothing' ? '' : `:${option.name}:${action(option.takes)}`;
      return `'*--${option.name}[${quoted(option.describe)}]${value}'`;
    });
    return `    ${name}) _arguments ${[...lines, `'*:argument:${action(takes)}'`].join(' \\\n      ')} ;;`;
  });
  const described = commands.map(({ name, describe }) => `    '${name}:${quoted(describe)}'`);
  return { commands: described.join('\n'), cases: cases.join('\n') };
}
