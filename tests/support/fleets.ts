import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { type Decisions, type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';

export interface StartedFleet {
  partners: Partner[];
  /** The entries of targets.yaml. */
  targets: { name: string; manifest: string }[];
  close(): Promise<void>;
}

/** Starts partners in this process, and writes their manifests and targets.yaml into the folder. */
export async function startFleet(
  folder: string,
  size: number,
  decisionsOf: (index: number) => Partial<Decisions> = () => ({}),
): Promise<StartedFleet> {
  mkdirSync(folder, { recursive: true });
  const partners: Partner[] = [];
  for (let index = 0; index < size; index++)
    partners.push(await startPartner({ manifest: partnerManifest(), decisions: decisionsOf(index) }));
  const targets = partners.map((_, index) => ({ name: `partner-${index}`, manifest: `partner-${index}.json` }));
  for (const [index, { manifest }] of partners.entries()) writeFileSync(join(folder, `partner-${index}.json`), JSON.stringify(manifest));
  writeTargets(folder, targets);
  return {
    partners,
    targets,
    close: async () => {
      await Promise.all(partners.map((partner) => partner.close()));
    },
  };
}

export const writeTargets = (folder: string, targets: readonly object[]): void =>
  writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));

/** Gives every nth partner a fault whose requirements match `breaks`, each another one. */
export function faultEvery(n: number, breaks = /./): (index: number) => Partial<Decisions> {
  const faults = Object.values(partnerFaults).filter(
    (fault) => fault.manifest === undefined && fault.breaks.every((id) => breaks.test(id)),
  );
  return (index) => (index % n === 1 ? (faults[(index * 5) % faults.length]?.partner ?? {}) : {});
}
