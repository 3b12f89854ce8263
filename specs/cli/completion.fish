# fish completion for assay
set -g __assay_ids @ids@
set -g __assay_switches @switches@
# How many arguments of the command come before the cursor; values of options are none.
function __assay_at
  set -l words (commandline -opc)
  set -l at 0
  set -l i 3
  while test $i -le (count $words)
    switch $words[$i]
      case '--*=*' '-?'
      case '--*'
        contains -- "$words[2] $words[$i]" $__assay_switches; or set i (math $i + 1)
      case '*'
        set at (math $at + 1)
    end
    set i (math $i + 1)
  end
  echo $at
end
function __assay_npx
  set -l words (commandline -opc)
  complete -C (string join ' ' -- $words[2..-1])' '(commandline -ct)
end
complete -c npx -n 'test (count (commandline -opc)) -gt 1; and test (commandline -opc)[2] = assay' -f -a '(__assay_npx)'
@lines@
