/** Bugs that a run does not meet although it could, each with the reason. */
export const missedBugs: Record<string, string> = {
  'delete-fails-after-a-plan-change':
    'The contract does not show the body of a plan change, so with the right credentials Assay asks only for the plan that a resource already has.',
  'non-ascii-email-refused':
    'A refusal is a warning: mail systems may refuse an e-mail beyond ASCII, and the contract does not say that one is sent.',
  'id-trimmed': 'The contract does not say whether blanks around an id count; a note tells that they are cut off.',
  'delete-removes-all-of-a-moment':
    'It needs two installs of the run within the same tenth of a second: a quick machine meets it, a busy one may not.',
};
