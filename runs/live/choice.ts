import type { Unplayed } from '../../engine/judging/judge-recording.ts';
import type { Choice } from '../../engine/recording/run.ts';

export interface Part {
  plays: Choice;
  /** Why the other plays are left out, by whose choice. */
  why?: string;
}

interface Wishes {
  ui?: boolean | undefined;
  smoke: boolean;
  'read-only': boolean;
  resource?: string | undefined;
  only?: string[] | undefined;
}

/** Plays carry the first words of the ids that they serve as tags, and @smoke, @resource and @always. */
export function chosenPlays({ ui, smoke, 'read-only': readOnly, resource, only }: Wishes): Part {
  if (smoke) return { plays: { grep: '@smoke' }, why: 'left out by --smoke' };
  if (resource !== undefined) return { plays: { grep: '@resource' }, why: 'left out by --resource: nothing is installed' };
  if (readOnly) return { plays: { grep: '@none' }, why: 'left out by --read-only; name a resource with --resource to judge sign-on' };
  const grep = playsFor(only);
  const why = whyPart(grep, ui);
  return { plays: { ...(grep && { grep }), grepInvert: '@smoke-only' }, ...(why && { why }) };
}

/** Why plays may be missing: the ids of `--only` do not need them, or nobody started them. */
export function whyPart(grep: string | undefined, ui: boolean | undefined): string | undefined {
  if (ui) return 'not run in the --ui window';
  return grep && 'left out by --only';
}

/** The plays that serve the ids of `--only`; undefined for all. */
export function playsFor(only: string[] | undefined): string | undefined {
  const words = only?.flatMap((pattern) => pattern.split(',')).map((pattern) => pattern.split('/')[0] ?? '');
  if (!words || words.some((word) => word.includes('*'))) return undefined;
  return `@always|${words.map((word) => `@${word}(?![\\w-])`).join('|')}`;
}

/** Why there are plays that recorded nothing: an error of ours, a run cut short, or the user's choice. */
export function unplayed(part: Part, isComplete: boolean, errors: number): Unplayed | undefined {
  if (errors > 0) return { verdict: 'undecided', reason: 'the run ended with an error', byChoice: false };
  if (!isComplete) return { verdict: 'undecided', reason: 'the run was cut short', byChoice: false };
  return part.why === undefined ? undefined : { verdict: 'untested', reason: part.why, byChoice: true };
}
