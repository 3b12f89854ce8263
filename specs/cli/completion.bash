# bash completion for assay
_assay() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" known='' isFile=''
  local ids='@ids@'
  if [[ $word == = ]]; then word=''; elif [[ $before == = ]]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '@commands@' -- "$word"))
    return
  fi
  # How many arguments come before this one, and which is the first: values of options are none.
  local at=0 first='' i
  for (( i = 2; i < COMP_CWORD; i++ )); do
    case "$command ${COMP_WORDS[i]}" in
      @switches@|*' '-?) ;;
      *' --'*) if [[ ${COMP_WORDS[i+1]} == = ]]; then (( i += 2 )); else (( i += 1 )); fi ;;
      *) if (( at == 0 )); then first="${COMP_WORDS[i]}"; fi; (( at += 1 )) ;;
    esac
  done
  case "$command $before" in
@values@
  esac
  if [[ -z $known && -z $isFile && $word == -* ]]; then
    case $command in
@options@
    esac
  elif [[ -z $known && -z $isFile ]]; then
    case "$command $at $first" in
@words@
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
# npx assay, unless npx has a completion of its own.
_assay_npx() {
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W assay -- "${COMP_WORDS[1]}"))
  elif [[ ${COMP_WORDS[1]} == assay ]]; then
    COMP_WORDS=("${COMP_WORDS[@]:1}")
    (( COMP_CWORD -= 1 ))
    _assay
  fi
}
complete -p npx > /dev/null 2>&1 || complete -o bashdefault -o default -F _assay_npx npx
