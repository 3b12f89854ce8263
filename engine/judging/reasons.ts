/** Reasons for having no verdict that code compares: code reads the key, people read the sentence. */
const sentences = {
  'not-run': 'not run',
  'not-recorded': 'the recordings of that run do not show this; run the command again',
  'locked-out': 'the target locked Assay out: after several calls with wrong credentials it refuses the right ones too',
  'cut-short': 'the run was cut short',
  'own-error': 'the run ended with an error',
} as const;

export type ReasonCode = keyof typeof sentences;

export const reasonOf = (code: ReasonCode): { code: ReasonCode; reason: string } => ({ code, reason: sentences[code] });
