/** The decoded fields of a form. */
export type FormFields = Record<string, string>;

/** application/x-www-form-urlencoded, in UTF-8, a space as `+`. */
export const serialiseForm = (form: FormFields | Iterable<[string, string]>): string => new URLSearchParams(form).toString();

/** All fields in their order, decoded once; a lone `%` stays the same. */
export const parseForm = (body: string): [name: string, value: string][] => [
  // Without this `&`, which adds no field, URLSearchParams would drop a leading `?`.
  ...new URLSearchParams(`&${body}`),
];

/** The fields by name; of a repeated one, the first. */
export const formOf = (pairs: [string, string][]): FormFields => Object.fromEntries([...pairs].reverse());
