import type { Decisions, PeopleChoices } from '../reference/platform/index.ts';

export interface Oddity {
  platform: Partial<Decisions>;
  people?: PeopleChoices;
  /** Changes of the configuration. */
  configuration?: { oauth?: object };
}

/** Unusual but legal: no requirement may fail. */
export const defineOddity = (oddity: Oddity): Oddity => oddity;

export const deciding = (platform: Partial<Decisions>) => defineOddity({ platform });
