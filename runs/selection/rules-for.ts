import type { TargetKind } from '../../engine/judging/catalogue.ts';
import type { Rule } from '../../engine/judging/rule.ts';

/** What a kind of target is held to; loaded when it is known which. */
const load: Record<TargetKind, () => Promise<readonly Rule[]>> = {
  provider: async () => (await import('../../rules/provider.ts')).providerRules,
  platform: async () => (await import('../../rules/platform.ts')).platformRules,
  application: async () => (await import('../../rules/application.ts')).applicationRules,
  client: async () => [],
};

export const rulesFor = (kind: TargetKind): Promise<readonly Rule[]> => load[kind]();
