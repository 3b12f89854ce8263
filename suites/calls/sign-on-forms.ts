import { ofRequests, type Request } from '../shared/received.ts';
import { type Seen, type UnplacedProblem, undecided } from '../shared/rule.ts';

type Form = NonNullable<Request['form']>;

/** Judges the forms of the sign-ons that reached the partner; another requirement judges whether they are forms. */
export const ofForms = <Problem extends object>(seen: readonly Seen[], problemsOf: (form: Form, request: Request) => readonly Problem[]) =>
  ofRequests(seen, 'sso', (request) => (request.form ? problemsOf(request.form, request) : undecided('no sign-on is a form')));

/** The problem with a field that does not fit the documents; the recording has no value for it, because it may be a secret. */
export const unfitField = (unfit: readonly string[] | undefined, name: string): UnplacedProblem[] =>
  unfit?.includes(name) ? [{ expected: `the documented value of ${name}`, got: 'a different value' }] : [];
