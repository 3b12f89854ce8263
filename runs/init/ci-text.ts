/** Commands and the pinned parts of the CI files that `assay init ci` writes. */

/** By commit, so that a tag that moves changes nothing. */
export const pinned = {
  checkout: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
  node: 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  upload: 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  download: 'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0',
  sarif: 'github/codeql-action/upload-sarif@ff0a06e83cb2de871e5a09832bc6a81e7276941f # v3.28.18',
  /** Has curl and git, which drivers and samples use. */
  image: 'node:22-bookworm@sha256:cd7bcd2e7a1e6f72052feb023c7f6b722205d3fcab7bbcbd2d1bfdab10b1e935',
};

const reporters = '--reporter terminal,html,junit,markdown,sarif';

/** Where known failures stand, if there are any. */
const baseline = 'assay-baseline.yaml';

/** Judges, once more where the first try was inconclusive, and ends well with the statuses in ASSAY_ACCEPT. */
export const judgeLines = (command: string): string[] => [
  `set -- ${command} ${reporters}`,
  `if [ -f ${baseline} ]; then set -- "$@" --baseline ${baseline}; fi`,
  'status=0',
  'npx --no-install assay "$@" || status=$?',
  '# Inconclusive: the network, throttling or a restart may be over.',
  'if [ "$status" -eq 3 ]; then',
  '  status=0',
  '  npx --no-install assay "$@" || status=$?',
  'fi',
  `if [ -n "\${GITHUB_OUTPUT:-}" ]; then echo "status=$status" >> "$GITHUB_OUTPUT"; fi`,
  'case " $ASSAY_ACCEPT " in *" $status "*) exit 0 ;; esac',
  'exit "$status"',
];

/** A shard's own verdict does not end the run, nor does a target that cannot be used: the merged verdict does. */
export const shardLines = (shard: string, out: string): string[] => [
  `npx --no-install assay fleet targets.yaml --shard "${shard}" --out "${out}" --reporter terminal,html,junit,sarif || test -f "${out}/overview.json"`,
];

export const mergeLines: string[] = [
  'status=0',
  'npx --no-install assay merge shards/* --out assay-report || status=$?',
  'case " $ASSAY_ACCEPT " in *" $status "*) exit 0 ;; esac',
  'exit "$status"',
];

/** The manifest holds secrets, so that it comes from the CI's own store of them, where it is not in the repository. */
export const manifestLine = `if [ -n "\${ASSAY_MANIFEST:-}" ]; then printf '%s' "$ASSAY_MANIFEST" > manifest.json; fi`;

/** A service on this machine has to run before it is judged. */
export const startLine = "echo 'start the service here, where its test address is on this machine'";

export const reapLine = 'npx --no-install assay reap';

/** Lines of a block scalar below a key. */
export const blockScalar = (lines: readonly string[], indent: number): string =>
  `|\n${lines.map((line) => `${' '.repeat(indent)}${line}`).join('\n')}`;
