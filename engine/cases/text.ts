import fc from 'fast-check';
import type { Schema } from '../contract/schema.ts';
import { character } from './character.ts';

const MOST = 40;
const tries = { seed: 1, numRuns: 50 };

/** Draws a text that a schema takes: by its format, its pattern, or of many scripts. */
export function text(schema: Schema): fc.Arbitrary<string> {
  const filtered = written(schema).filter((one) => isTaken(schema, one));
  if (schema.pattern === undefined && schema.format === undefined) return filtered;
  // A filter that lets nothing through would look for ever.
  return fc.sample(written(schema), tries).some((one) => isTaken(schema, one)) ? filtered : fc.constant(plainText(schema));
}

/** Whether a text is as long as a schema asks for, and matches its pattern. */
export function isTaken({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema, one: string): boolean {
  const length = [...one].length;
  return length >= Number(minLength) && length <= Number(maxLength) && (pattern === undefined || regExp(pattern).test(one));
}

/** As the validators read it. */
const regExp = (pattern: unknown): RegExp => new RegExp(String(pattern), 'u');

function written({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.stringMatching(/^https:\/\/[a-z][a-z0-9]{0,11}\.example\/[\w.~/-]{0,20}$/);
  if (format === 'uri-reference') return fc.webPath();
  const shortest = Number(minLength ?? 0);
  const longest = Math.max(shortest, Number(maxLength ?? shortest + MOST));
  if (pattern === undefined) return fc.string({ unit: character(), minLength: shortest, maxLength: longest });
  try {
    return fc.stringMatching(regExp(pattern));
  } catch {
    // Patterns that look ahead cannot be drawn from; most texts fit them.
    return fc.string({ unit: character(), minLength: 1 });
  }
}

const plainTexts = ['text', 'a', '1', 'application/json', 'application/pdf', 'A', 'https://example.com/', '2026-11-16', ''];

/** The same text each time: one that a schema takes, where there is any. */
export function plainText(schema: Schema): string {
  if (schema.format === 'uri') return 'https://example.com/';
  const lengthened = ''.padEnd(Number(schema.minLength ?? 0), 'text');
  const shortened = 'text'.slice(0, Math.max(0, Number(schema.maxLength ?? 4)));
  const known = [...plainTexts, lengthened, shortened].find((one) => isTaken(schema, one));
  return known ?? fc.sample(written(schema), tries).find((one) => isTaken(schema, one)) ?? 'text';
}
