import { defined } from '../../documents/values.ts';
import { type NoVerdict, undecided } from '../../judging/rule.ts';
import { type Configuration, openQuestion } from './configuration.ts';
import type { Value } from './hocon/lookup.ts';

type Pool = { size: number; reason: string; value?: Value; beside?: string };

const partitions = 'db.default.partitionCount';
const perPartition = 'db.default.maxConnectionsPerPartition';
const contractKeys = new Set([partitions, perPartition, 'db.default.minConnectionsPerPartition', 'play.db.pool']);
const defaultSize = 10;

/** The connections of one instance; `beside` is a key that may set the pool size too, and that is not in the contract. */
export function poolOf(configuration: Configuration | undefined): Pool | NoVerdict {
  const values = [partitions, perPartition].map((key) => ({ key, value: configuration?.settled(key) }));
  const open = values.map(({ value }) => openQuestion(value)).find((question) => question !== undefined);
  if (open) return open;
  const set = values.filter(({ value }) => value !== undefined && value.kind !== 'null');
  if (set.length === 0) {
    const beside = ['db', 'play.db']
      .flatMap((key) => configuration?.keysBelow(key) ?? [])
      .find((key) => !contractKeys.has(key) && /pool|partition|connections/i.test(key));
    return { size: defaultSize, reason: 'the default of the 2.x line', ...defined({ beside }) };
  }
  const numbers = set.map(({ value }) => (value?.kind === 'text' && /^\d{1,6}$/.test(value.text.trim()) ? Number(value.text) : 0));
  if (set.length === 1) return undecided(`${set[0]?.key} is set alone, and the contract gives no default for the other factor of the pool`);
  if (numbers.includes(0)) return undecided(`${partitions} and ${perPartition} are not both numbers above 0`);
  const [count = 0, each = 0] = numbers;
  const value = values[1]?.value;
  return { size: count * each, reason: `${count} partitions of ${each} connections`, ...defined({ value }) };
}

/** No verdict when the answer depends on something that Assay does not have. */
export function hasDatabase(configuration: Configuration): boolean | NoVerdict {
  if (configuration.keysBelow('db').some((key) => /^db\.[^.]+\.(?:url|driver|jndiName)$/.test(key))) return true;
  const value = configuration.settled('db.default.url') ?? configuration.settled('db.default.driver');
  return openQuestion(value) ?? (value !== undefined && value.kind !== 'null');
}
