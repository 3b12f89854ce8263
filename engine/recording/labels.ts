import { labels } from '../../specs/generated/labels.ts';
import type { components } from '../../specs/generated/schemas.ts';

type Observed = components['schemas']['Observation'];

export type Label = keyof typeof labels;

/** What an observation under a label may tell: what rules read, and nothing else, compiles. */
export type FactsOf<L extends Label> = Pick<Observed, (typeof labels)[L][number]>;

/** Whether a name, from a row or from a case, is a label. */
export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name);
