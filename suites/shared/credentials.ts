import type { Observed } from '../../engine/recording/recording.ts';

/** The requirements about wrong credentials of the platform, one for each family of them. */
export const credentialRequirements = [
  'auth/refuses-missing-credentials',
  'auth/refuses-a-wrong-password',
  'auth/refuses-a-wrong-user',
  'auth/refuses-a-nearly-right-password',
  'auth/refuses-another-scheme',
  'auth/refuses-a-malformed-header',
] as const;

/** The names of wrong credentials that have little in common with the right ones: none at all, others, one character changed. */
const unlike = [/^(?:no-header|missing)$/, /^(?:made-up$|wrong-|weak-)/, /\bchanged$/];

/** Calls with wrong credentials, those first that are least like the right ones: who lets these in does not compare at all. */
export function unlikeFirst<Call extends Pick<Observed, 'context'>>(calls: readonly Call[]): Call[] {
  const rank = ({ context }: Call) => unlike.findIndex((name) => name.test(String(context?.deviation ?? '')));
  const place = (call: Call) => (rank(call) < 0 ? unlike.length : rank(call));
  return calls.toSorted((one, other) => place(one) - place(other));
}
