import type { RunSettings } from '../../engine/recording/run-settings.ts';
import type { Suite } from '../../fixtures/plays/play.ts';

/** The plays with each kind of target, loaded only where they run. */
const loaders: Record<RunSettings['kind'], () => Promise<unknown>> = {
  provider: async () => (await import('../provider.plays.ts')).providerPlays,
  platform: async () => (await import('../platform.plays.ts')).platformPlays,
};

export const playsWithA = async (kind: RunSettings['kind']): Promise<Suite> => (await loaders[kind]()) as Suite;
