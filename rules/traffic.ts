import { type Requirement, requirements } from '../engine/judging/catalogue.ts';
import { seenBy } from '../engine/judging/judge-recording.ts';
import type { Judgement } from '../engine/judging/judgement.ts';
import type { RequirementId } from '../specs/generated/ids.ts';
import { answered, isDocumentRule, type Rule, type Seen } from './rule.ts';

/** What has to be known to judge a requirement on traffic, besides its exchanges. */
export type Need = Exclude<NonNullable<Requirement['traffic']>, 'exchanges'>;

const rowOf = (id: RequirementId) => requirements().find((row) => row.id === id);

/** What a requirement needs that this traffic comes without; undefined where nothing is missing, or nothing would help. */
export const lacking = (id: RequirementId, has: readonly Need[]): Need | undefined => {
  const { traffic: needs = 'exchanges', target } = rowOf(id) ?? {};
  if (needs === 'exchanges') return undefined;
  // A client is nobody's add-on, and has no manifest.
  if (!has.includes('manifest') && target !== 'client') return 'manifest';
  return has.includes(needs) ? undefined : needs;
};

/** The rules as traffic can be judged by them: exchanges that nobody planned stand alone, so no failure hides another. */
export const trafficRules = (rules: readonly Rule[], seen: readonly Seen[], has: readonly Need[]): Rule[] =>
  rules.map((rule) => {
    const { requirement } = rule;
    const row = rowOf(requirement);
    // All else takes a call that nobody makes unasked, or a look at what followed.
    if (!row?.traffic || isDocumentRule(rule) || lacking(requirement, has)) return unread(requirement);
    const own = madeFor(rule, seen);
    if (own.length > 0 && rule.isShown?.(own) === false) return unread(requirement);
    return row.target !== 'platform' || isOfTokens.test(requirement) ? { ...rule, after: [] } : rule;
  });

const isOfTokens = /^bearer\//;

const unread = (requirement: RequirementId): Rule => ({ requirement, reads: [], check: () => [] });

const madeFor = (rule: Rule, seen: readonly Seen[]): Seen[] => seenBy(rule, seen).filter(({ skipped }) => !skipped);

/** Traffic is a part of what there could be: what it leaves open by what it lacks is untested, and nobody's fault. */
export function asShown(
  judged: ReadonlyMap<RequirementId, Judgement>,
  rules: readonly Rule[],
  seen: readonly Seen[],
): Map<RequirementId, Judgement> {
  const isOpen = (rule: Rule | undefined) =>
    rule !== undefined && madeFor(rule, seen).some((one) => one.undecided !== undefined || ('reads' in rule && !answered(one)));
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  return new Map(
    [...judged].map(([id, judgement]) => {
      const { verdict, byChoice } = judgement;
      if (verdict === 'undecided' && !isOpen(byId.get(id))) return [id, { ...judgement, verdict: 'untested', byChoice: true }];
      return [id, verdict === 'untested' && byChoice === undefined ? { ...judgement, byChoice: true } : judgement];
    }),
  );
}
