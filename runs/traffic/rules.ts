import { type Requirement, requirements } from '../../engine/catalogue/catalogue.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { isDocumentRule, type Rule, seenBy } from '../../engine/judging/rule.ts';
import { answered, type Observed } from '../../engine/recording/recording.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';

/** What else than exchanges a requirement may need to be judged on traffic. */
export type Need = Exclude<NonNullable<Requirement['traffic']>, 'exchanges'>;

const rowOf = (id: RequirementId) => requirements().find((row) => row.id === id);

/** What a requirement needs and this traffic lacks; undefined if nothing is missing, or if traffic can never show it. */
export const lacking = (id: RequirementId, has: readonly Need[]): Need | undefined => {
  const { traffic: needs = 'exchanges', target } = rowOf(id) ?? {};
  if (needs === 'exchanges') return undefined;
  // A client is not an add-on, so it has no manifest.
  if (!has.includes('manifest') && target !== 'client') return 'manifest';
  return has.includes(needs) ? undefined : needs;
};

/** The rules as they apply to traffic: nobody planned its exchanges, so a failure says little about the others and seldom blocks them. */
export const trafficRules = (rules: readonly Rule[], seen: readonly Observed[], has: readonly Need[]): Rule[] =>
  rules.map((rule) => {
    const { requirement } = rule;
    const row = rowOf(requirement);
    // Every other rule needs a call that only a play makes, or a look at what followed; no play makes those that only a changed contract has.
    if (!row || !(row.traffic || rule.isUncalled) || isDocumentRule(rule) || lacking(requirement, has)) return emptyRule(requirement);
    const own = observationsFor(rule, seen);
    if (own.length > 0 && rule.isShown?.(own) === false) return emptyRule(requirement);
    return row.target !== 'platform' || isOfTokens.test(requirement) ? { ...rule, after: [] } : rule;
  });

const isOfTokens = /^bearer\//;

const emptyRule = (requirement: RequirementId): Rule => ({ requirement, reads: [], check: () => [] });

const observationsFor = (rule: Rule, seen: readonly Observed[]): Observed[] => seenBy(rule, seen).filter(({ skipped }) => !skipped);

/** Traffic shows only a part of what a target does: what it does not show is untested by choice, not undecided. */
export function asShown(
  judged: ReadonlyMap<RequirementId, Judgement>,
  rules: readonly Rule[],
  seen: readonly Observed[],
): Map<RequirementId, Judgement> {
  const isOpen = (rule: Rule | undefined) =>
    rule !== undefined && observationsFor(rule, seen).some((one) => one.undecided !== undefined || ('reads' in rule && !answered(one)));
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  return new Map(
    [...judged].map(([id, judgement]) => {
      const { verdict, byChoice } = judgement;
      if (verdict === 'undecided' && !isOpen(byId.get(id))) return [id, { ...judgement, verdict: 'untested', byChoice: true }];
      return [id, verdict === 'untested' && byChoice === undefined ? { ...judgement, byChoice: true } : judgement];
    }),
  );
}
