import type { Seen } from '../engine/recording.ts';
import { type RecordingProblem, undecided } from '../engine/rule.ts';
import { type Found, ofRequests, type Request, requestsOf } from './received.ts';

type Form = NonNullable<Request['form']>;

/** Judges the forms of the sign-ons that reached the partner; that they are forms is judged elsewhere. */
export function ofForms(seen: readonly Seen[], problemsOf: (form: Form, request: Request) => Omit<RecordingProblem, 'in'>[]): Found {
  const found = ofRequests(seen, 'sso', (request) => (request.form ? problemsOf(request.form, request) : []));
  const isForm = requestsOf(seen, 'sso').some(({ form }) => form);
  return 'verdict' in found || isForm ? found : undecided('no sign-on is a form');
}
