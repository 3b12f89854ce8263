import type { Scheme } from './scheme.ts';

/** The sides of the base string, then those of the signature, in the order in which mistakes on several of them take effect. */
const BASE_ASPECTS = [
  'method',
  'origin',
  'path',
  'uri',
  'values',
  'left-out',
  'added',
  'repeated',
  'encoding',
  'order',
  'join',
  'base',
] as const;
const SIGNATURE_ASPECTS = ['key', 'digest', 'output', 'sent'] as const;

export const ASPECTS = [...BASE_ASPECTS, ...SIGNATURE_ASPECTS];

export type Aspect = (typeof ASPECTS)[number];

export const isOfBaseString = ({ aspect }: Mistake): boolean => (BASE_ASPECTS as readonly string[]).includes(aspect);

/** One way to sign a request wrongly. */
export interface Mistake {
  name: string;
  aspect: Aspect;
  /** Completes "The client …". */
  does: string;
  /** Completes "RFC 5849 …", with the section. */
  standard: string;
  fix: string;
  change: (scheme: Scheme) => Partial<Scheme>;
}

/** A list of mistakes, with what they have in common told once. */
export const mistakes = <Common extends Partial<Mistake>>(
  common: Common,
  list: Record<string, Omit<Mistake, 'name' | keyof Common> & Partial<Mistake>>,
): Mistake[] => Object.entries(list).map(([name, own]) => ({ ...common, ...own, name }) as unknown as Mistake);
