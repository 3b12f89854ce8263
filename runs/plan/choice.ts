import { because, type Reason } from '../../engine/catalogue/reason.ts';
import type { Choice } from '../../engine/recording/run-settings.ts';
import type { CertifyArguments } from '../run.ts';

/** Which plays run, and why others may be missing. */
export type ChosenPlays = { plays: Choice; why?: Reason | undefined };

type ChoiceArguments = Partial<Pick<CertifyArguments, 'smoke' | 'read-only' | 'resource' | 'only'>>;

export function chosenPlays({ smoke, 'read-only': readOnly, resource, only }: ChoiceArguments): ChosenPlays {
  if (smoke) return { plays: { part: 'smoke' }, why: because('left-out', { option: '--smoke' }) };
  if (resource !== undefined) return { plays: { part: 'resource' }, why: because('left-out-by-resource') };
  if (readOnly) return { plays: { part: 'none' }, why: because('left-out-by-read-only') };
  // The ids of --only do not need every play.
  return { plays: {}, why: only && because('left-out', { option: '--only' }) };
}
