import { collapsed, defineRule, notRun, undecided } from '../rule.ts';

export default defineRule({
  requirement: 'calls/refuses-a-broken-answer',
  watches: ['calls/broken-answer', 'calls/install'],
  check(seen) {
    const broken = seen.filter(({ label, isListed }) => label === 'calls/broken-answer' && isListed?.after !== undefined);
    if (broken.length === 0) return notRun;
    const isControlled = seen.some(({ label, isListed }) => label === 'calls/install' && isListed?.after);
    if (!isControlled) return undecided('no install is in the vendor list afterwards, whatever the answer');
    return collapsed(
      broken
        .filter(({ isListed }) => isListed?.after)
        .map((one) => ({ in: one, expected: 'no add-on in the list', got: `an add-on in the list after an answer with ${one.what}` })),
    );
  },
});
