import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import { type Standing, standingOf, standings } from './standing.ts';
import { isWrong } from './verdict.ts';

/** One thing that changed at a target since the run before. */
export interface TargetChange {
  target: string;
  change: 'new' | 'down' | 'back' | 'newly failing' | 'new warning' | 'fixed' | 'standing' | 'dropped';
  requirements: string[];
  was?: Standing;
  standing?: Standing;
  /** Why it stands so. */
  why?: string;
  /** Since which run it is down, or was down, and why. */
  down?: { since?: string | undefined; why?: string };
}

export const wrongIn = ({ verdicts }: Pick<OverviewTarget, 'verdicts'>): string[] =>
  Object.keys(verdicts).filter((id) => isWrong(verdicts[id] ?? ''));

/** What changed since the run before; of a first run, which targets need somebody. */
export function changesOf({ targets, dropped = [], history }: Pick<Overview, 'targets' | 'dropped' | 'history'>): TargetChange[] {
  const isFirst = history.length === 0;
  return [
    ...targets.flatMap((target) => (target.was === undefined ? addedTarget(target, isFirst) : changesAt(target, target.was))),
    ...dropped.map((target): TargetChange => ({ target, change: 'dropped', requirements: [] })),
  ];
}

function stands({ name: target, because, down, ...rest }: OverviewTarget) {
  return { target, standing: standingOf({ ...rest, ...(down && { down }) }), why: down?.why ?? because };
}

function addedTarget(target: OverviewTarget, isFirst: boolean): TargetChange[] {
  const now = stands(target);
  if (isFirst && (now.standing === 'fine' || now.standing === 'known')) return [];
  return [{ ...now, change: 'new', requirements: wrongIn(target) }];
}

const isWorse = (now: Standing, was: Standing): boolean => standings.indexOf(now) < standings.indexOf(was);

function changesAt(target: OverviewTarget, was: Standing): TargetChange[] {
  const { name, down, wasDownSince, changes = [] } = target;
  const failing = changes.flatMap(({ id, after }) => (after === 'fail' ? [id] : []));
  const warning = changes.flatMap(({ id, after }) => (after === 'warn' ? [id] : []));
  const fixed = changes.flatMap(({ id, after }) => (isWrong(after) ? [] : [id]));
  const known: [boolean, Omit<TargetChange, 'target' | 'requirements'>, string[]?][] = [
    [down?.isNew === true, { change: 'down', ...defined({ down }) }],
    [wasDownSince !== undefined, { change: 'back', down: { since: wasDownSince } }],
    [failing.length > 0, { change: 'newly failing' }, failing],
    [warning.length > 0, { change: 'new warning' }, warning],
    [fixed.length > 0, { change: 'fixed' }, fixed],
  ];
  const told = known.flatMap(([holds, more, requirements = []]) => (holds ? [{ target: name, requirements, ...more }] : []));
  const now = stands(target);
  const standing: TargetChange = { ...now, change: 'standing', was, requirements: [] };
  if (told.length === 0) return now.standing === was ? [] : [standing];
  const isExplained = now.standing === 'down' || (now.standing === 'failing' && failing.length > 0);
  // Of one that nobody can be sure of any more, what was fixed alone would read as if all were well.
  const isUnsure = now.standing === 'unsure' && was !== 'unsure';
  return (isWorse(now.standing, was) || isUnsure) && !isExplained ? [standing, ...told] : told;
}
