import type { Takes, Words } from './completion.ts';

/** A text inside single quotes, where a bracket or a colon would end a description. */
const quoted = (text: string) => text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`).replaceAll("'", "'\\''");

const action = (takes: Takes): string => {
  if (takes === 'an id') return '($ids)';
  if (!Array.isArray(takes)) return '_files';
  // A space alone is zsh's word for nothing to offer.
  return takes.length === 0 ? ' ' : `(${takes.map(quoted).join(' ')})`;
};

/** A function for zsh, to stand in a folder of its fpath as _assay. */
export function zsh({ commands }: Words) {
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
