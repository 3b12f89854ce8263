import type { Io } from '../io.ts';
import type { StandInArguments } from './arguments.ts';

/** Each stands in for the other side of somebody's contract; loaded when it is known which is meant. */
const kinds: Record<string, () => Promise<(args: StandInArguments, io: Io) => Promise<number>>> = {
  partner: async () => (await import('./partner.ts')).standInPartner,
  platform: async () => (await import('./platform.ts')).standInPlatform,
};

export const standInKinds = Object.keys(kinds);

/** Stands in for one side until it is interrupted. */
export async function standIn(kind: string, args: StandInArguments, io: Io): Promise<number> {
  const run = await kinds[kind]?.();
  return run ? run(args, io) : 2;
}
