import fc from 'fast-check';
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

/** Whether a text has the length and matches the pattern that a schema asks for. */
export function acceptsText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema, one: string): boolean {
  const length = [...one].length;
  return length >= Number(minLength) && length <= Number(maxLength) && (pattern === undefined || regExp(pattern).test(one));
}

/** With the same flag as the validators. */
const regExp = (pattern: unknown): RegExp => new RegExp(String(pattern), 'u');

function written({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.stringMatching(/^https:\/\/[a-z][a-z0-9]{0,11}\.example\/[\w.~/-]{0,20}$/);
  if (format === 'uri-reference') return fc.webPath();
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
  if (schema.format === 'uri') return 'https://example.com/';
  const lengthened = ''.padEnd(Number(schema.minLength ?? 0), 'text');
  const shortened = 'text'.slice(0, Math.max(0, Number(schema.maxLength ?? 4)));
  const known = [...plainTexts, lengthened, shortened].find((one) => acceptsText(schema, one));
  return known ?? fc.sample(written(schema), tries).find((one) => acceptsText(schema, one)) ?? 'text';
}
