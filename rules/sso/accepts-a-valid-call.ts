import { type Answered, defineRule, type RecordingProblem } from '../rule.ts';
import { isAccepted } from '../shared/accepted-sign-on.ts';
import { clocksApart } from '../shared/clocks.ts';
import { readable, refusedAsText } from '../shared/deletions.ts';
import { landingAdvice } from '../shared/landing.ts';
import { adviceOn } from '../shared/mistakes.ts';

export default defineRule({
  requirement: 'sso/accepts-a-valid-call',
  reads: ['sso/valid', 'sso/diagnosis', 'sso/recipe'],
  after: readable,
  // That traffic shows no refusal does not show that the panel opened.
  isShown: (seen) => seen.some(({ opened }) => opened === false),
  check(seen) {
    const diagnosis = seen.find(({ label }) => label === 'sso/diagnosis');
    const mistake = diagnosis?.mistake;
    const refused = seen.filter(({ label, opened }) => label === 'sso/valid' && !opened);
    const apart = refused.length > 0 && !mistake ? (refusedAsText(refused) ?? clocksApart(seen)) : undefined;
    if (apart) return apart;
    const unopened = seen.filter(({ label, opened }) => label === 'sso/recipe' && !opened);
    return [
      ...refused.map((signOn): RecordingProblem => {
        if (!mistake) return landed(signOn, diagnosis && isAccepted(signOn, diagnosis));
        return { in: signOn, expected: 'the panel to open', got: mistake.sentence, hint: adviceOn(mistake) };
      }),
      ...unopened.map((signOn) => ({
        ...landed(signOn, true),
        expected: 'the panel to open, once the form is signed as your service wants it',
      })),
    ];
  },
});

/** A sign-on that did not open; where the signature was taken for right, the advice is about what came after it. */
function landed(signOn: Answered, wasAccepted = false): RecordingProblem {
  const got = signOn.why ?? `status ${signOn.answer.status}`;
  return { in: signOn, expected: 'the panel to open', got, ...(wasAccepted && { hint: landingAdvice(signOn) }) };
}
