import { message } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import type { Schema } from '../contract/schema.ts';
import { keys } from '../documents/pointer.ts';
import { type Difference, differenceAt, type OperationPair } from './difference.ts';
import { type Located, type Published, resolved } from './published.ts';
import { type Gap, schemaGaps } from './schemas.ts';

/** What is sent has to fit the published schema; what is received has to fit the contract. The other direction is compatible. */
export function schemaDifferences(
  pair: OperationPair,
  name: string,
  path: string[],
  place: Located,
  direction: 'sent' | 'received',
  published: Published,
): Difference[] {
  const whole = message(name);
  const start = `/${path.join('/')}`;
  const ours = { place: { value: at(whole, path), pointer: start }, resolve: (one: Located) => one };
  const theirs = { place, resolve: (one: Located) => resolved(published, one) };
  const breaking = direction === 'sent' ? schemaGaps(ours, theirs) : schemaGaps(theirs, ours);
  const compatible = direction === 'sent' ? schemaGaps(theirs, ours) : schemaGaps(ours, theirs);
  const broken = new Set(breaking.filter(isBreaking).map(({ at: where }) => where));
  const told = (kind: Difference['kind'], isOursNarrow: boolean) => (gap: Gap) => {
    const [mine, other] = isOursNarrow ? [gap.narrow, gap.wide] : [gap.wide, gap.narrow];
    const [says, others] = isOursNarrow ? [gap.asks, gap.allows] : [gap.allows, gap.asks];
    const where = `${direction === 'sent' ? 'request' : 'answer'} body${gap.at}`;
    return differenceAt(pair, kind, ownersAt(whole, keys(mine), gap.keyword), other, `${where}: ${says}`, others);
  };
  return [
    ...breaking.map((gap) => told(isBreaking(gap) ? 'breaking' : 'compatible', direction === 'received')(gap)),
    ...compatible.filter(({ at: where }) => !broken.has(where)).map(told('compatible', direction === 'sent')),
  ];
}

const isBreaking = ({ keyword }: Gap): boolean => keyword !== 'undescribed';

const at = (schema: Schema, path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], schema);
