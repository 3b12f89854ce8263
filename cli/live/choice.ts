import type { Choice } from './play.ts';

export interface Part extends Choice {
  /** Why the other plays are left out, by whose choice. */
  why?: string;
}

interface Wishes {
  smoke: boolean;
  'read-only': boolean;
  resource?: string | undefined;
  only?: string[] | undefined;
}

/** Plays carry the first words of the ids that they serve as tags, and @smoke, @resource and @always. */
export function chosenPlays({ smoke, 'read-only': readOnly, resource, only }: Wishes): Part {
  if (smoke) return { grep: '@smoke', why: 'left out by --smoke' };
  if (resource !== undefined) return { grep: '@resource', why: 'left out by --resource: nothing is installed' };
  if (readOnly) return { grep: '@none', why: 'left out by --read-only; name a resource with --resource to judge sign-on' };
  const words = only?.flatMap((pattern) => pattern.split(',')).map((pattern) => pattern.split('/')[0] ?? '');
  if (!words || words.some((word) => word.includes('*'))) return { grepInvert: '@smoke-only' };
  return { grep: `@always|${words.map((word) => `@${word}(?![\\w-])`).join('|')}`, grepInvert: '@smoke-only', why: 'left out by --only' };
}
