# bash completion for assay
_assay() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" known='' isFile=''
  local ids='@ids@'
  if [[ $word == = ]]; then word=''; elif [[ $before == = ]]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '@commands@' -- "$word"))
    return
  fi
  case "$command $before" in
@values@
  esac
  if [[ -z $known && -z $isFile && $word == -* ]]; then
    case $command in
@options@
    esac
  elif [[ -z $known && -z $isFile ]]; then
    case $command in
@first@
    esac
  fi
  if [[ -n $known ]]; then
    # Of a list with commas, the last item is completed.
    local head=''
    if [[ $word == *,* ]]; then head="${word%,*},"; fi
    COMPREPLY=($(compgen -P "$head" -W "$known" -- "${word##*,}"))
  else
    local IFS=$'\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o bashdefault -F _assay assay
