import { ofRequests, type Request } from '../shared/received.ts';
import { type Observed, problem, undecided } from '../shared/rule.ts';

export type Form = NonNullable<Request['form']>;

/** Judges the forms of the sign-ons that reached the partner; another requirement judges whether they are forms. */
export const ofForms = <Problem extends object>(
  seen: readonly Observed[],
  problemsOf: (form: Form, signOn: Observed) => readonly Problem[],
) => ofRequests(seen, 'sso', (request) => (request.form ? problemsOf(request.form, request.seen) : undecided('no-form')));

/** The problem with a field that does not fit the documents; the recording has no value for it, because it may be a secret. */
export const unfitField = ({ unfit }: Form, signOn: Observed, name: string) =>
  unfit?.includes(name) ? [problem('unfit', signOn, { name })] : [];
