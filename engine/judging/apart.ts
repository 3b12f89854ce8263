import type { Observed } from '../recording/recording.ts';
import { header } from '../wire/http/exchange.ts';

/** A dimension of calls, and the values that only some of them have. */
export interface Apart {
  dimension: string;
  values: string[];
}

type Values = Record<string, string | undefined>;

/** The values of a call in each dimension; of the credentials, a recording shows the scheme as it was written. */
const valuesOf = ({ on, exchanges, ...one }: Observed): Values => {
  const scheme = /^\S+/.exec(header(exchanges.at(-1)?.request, 'authorization') ?? '')?.[0];
  return { on, ...('context' in one ? one.context : {}), scheme: scheme && `\`${scheme}\`` };
};

/** What sets some calls apart from the others: the one dimension in which they share few values that no other has; undefined if none does. */
export function apart(some: readonly Observed[], others: readonly Observed[]): Apart | undefined {
  const [own, other] = [some.map(valuesOf), others.map(valuesOf)];
  const found = Object.keys(own[0] ?? {}).flatMap((dimension) => {
    const values = [...new Set(own.map((one) => one[dimension]))];
    const isShared = values.length < own.length;
    const isOwn = isShared && values.every((value) => value !== undefined && other.every((one) => one[dimension] !== value));
    return isOwn ? [{ dimension, values: values as string[] }] : [];
  });
  return others.length === 0 ? undefined : found.sort((one, two) => one.values.length - two.values.length)[0];
}
