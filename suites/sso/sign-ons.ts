import type { Mistake } from '../../specs/generated/schemas.ts';
import { type Answered, adviceOn, type NoVerdict, notRun, problem, type StatedFacts, undecided } from '../shared/rule.ts';

/** The valid sign-on, repeated: if it no longer opens, a sign-on of another kind that does not open shows nothing. */
const signOnControl = 'sso/control';

/** The answer to the form itself, before any redirect. */
export const firstAnswer = ({ exchanges, answer }: Answered) => exchanges[0]?.response ?? answer;

/** How Assay noticed whether a sign-on opened. */
export const howNoticed = ({ why }: Answered): { why?: string } => (why ? { why } : {});

/** A known mistake; its sentence becomes the end of another one. */
export const mistakeFacts = (mistake: Mistake) => ({
  mistake: mistake.name,
  cause: mistake.sentence.replace(/^Your/, 'your').replace(/\.$/, ''),
  advice: adviceOn(mistake),
});

const isLockedOut = (seen: readonly Answered[]) => seen.some(({ label, opened }) => label === signOnControl && opened === false);

/** Sign-ons that should open: the panel stays closed, or the form is refused where no panel could show it. */
export function unopened<Facts extends StatedFacts>(seen: readonly Answered[], factsOf: (signOn: Answered) => Facts) {
  const own = seen.filter(({ label }) => label !== signOnControl);
  if (own.length === 0) return notRun();
  const closed = own.filter(({ opened }) => !opened);
  if (closed.length > 0 && isLockedOut(seen)) return undecided('valid-no-longer-opens');
  return closed.map((signOn) => ({
    in: signOn,
    code: signOn.through?.shows ? ('refused' as const) : ('closed' as const),
    facts: { ...factsOf(signOn), ...howNoticed(signOn) },
  }));
}

/** Sign-ons that should be refused: the panel opens, or the form is accepted where no panel could show it. */
export function unrefused<Facts extends StatedFacts>(seen: readonly Answered[], factsOf: (signOn: Answered) => Facts) {
  if (seen.length === 0) return notRun();
  return seen
    .filter(({ opened }) => opened)
    .map((signOn) => ({
      in: signOn,
      code: signOn.through?.shows ? ('accepted' as const) : ('opened' as const),
      facts: factsOf(signOn),
    }));
}

/** Why there is no verdict on panels that only a browser could show; what does not need the panel can still be judged. */
export function unseenPanel(seen: readonly Answered[]): NoVerdict | undefined {
  const unseen = seen.find(({ opened, unseen }) => opened && unseen)?.unseen;
  if (!unseen) return undefined;
  return unseen.byChoice ? { verdict: 'untested', ...unseen } : { verdict: 'undecided', ...unseen, isHeldSoFar: true };
}

/** Says whether a sign-on opened, without judging it. */
export function outcomeNote(signOn: Answered, called: string) {
  const [yes, no] = signOn.through?.shows ? (['accepted', 'refused'] as const) : (['opens', 'does-not-open'] as const);
  return problem(signOn.opened ? yes : no, signOn, { called });
}

const MINUTE = 60_000;

/** Judges by age, unless the clocks differ too much for that. */
export const byAge = <Found>(seen: readonly Answered[], judge: (seen: readonly Answered[]) => Found): Found | NoVerdict =>
  clocksApart(seen) ?? judge(seen.filter(({ label }) => label !== 'sso/valid'));

/** Why the age of a form proves nothing, if the clocks differ too much. */
export function clocksApart(seen: readonly Answered[]): NoVerdict | undefined {
  const skew = seen.find(({ label }) => label === 'sso/valid')?.clockSkew ?? 0;
  if (Math.abs(skew) <= MINUTE) return undefined;
  const [seconds, side] = [Math.round(Math.abs(skew) / 1000), skew > 0 ? 'ahead of' : 'behind'];
  return undecided('clocks-differ', { seconds, side });
}
