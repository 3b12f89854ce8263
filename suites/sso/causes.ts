import { defineFamily } from '../../engine/judging/causes.ts';
import type { ProblemOf } from '../../engine/judging/problem.ts';
import { recentAges, windowText } from '../../engine/signatures/sso/window.ts';

const noneChecked = 'none-checked' satisfies ProblemOf<'sso/refuses-a-wrong-signature'>['code'];

/** Where any signature opens the panel, every change to a signed form goes unnoticed too. */
export const signatureFailures = defineFamily({
  members: [
    'sso/refuses-a-wrong-signature',
    'sso/signature-covers-user-id',
    'sso/signature-covers-email',
    'sso/signature-covers-nav-data',
    'sso/signature-covers-timestamp',
    'sso/signature-covers-id',
  ],
  causes: { 'none-checked': { cause: 'Your service checks no signature' } },
  causeOf: ([first]) => (first?.problems?.some(({ code }) => code === noneChecked) ? { code: noneChecked } : undefined),
});

const formRefused = 'form-refused' satisfies ProblemOf<'sso/opens-in-a-browser'>['code'];

/** A browser needs longer to post the form than our client, so that a window of less than a second refuses it there first. */
export const freshnessFailures = defineFamily({
  members: ['sso/opens-in-a-browser', 'sso/accepts-a-recent-timestamp'],
  causes: {
    'short-window': {
      cause: 'Your service refuses forms that are {age} old',
      fix: 'Allow about {window}. `timestamp` is in milliseconds, so a window written in seconds, such as 5 * 60, is over in less than a second: multiply it by 1000.',
    },
  },
  causeOf([browser, recent]) {
    const [youngest] = recentAges();
    return browser?.problems?.some(({ code }) => code === formRefused) &&
      recent?.problems?.some(({ facts }) => facts?.variant === youngest.variant)
      ? { code: 'short-window', facts: { age: youngest.age, window: windowText() } }
      : undefined;
  },
});
