#compdef assay
_assay() {
  local -a commands ids
  ids=(@ids@)
  commands=(
@commands@
  )
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
_assay "$@"
