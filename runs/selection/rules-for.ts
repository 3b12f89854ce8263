import type { TargetKind } from '../../engine/judging/catalogue.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import { type ApplicationRule, type DocumentRule, isDocumentRule, type Rule } from '../../engine/judging/rule.ts';
import { chosenEdition } from './edition.ts';

const rules: Record<TargetKind, () => Promise<readonly Rule[]>> = {
  provider: async () => (await import('../../rules/provider.ts')).providerRules(),
  platform: async () => (await import('../../rules/platform.ts')).platformRules(),
  application: async () => (await import('../../rules/application.ts')).applicationRules,
  client: async () => [],
};

export const rulesFor = (kind: TargetKind): Promise<readonly Rule[]> => rules[kind]();

/** The rules for a kind of target and the edition that was chosen, read while the plays start. */
export function loadJudging(kind: TargetKind, given: string | undefined): () => Promise<{ rules: readonly Rule[]; edition: Edition }> {
  const load = async () => ({ edition: chosenEdition(given), rules: await rulesFor(kind) });
  const loading = load();
  // Whoever waits for it is told; until then a failure must not end the process with plays under way.
  loading.catch(() => {});
  return () => loading;
}

/** The rules that need no document; what they come after is taken as held where only a document could tell. */
export function rulesOnRecordings(all: readonly Rule[]): Exclude<Rule, DocumentRule | ApplicationRule>[] {
  const live = all.flatMap((rule) => (isDocumentRule(rule) ? [] : [rule]));
  const ids = new Set(live.map(({ requirement }) => requirement));
  return live.map((rule) => ({ ...rule, ...(rule.after && { after: rule.after.filter((id) => ids.has(id)) }) }));
}
