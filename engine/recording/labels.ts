import { labels } from '../../specs/generated/labels.ts';
import type { Observation } from '../../specs/generated/schemas.ts';

type Observed = Observation;

export type Label = keyof typeof labels;

/** The facts that an observation under a label may have: only those that a rule reads compile. */
export type FactsOf<L extends Label> = Pick<Observed, (typeof labels)[L][number]>;

export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name);
