import { reasonsIn, type WrittenSurface } from '../../engine/contract/rows.ts';
import { argumentOutputs } from './arguments.ts';
import { idOutputs } from './catalogue.ts';
import { exchangeOutputs } from './exchanges.ts';
import { installOutputs } from './installs.ts';
import { labelOutputs } from './labels.ts';
import { limitOutputs } from './limits.ts';
import { problemOutputs } from './problems.ts';
import { reasonOutputs } from './reasons.ts';
import { recordingOutputs } from './recording.ts';
import { registryOutputs } from './registries.ts';
import { signingOutputs } from './signing.ts';
import { statementOutputs } from './statements.ts';
import { typeOutputs } from './types.ts';
import { wireOutputs } from './wire.ts';

/** The generated files that editors need, and that are committed: path to content. */
export async function outputs(root: string, surfaces: WrittenSurface[]): Promise<Map<string, string>> {
  return new Map([
    ...argumentOutputs(root),
    ...idOutputs(surfaces),
    ...exchangeOutputs(root),
    ...installOutputs(root),
    ...labelOutputs(root, surfaces),
    ...limitOutputs(root),
    ...problemOutputs(surfaces),
    ...reasonOutputs(reasonsIn(root)),
    ...recordingOutputs(root),
    ...registryOutputs(root, surfaces),
    ...signingOutputs(root),
    ...statementOutputs(root, surfaces),
    ...wireOutputs(root),
    ...(await typeOutputs(root)),
  ]);
}
