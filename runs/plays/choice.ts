import { defined } from '../../engine/documents/values.ts';
import type { Unplayed } from '../../engine/judging/rule.ts';
import { isDocumentRule, labelsBehind, type Rule, undecided } from '../../engine/judging/rule.ts';
import type { Choice, RunSettings } from '../../engine/recording/run-settings.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import type { ChosenPlays } from '../plan/choice.ts';
import type { PlayResult } from './prepared-target.ts';

/** The labels that have to be recorded to judge requirements: those of their rules, and of the requirements that come first. */
function labelsThatJudge(rules: readonly Rule[], isWanted: (id: Rule['requirement']) => boolean): Set<string> {
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  const labels = new Set<string>();
  const visited = new Set<Rule>();
  const visit = (rule: Rule | undefined, isAll: boolean): void => {
    if (!rule || (visited.has(rule) && !isAll)) return;
    visited.add(rule);
    // Of a requirement that comes first, one observation is enough.
    const own = isDocumentRule(rule) ? [] : labelsBehind(rule);
    for (const label of isAll ? own : own.slice(0, 1)) labels.add(label);
    for (const id of rule.after ?? []) visit(byId.get(id), false);
  };
  for (const rule of rules) if (isWanted(rule.requirement)) visit(rule, true);
  return labels;
}

export function playsThatJudge(rules: readonly Rule[], isWanted: (id: Rule['requirement']) => boolean): Choice {
  const labels = [...labelsThatJudge(rules, isWanted)];
  return labels.length === 0 ? { part: 'none' } : { labels };
}

/** The plays that are needed to judge one step again: its own, and those of an earlier run that recorded what its requirements need. */
export function playsAround(play: string, ids: readonly string[], rules: readonly Rule[], recordings: readonly Recording[]): Choice {
  const labels = labelsThatJudge(rules, (id) => ids.includes(id));
  const needed = recordings.filter(({ observations }) => observations.some(({ label }) => labels.has(label)));
  return { titles: [play, ...needed.map((one) => one.play)] };
}

/** Why plays recorded nothing: an outage, an error of ours, a run cut short, or the user's choice. */
export function unplayed(part: ChosenPlays, { isComplete, outage, collected: { errors } }: PlayResult): Unplayed | undefined {
  if (outage) {
    const { code = 'not-reached', says: why, hint } = outage;
    return { ...undecided('not-reached', { why, hint }), code, byChoice: false };
  }
  if (errors.length > 0) return { ...undecided('own-error'), byChoice: false };
  if (!isComplete) return { ...undecided('cut-short'), byChoice: false };
  return part.why && { verdict: 'untested', ...part.why, byChoice: true };
}

/** `undo`: the command that undoes what is left. */
export const livePart = ({ seed, insecure }: RunSettings, { resources, isComplete, outage }: PlayResult, undo: string) => ({
  resources: { ...resources, ...(resources.left.length + resources.unknown.length > 0 && { undo }) },
  seed,
  complete: isComplete,
  ...(insecure && { insecure: true as const }),
  ...defined({ outage }),
});
