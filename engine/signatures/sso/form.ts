/** The decoded fields of a form; a field that is absent is not in it. */
export type FormFields = Record<string, string>;

/** application/x-www-form-urlencoded, in UTF-8, a space as `+`. */
export const serialiseForm = (form: FormFields | Iterable<[string, string]>): string => new URLSearchParams(form).toString();

/** Every field in its order, decoded once; a lone `%` stays as it is. */
export const parseForm = (body: string): [name: string, value: string][] => [
  // Without the `&`, which adds nothing, a leading `?` would be dropped, as if this were a query.
  ...new URLSearchParams(`&${body}`),
];

/** The fields by name; of a repeated one, the first. */
export const formOf = (pairs: [string, string][]): FormFields => Object.fromEntries([...pairs].reverse());
