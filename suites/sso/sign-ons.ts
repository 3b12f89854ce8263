import { type Answered, inEach, type NoVerdict, notRun, problem, type RecordingFinding, undecided, untested } from '../shared/rule.ts';

/** The valid sign-on, repeated: if it no longer opens, a sign-on of another kind that does not open shows nothing. */
const signOnControl = 'sso/control';

const lockedOutReason = 'the same valid sign-on no longer opens either';

/** The answer to the form itself, before any redirect. */
export const firstAnswer = ({ exchanges, answer }: Answered) => exchanges[0]?.response ?? answer;

const because = ({ why }: Answered) => (why ? `: ${why}` : '');

const isLockedOut = (seen: readonly Answered[]) => seen.some(({ label, opened }) => label === signOnControl && opened === false);

export function unopened(seen: readonly Answered[], called: (signOn: Answered) => string): RecordingFinding {
  const own = seen.filter(({ label }) => label !== signOnControl);
  if (own.length === 0) return notRun;
  const closed = own.filter(({ opened }) => !opened);
  if (closed.length > 0 && isLockedOut(seen)) return undecided(lockedOutReason);
  return closed.map((signOn) =>
    signOn.through?.shows
      ? { in: signOn, expected: 'the form to be accepted', got: `a refusal of ${called(signOn)}${because(signOn)}` }
      : { in: signOn, expected: 'the panel to open', got: `a closed panel for ${called(signOn)}${because(signOn)}` },
  );
}

/** Sign-ons that should be refused and were not; `danger` is told instead of how Assay noticed it. */
export function unrefused(seen: readonly Answered[], called: (signOn: Answered) => string, danger?: string): RecordingFinding {
  if (seen.length === 0) return notRun;
  const open = seen.filter(({ opened }) => opened);
  return inEach(open, 'a refusal', (signOn) => {
    const outcome = signOn.through?.shows ? 'acceptance of' : 'an open panel for';
    return `${outcome} ${called(signOn)}${danger ? `: ${danger}` : because(signOn)}`;
  });
}

/** Why there is no verdict on panels that only a browser could show; what does not need the panel can still be judged. */
export function unseenPanel(seen: readonly Answered[]): NoVerdict | undefined {
  const unseen = seen.find(({ opened, unseen }) => opened && unseen)?.unseen;
  if (!unseen) return undefined;
  const { reason, byChoice } = unseen;
  return byChoice ? { ...untested(reason), byChoice } : { ...undecided(reason), isHeldSoFar: true };
}

/** Says whether a sign-on opened, without judging it. */
export function outcomeNote(signOn: Answered, called: string) {
  const [yes, no] = signOn.through?.shows ? (['accepted', 'refused'] as const) : (['opens', 'does-not-open'] as const);
  return problem(signOn.opened ? yes : no, signOn, { called });
}

const MINUTE = 60_000;

/** Judges by age, unless the clocks differ too much for that. */
export const byAge = (seen: readonly Answered[], judge: (seen: readonly Answered[]) => RecordingFinding): RecordingFinding =>
  clocksApart(seen) ?? judge(seen.filter(({ label }) => label !== 'sso/valid'));

/** Why the age of a form proves nothing, if the clocks differ too much. */
export function clocksApart(seen: readonly Answered[]): NoVerdict | undefined {
  const skew = seen.find(({ label }) => label === 'sso/valid')?.clockSkew ?? 0;
  if (Math.abs(skew) <= MINUTE) return undefined;
  const [seconds, side] = [Math.round(Math.abs(skew) / 1000), skew > 0 ? 'ahead of' : 'behind'];
  return undecided(`the target's clock is ${seconds} seconds ${side} ours, so the age of a form says nothing`);
}
