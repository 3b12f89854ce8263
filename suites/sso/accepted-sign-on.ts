import { defined } from '../../engine/documents/values.ts';
import { type Page, samePage } from '../../engine/wire/visit/page.ts';
import { type Answered, header, type NoVerdict, untested } from '../shared/rule.ts';
import { firstAnswer } from './sign-ons.ts';

/** A valid sign-on may be accepted and still not open the panel; a diagnosis that finds no mistake ends with a wrong signature. */
export const acceptanceLabels = ['sso/valid', 'sso/diagnosis', 'sso/recipe'] as const;

/** Judges the valid sign-ons that were accepted, whether or not the panel opened in the end. */
export function ofAccepted<Problem>(
  seen: readonly Answered[],
  problemsOf: (signOn: Answered) => readonly Problem[],
): readonly Problem[] | NoVerdict {
  const diagnosis = seen.find(({ label }) => label === 'sso/diagnosis');
  const [recipe] = seen.filter(({ label }) => label === 'sso/recipe');
  const accepted = recipe ? [recipe] : seen.filter((signOn) => signOn.label === 'sso/valid' && isAccepted(signOn, diagnosis));
  return accepted.length > 0 ? accepted.flatMap(problemsOf) : untested('valid-form-refused');
}

/** Whether the target accepted the signature, even if no panel opened. */
export function isAccepted(signOn: Answered, diagnosis: Answered | undefined): boolean {
  if (signOn.opened) return true;
  if (firstAnswer(signOn).status >= 400 || diagnosis?.mistake) return false;
  return signOn.exchanges.length !== diagnosis?.exchanges.length || !samePage(pageOf(signOn), pageOf(diagnosis));
}

function pageOf({ exchange: { request }, answer }: Answered): Page {
  const contentType = header(answer, 'content-type');
  const { method, url } = request;
  return { method, url, status: answer.status, body: answer.body, ...defined({ contentType }) };
}
