import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';
import { filled } from '../catalogue/filled.ts';
import type { Observed } from '../recording/recording.ts';
import { type Claim, holding } from './claims.ts';
import type { StatedFacts } from './problem.ts';
import { isWrong } from './verdict.ts';

interface CauseWords extends Claim {
  /** The common cause, as a sentence about the service; `{fact}` stands for a fact. */
  cause: string;
  /** What to change, if the hints of the requirements do not fit the cause. */
  fix?: string;
}

interface FoundCause<Code> {
  code: Code;
  facts?: StatedFacts;
  /** Tells which failures have another cause. */
  except?: (outcome: Outcome) => boolean;
  /** Tells which failure shows the cause; by default the first. */
  shows?: (outcome: Outcome) => boolean;
}

/** Requirements that may fail for the same cause, and the words for each cause. */
export interface Family<Code extends string = string> {
  /** All, if left out. */
  members?: readonly RequirementId[];
  causes: Readonly<Record<Code, CauseWords>>;
  /** The cause of what failed, in the order of the members; `all` has the other outcomes too, and `seen` what the whole run saw. */
  causeOf(failed: readonly Outcome[], all: readonly Outcome[], seen: readonly Observed[]): FoundCause<Code> | undefined;
}

export const defineFamily = <Code extends string>(family: Family<Code>): Family<Code> => family;

/** What to change about a cause goes before the advice on each problem. */
const advised = ({ problems = [] }: Outcome, hint: string): Pick<Outcome, 'hint' | 'problems'> => ({
  hint,
  problems: problems.map(({ hint: _, ...problem }) => problem),
});

/** Marks the outcomes that fail for one cause: one of them states the cause, the others name that one. */
export function withCauses(outcomes: readonly Outcome[], families: readonly Family[], seen: readonly Observed[] = []): Outcome[] {
  const marks = new Map<string, Partial<Outcome>>();
  for (const { members = outcomes.map(({ id }) => id), causes, causeOf } of families) {
    const failed = members.flatMap((member) => outcomes.filter(({ id, verdict }) => id === member && isWrong(verdict) && !marks.has(id)));
    const found = failed.length > 1 ? causeOf(failed, outcomes, seen) : undefined;
    const { code = '', facts = {}, except = () => false, shows = () => true } = found ?? {};
    const words = causes[holding(code, (one) => causes[one] ?? {}, facts, seen)];
    if (!words) continue;
    const alike = failed.filter((outcome) => !except(outcome));
    const first = alike.find(shows) ?? alike[0];
    const stated = { cause: filled(words.cause, facts), ...(words.fix && first && advised(first, filled(words.fix, facts))) };
    for (const { id } of alike) marks.set(id, id === first?.id ? stated : { sameCauseAs: first?.id ?? id });
  }
  return outcomes.map((outcome) => ({ ...outcome, ...marks.get(outcome.id) }));
}
