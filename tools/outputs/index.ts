import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonsIn, type WrittenSurface } from '../../engine/contract/rows.ts';
import { argumentOutputs } from './arguments.ts';
import { catalogueOutputs } from './catalogue.ts';
import { exchangeOutputs } from './exchanges.ts';
import { installOutputs } from './installs.ts';
import { labelOutputs } from './labels.ts';
import { licenceOutputs } from './licences.ts';
import { limitOutputs } from './limits.ts';
import { problemOutputs } from './problems.ts';
import { proofOutputs } from './proof.ts';
import { reasonOutputs } from './reasons.ts';
import { recordingOutputs } from './recording.ts';
import { registryOutputs } from './registries.ts';
import { typeOutputs } from './types.ts';

/** Every generated file of the project: path to content. */
export async function outputs(root: string, surfaces: WrittenSurface[]): Promise<Map<string, string>> {
  const { editions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { editions: string[] };
  const reasons = reasonsIn(root);
  return new Map([
    ...argumentOutputs(root),
    ...catalogueOutputs(root, editions, surfaces, reasons),
    ...exchangeOutputs(root),
    ...installOutputs(root),
    ...labelOutputs(root, surfaces),
    ...licenceOutputs(root),
    ...limitOutputs(root),
    ...problemOutputs(surfaces),
    ...reasonOutputs(reasons),
    ...recordingOutputs(root),
    ...registryOutputs(root, surfaces),
    ...proofOutputs(root, surfaces),
    ...(await typeOutputs(root)),
  ]);
}
