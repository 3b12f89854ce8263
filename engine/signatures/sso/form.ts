/** The decoded fields of a form. */
export type FormFields = Record<string, string>;

/** application/x-www-form-urlencoded, in UTF-8, a space as `+`. */
export const serialiseForm = (form: FormFields | Iterable<[string, string]>): string => new URLSearchParams(form).toString();

/** The fields by name; of a repeated one, the first. */
export const formOf = (pairs: [string, string][]): FormFields => Object.fromEntries([...pairs].reverse());
