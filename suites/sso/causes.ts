import { defineFamily } from '../../engine/judging/causes.ts';
import type { ProblemOf } from '../../engine/judging/problem.ts';

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
