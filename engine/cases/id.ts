import fc from 'fast-check';

const digits = '1234567890';
const signs = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ${digits}._-`;

// A minLength would keep fast-check from dropping the last character, so the filters ask for one.
const written = (units: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength }).filter((id) => /^[a-z0-9]/i.test(id));

const prefixed = (prefix: string) =>
  fc.uuid().map(
    (uuid) => `${prefix}_${uuid}`,
    (id) => String(id).slice(prefix.length + 1),
  );

/** Draws an odd but legal id: a UUID with or without the prefix, digits, letters with dots, dashes and underscores. */
export const oddId = (prefix: string) =>
  fc.oneof(fc.noShrink(fc.uuid()), fc.noShrink(prefixed(prefix)), written(digits, 24), written(signs, 64));
