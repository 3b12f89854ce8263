import fc from 'fast-check';
import { isOfFormat } from '../contract/formats.ts';
import type { Schema } from '../contract/schema.ts';
import { character } from './character.ts';

const MAX_EXTRA_LENGTH = 40;
const tries = { seed: 1, numRuns: 50 };

/** Draws a text that a schema accepts: by its format, by its pattern, or of many scripts. */
export function text(schema: Schema): fc.Arbitrary<string> {
  const filtered = written(schema).filter((one) => acceptsText(schema, one));
  if (schema.pattern === undefined && schema.format === undefined) return filtered;
  // With a filter that accepts nothing, fast-check would never end.
  return fc.sample(written(schema), tries).some((one) => acceptsText(schema, one)) ? filtered : fc.constant(plainText(schema));
}

/** Whether a text has the length, the format and the pattern that a schema asks for. */
export function acceptsText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format = '' }: Schema, one: string): boolean {
  const length = [...one].length;
  return (
    isOfFormat(String(format), one) &&
    length >= Number(minLength) &&
    length <= Number(maxLength) &&
    (pattern === undefined || regExp(pattern).test(one))
  );
}

/** With the same flag as the validators. */
const regExp = (pattern: unknown): RegExp => new RegExp(String(pattern), 'u');

const url = (): fc.Arbitrary<string> => fc.stringMatching(/^https:\/\/[a-z][a-z0-9]{0,11}\.example\/[\w.~/-]{0,20}$/);
const moment = (): fc.Arbitrary<string> =>
  fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString());

/** Draws texts of a format; of one that is not here, only texts are drawn that happen to have it. */
const ofFormat: Record<string, () => fc.Arbitrary<string>> = {
  uri: url,
  iri: url,
  'uri-reference': fc.webPath,
  'iri-reference': fc.webPath,
  email: fc.emailAddress,
  'idn-email': fc.emailAddress,
  hostname: fc.domain,
  'idn-hostname': fc.domain,
  ipv4: fc.ipV4,
  ipv6: fc.ipV6,
  uuid: fc.uuid,
  'date-time': moment,
  date: () => moment().map((text) => text.slice(0, 10)),
  time: () => moment().map((text) => text.slice(11)),
  duration: () => fc.integer({ min: 1, max: 365 }).map((days) => `P${days}D`),
  byte: () => fc.base64String(),
};

function written({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const drawn = Object.hasOwn(ofFormat, String(format)) ? ofFormat[String(format)] : undefined;
  if (drawn) return drawn();
  const shortest = Number(minLength ?? 0);
  const longest = Math.max(shortest, Number(maxLength ?? shortest + MAX_EXTRA_LENGTH));
  if (pattern === undefined) return fc.string({ unit: character(), minLength: shortest, maxLength: longest });
  try {
    return fc.stringMatching(regExp(pattern));
  } catch {
    // fast-check cannot draw from a pattern with a lookahead; most texts match such a pattern.
    return fc.string({ unit: character(), minLength: 1 });
  }
}

const plainTexts = ['text', 'a', '1', 'application/json', 'application/pdf', 'A', 'https://example.com/', '2026-11-16', ''];

/** A text that a schema accepts, if one is found; always the same one. */
export function plainText(schema: Schema): string {
  const lengthened = ''.padEnd(Number(schema.minLength ?? 0), 'text');
  const shortened = 'text'.slice(0, Math.max(0, Number(schema.maxLength ?? 4)));
  const known = [...plainTexts, lengthened, shortened].find((one) => acceptsText(schema, one));
  return known ?? fc.sample(written(schema), tries).find((one) => acceptsText(schema, one)) ?? 'text';
}
