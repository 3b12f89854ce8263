import type { Edition } from '../../engine/contract/edition.ts';
import { type ApplicationRule, type DocumentRule, isDocumentRule, type Rule } from '../../engine/judging/rule.ts';
import { lazily } from '../../fixtures/once.ts';
import type { TargetKind } from '../../specs/generated/schemas.ts';

const rules: Record<TargetKind, () => Promise<readonly Rule[]>> = {
  provider: async () => (await import('../../suites/registry/provider.ts')).providerRules(),
  platform: async () => (await import('../../suites/registry/platform.ts')).platformRules(),
  application: async () => (await import('../../suites/registry/application.ts')).applicationRules(),
  client: async () => [],
};

export const rulesFor = (kind: TargetKind): Promise<readonly Rule[]> => rules[kind]();

/** An edition, and the rules for a kind of target, loaded by the first call. */
export const loadJudging = (kind: TargetKind, edition: Edition): (() => Promise<{ rules: readonly Rule[]; edition: Edition }>) =>
  lazily(async () => ({ edition, rules: await rulesFor(kind) }));

/** The rules that need no document; an earlier requirement that only a document can show is taken as passed. */
export function rulesOnRecordings(all: readonly Rule[]): Exclude<Rule, DocumentRule | ApplicationRule>[] {
  const live = all.flatMap((rule) => (isDocumentRule(rule) ? [] : [rule]));
  const ids = new Set(live.map(({ requirement }) => requirement));
  return live.map((rule) => ({ ...rule, ...(rule.after && { after: rule.after.filter((id) => ids.has(id)) }) }));
}
