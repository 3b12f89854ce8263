import { schemaProblem } from '../../engine/documents/schema.ts';
import { defined, isObject } from '../../engine/documents/values.ts';
import { type Sighting, sides } from '../../fixtures/traffic/observer.ts';
import { UsageError } from '../run.ts';
import type { WhoseTraffic } from './report.ts';

/** What the proxy writes down about one exchange, redacted: enough to judge it once more. */
type Kept = Sighting & { whose: Pick<WhoseTraffic, 'id' | 'has'> };

export const kept = (sighting: Sighting, { id, has }: WhoseTraffic): Kept => ({ ...sighting, whose: { ...defined({ id }), has } });

/** Reads back what the proxy wrote; only what was known of every exchange counts as known. */
export function sightingsIn(file: string, all: readonly unknown[]): { sightings: Sighting[]; whose?: WhoseTraffic } {
  const read = all.map((one, index) => keptIn(file, one, index + 1));
  const [first] = read;
  if (!first) return { sightings: [] };
  const { id } = first.whose;
  return {
    sightings: read.map(({ whose: _whose, ...sighting }) => sighting),
    whose: {
      ...(read.every(({ whose }) => whose.id === id) && { id }),
      has: first.whose.has.filter((need) => read.every(({ whose }) => whose.has.includes(need))),
    },
  };
}

function keptIn(file: string, value: unknown, number: number): Kept {
  const fields = isObject(value) ? value : {};
  const { exchange, operation, whose } = fields;
  const facts = sides.map((side) => fields[side]);
  const isShaped =
    facts.every((list) => Array.isArray(list) && list.every(isObject)) &&
    (operation === undefined || typeof operation === 'string') &&
    isObject(whose) &&
    Array.isArray(whose.has) &&
    (whose.id === undefined || typeof whose.id === 'string');
  const observations = isShaped ? (facts.flat() as object[]).map((fact) => ({ ...fact, exchanges: [] })) : undefined;
  const problem = schemaProblem('recording', { play: '', observations, exchanges: [exchange] });
  if (problem) throw new UsageError(`${file}: exchange ${number} is not as the proxy of this version writes it: ${problem.text}`);
  return value as Kept;
}
