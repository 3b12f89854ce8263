#!/bin/sh
# What every CI file runs, so that an update of Assay brings its fixes too:
#   sh node_modules/assay/ci/judge.sh certify manifest.json --plan basic
# ASSAY_ACCEPT       exit statuses that do not fail the job, with blanks between them (0)
# ASSAY_BASELINE     the file of known failures (assay-baseline.yaml, if it is there)
# ASSAY_RETRY_AFTER  seconds before the second try, where the first one was inconclusive (15)
set -u
command=$1
shift
case $command in
  merge) set -- merge "$@" ;;
  *) set -- "$command" --reporter terminal,html,junit,markdown,sarif "$@" ;;
esac

baseline=${ASSAY_BASELINE:-}
if [ -z "$baseline" ] && [ -f assay-baseline.yaml ]; then baseline=assay-baseline.yaml; fi
case $command in
  # The file of the targets names a baseline for each.
  fleet | merge) ;;
  *) if [ -n "$baseline" ]; then set -- "$@" --baseline "$baseline"; fi ;;
esac

status=0
npx --no-install assay "$@" || status=$?
if [ "$status" -eq 3 ] && [ "$command" != merge ]; then
  echo "Inconclusive: trying again in ${ASSAY_RETRY_AFTER:-15} seconds, when a network problem or a restart may be over."
  sleep "${ASSAY_RETRY_AFTER:-15}"
  status=0
  npx --no-install assay "$@" || status=$?
fi

if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "status=$status" >> "$GITHUB_OUTPUT"; fi
case " ${ASSAY_ACCEPT:-0} " in *" $status "*) exit 0 ;; esac
exit "$status"
