# Prints the words that an interactive zsh offers for a command line: zsh-completion.zsh SCRIPT LINE
zmodload zsh/zpty || exit 2
export COLUMNS=1000 LINES=100
zpty z zsh -f -i
zpty -w z "PROMPT=; autoload -U compinit; compinit -u -D; source $1; bindkey '^I' list-choices; LISTMAX=1000; unsetopt listtypes; echo re''ady"
while zpty -r z line; do
  [[ $line == ready* ]] && break
done
zpty -wn z "$2"$'\t'
# The list is complete when nothing has come for a moment.
shown=''
integer quiet=0
while (( quiet < 10 )); do
  if zpty -rt z part; then shown+=$part; quiet=0; else sleep 0.1; (( quiet++ )); fi
done
zpty -d z
print -r -- ${shown#*$2} | sed -E 's/\x1b\[[0-9;?]*[A-Za-z]/ /g' | tr -s '\r\n\a ' '\n' | grep -v '^$'
