import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSurface } from '../../engine/contract/rows.ts';
import type { ContractRow } from '../proof/contract.ts';
import {
  type BlindOddityRow,
  type BugRow,
  covered,
  type FaultRow,
  type MutationRow,
  type OddityRow,
  type OtherRow,
  type PairRow,
  table,
} from '../proof/data.ts';
import { proofPage } from '../proof/page.ts';
import { proofPicture } from '../proof/picture.ts';
import { plot } from '../proof/plot.ts';

/** The guide on proof with the figures of what `npm run prove` and `npm run bench` found, and its pictures. */
export function proofOutputs(root: string, surfaces: readonly WrittenSurface[]): Map<string, string> {
  const requirements = covered(root, surfaces);
  const faults = table<FaultRow>(root, 'faults');
  const oddities = table<OddityRow>(root, 'oddities');
  const contract = { ...table<ContractRow>(root, 'contract'), ...table<ContractRow>(root, 'contract-values') };
  const others = Object.fromEntries(['do-nothing', 'hostile', 'hunt', 'bench', 'scale'].map((name) => [name, table<unknown>(root, name)]));
  const hidden = {
    bugs: table<BugRow>(root, 'conditional'),
    pairs: table<PairRow>(root, 'blind-pairs'),
    oddities: table<BlindOddityRow>(root, 'blind-oddities'),
    others: table<OtherRow>(root, 'by-others'),
  };
  const mutation = table<MutationRow>(root, 'mutation');
  const guide = readFileSync(join(root, 'docs/proof.md'), 'utf8');
  return new Map([
    ['docs/proof.md', proofPage(guide, { requirements, faults, oddities, hidden, contract, mutation, others })],
    ['docs/proof.svg', proofPicture(requirements, faults)],
    ['docs/proof/bench.svg', growthPicture(others.bench)],
    ['docs/proof/scale.svg', scalePicture(others.scale)],
  ]);
}

type Measurements = Record<string, Record<string, Record<string, number>>>;

const growthPicture = (bench: unknown): string =>
  picture((bench as Measurements)['Growth with cases'], 'a certification', 'drawn bodies', ({ milliseconds = 0, megabytes = 0 }) => ({
    seconds: milliseconds / 1000,
    megabytes,
  }));

const scalePicture = (scale: unknown): string =>
  picture((scale as Measurements)['On the way'], 'a fleet in eight shards', 'targets', (row) => ({
    seconds: row['processor seconds'] ?? 0,
    megabytes: row['megabytes of a shard'] ?? 0,
  }));

/** A plot of rows that are named by their number: `40 bodies`. */
function picture(
  rows: Record<string, Record<string, number>> = {},
  of: string,
  over: string,
  measured: (row: Record<string, number>) => { seconds: number; megabytes: number },
): string {
  const points = Object.entries(rows).map(([name, row]) => ({ number: Number.parseInt(name, 10), ...measured(row) }));
  return plot(points, { of, over });
}
