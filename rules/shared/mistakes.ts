import type { components } from '../../specs/generated/schemas.ts';

/** What to change about a known mistake, and what it risks; older recordings have the advice under another name. */
export const adviceOn = ({ fix, mend = '', risk = '' }: components['schemas']['Mistake']): string =>
  [fix ?? mend, risk].filter(Boolean).join(' ');
