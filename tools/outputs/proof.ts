import type { WrittenSurface } from '../../engine/contract/rows.ts';
import type { ContractRow } from '../proof/contract.ts';
import {
  type BlindOddityRow,
  type BugRow,
  covered,
  type FaultRow,
  type MutationRow,
  type OddityRow,
  type PairRow,
  table,
} from '../proof/data.ts';
import { proofPage } from '../proof/page.ts';
import { proofPicture } from '../proof/picture.ts';

/** The published proof, as a page and as a picture, from what `npm run prove` found. */
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
  };
  const mutation = table<MutationRow>(root, 'mutation');
  return new Map([
    ['docs/proof.md', proofPage({ requirements, faults, oddities, hidden, contract, mutation, others })],
    ['docs/proof.svg', proofPicture(requirements, faults)],
  ]);
}
