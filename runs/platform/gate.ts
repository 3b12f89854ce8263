import { readyToDeliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { withoutPerson, withPerson } from '../live/by-hand.ts';
import { type GateArguments, prepareGate } from './prepare.ts';

/** Judges a platform: its API, what it tells partners, what it sends to them, and how it checks deployments. */
export async function gate(file: string, args: GateArguments, io: Io): Promise<number> {
  const candidate = prepareGate(file, args, io);
  await readyToDeliver(args, io);
  return candidate.byHand.length === 0 ? withoutPerson(candidate, args, io) : withPerson(candidate, args, io);
}
