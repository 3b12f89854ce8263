import type { Takes, Words } from './completion.ts';

/** A list that is never empty, because an empty one means files. */
const known = (takes: Takes): string | undefined => {
  if (takes === 'an id') return 'known=$ids';
  return Array.isArray(takes) ? `known='${takes.join(' ')} '` : undefined;
};

export function bash({ ids, commands }: Words): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap((option) => {
      const does = option.takes === 'a file' ? 'isFile=1' : known(option.takes);
      return does === undefined ? [] : [`    '${name} --${option.name}') ${does} ;;`];
    }),
  );
  const options = commands.map((command) => {
    const names = ['help', ...command.options.map(({ name }) => name)].map((name) => `--${name}`);
    return `    ${command.name}) known='${names.join(' ')}' ;;`;
  });
  const first = commands.flatMap(({ name, takes }) => known(takes)?.replace(/^/, `    ${name}) `).concat(' ;;') ?? []);
  return `# bash completion for assay
_assay() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" known='' isFile=''
  local ids='${ids.join(' ')}'
  if [[ $word == = ]]; then word=''; elif [[ $before == = ]]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$word"))
    return
  fi
  case "$command $before" in
${values.join('\n')}
  esac
  if [[ -z $known && -z $isFile && $word == -* ]]; then
    case $command in
${options.join('\n')}
    esac
  elif [[ -z $known && -z $isFile ]]; then
    case $command in
${first.join('\n')}
    esac
  fi
  if [[ -n $known ]]; then
    COMPREPLY=($(compgen -W "$known" -- "$word"))
  else
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o bashdefault -F _assay assay
`;
}
