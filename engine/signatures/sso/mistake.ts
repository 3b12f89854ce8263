import type { Scheme } from './scheme.ts';

/** The sides of a scheme, in the order in which mistakes on several of them take effect. */
export const ASPECTS = [
  'family',
  'left-out',
  'order',
  'time',
  'values',
  'salt',
  'join',
  'bytes',
  'digest',
  'again',
  'output',
  'field',
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** One way to get the signature wrong. */
export type Mistake = {
  name: string;
  aspect: Aspect;
  /** Completes "Your service …". */
  does: string;
  /** Completes "the contract …". */
  contract: string;
  fix: string;
  /** What an attacker can do where such a signature opens the panel. */
  risk?: string;
  /** Values that need decoding are changed in a way that may differ from ours in its details. */
  changesValues?: true;
  change: (scheme: Scheme) => Partial<Scheme>;
};

/** A list of mistakes of one aspect, with what they have in common told once. */
export const mistakes = <Common extends Partial<Mistake>>(
  common: Common,
  list: Record<string, Omit<Mistake, 'name' | keyof Common> & Partial<Mistake>>,
): Mistake[] => Object.entries(list).map(([name, own]) => ({ ...common, ...own, name }) as unknown as Mistake);
