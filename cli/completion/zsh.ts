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
export function zsh({ ids, commands }: Words): string {
  const cases = commands.map(({ name, options, takes }) => {
    const lines = options.map((option) => {
      const value = option.takes === 'nothing' ? '' : `:${option.name}:${action(option.takes)}`;
      return `'*--${option.name}[${quoted(option.describe)}]${value}'`;
    });
    return `    ${name}) _arguments ${[...lines, `'*:argument:${action(takes)}'`].join(' \\\n      ')} ;;`;
  });
  return `#compdef assay
_assay() {
  local -a commands ids
  ids=(${ids.join(' ')})
  commands=(
${commands.map(({ name, describe }) => `    '${name}:${quoted(describe)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
_assay "$@"
`;
}
