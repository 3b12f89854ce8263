/** A value as a message shows it: short, on one line, credentials in addresses left out. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? withoutCredentials(inner) : inner));
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

const withoutCredentials = (text: string): string =>
  text.includes('//') ? text.replace(/\/\/.*@/s, '//***@') : text.replace(/^\S+:\S*@/, '***@');

/** What kind of value it is, for values that are not to be shown. */
export function kind(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'an empty string';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
