import type { Report } from '../../specs/generated/schemas.ts';
import { because } from '../catalogue/reason.ts';
import { defined, isObject } from '../documents/values.ts';

type Remainder = Report['resources']['unknown'][number];

/** A line that is damaged, or was not sealed for this run; `line` if it can be read, though its fields may be anything. */
export type DoubtfulLine = {
  number: number;
  code: 'line-damaged' | 'line-of-another' | 'line-without-change';
  line?: object | undefined;
};

/**
 * The changes that only such lines name, one each: nobody knows whether they were made, so they are never counted as nothing.
 * A change that a trusted line names stays what that line says.
 */
export function doubtfulChanges(lines: readonly DoubtfulLine[], trusted: ReadonlyMap<string, unknown>, since: string): Remainder[] {
  const changes = new Map<string, Remainder>();
  for (const { number, code, line } of lines) {
    const name = line ? nameIn(line) : `line ${number}`;
    if (name === undefined || trusted.has(name) || changes.has(name)) continue;
    changes.set(name, { at: since, ...because(code, { line: number }), ...(line && intended(line)) });
  }
  return [...changes.values()];
}

/** Headers and ends name no change. */
const nameIn = (line: { n?: unknown }): string | undefined => ('n' in line ? String(line.n) : undefined);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const intended = ({ at, undo }: { at?: unknown; undo?: unknown }): Partial<Remainder> =>
  defined({ at: text(at), addonId: isObject(undo) ? text(undo.addonId) : undefined });
