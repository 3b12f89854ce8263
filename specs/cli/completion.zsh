#compdef assay npx
_assay() {
  local -a commands ids
  ids=(@ids@)
  commands=(
@commands@
  )
  if [[ $words[1] == npx ]]; then
    if (( CURRENT == 2 )); then compadd assay; return; fi
    if [[ $words[2] != assay ]]; then _files; return; fi
    shift words
    (( CURRENT-- ))
  fi
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
@cases@
  esac
}
# Loaded from a folder of fpath, the file is the function; otherwise it was sourced.
if [[ $funcstack[1] == _assay ]]; then _assay "$@"; else compdef _assay assay npx; fi
