# fish completion for assay
set -g __assay_ids @ids@
@lines@
