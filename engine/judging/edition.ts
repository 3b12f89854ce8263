import { hash } from 'node:crypto';
import type { Level } from '../../specs/generated/schemas.ts';
import { contract, contractChoice } from '../contract/contract.ts';
import { catalogue, type Requirement, type Row, requirements } from './catalogue.ts';

export type Edition = ReturnType<typeof editionOf>;

/** The edition that was chosen, or else the one in force. Another name changes only which of the rows in use count. */
export function editionOf(name = contractChoice()?.edition?.edition ?? catalogue().edition) {
  const levels = new Map<string, Level>(requirements().map(({ id, level }) => [id, level]));
  return {
    name,
    /** Covers the decisive fields of all rows, and the OpenAPI documents. */
    hash: hashOf(catalogue().rows),
    /** Whoever runs it has changed rows or OpenAPI documents, so it is not the edition that was published. */
    isPrivate: contractChoice() !== undefined || !knownEditions().includes(name),
    requirements: requirements(),
    levelOf: (id: string): Level => levels.get(id) ?? 'must',
    /** A requirement counts from the edition in `since` on. */
    isScored: ({ since = '' }: Requirement): boolean => since <= name,
  };
}

/** Past and present editions, and those that rows announce with `since`; the oldest first. */
export function knownEditions(): string[] {
  const announced = requirements().flatMap(({ since }) => since ?? []);
  return [...new Set([...catalogue().editions, ...announced])].sort();
}

/** What is required, and how it is judged. Rewording one of these changes the hash; other fields, such as the hint, do not. */
const decisive = ['id', 'target', 'level', 'text', 'judged', 'when', 'needs', 'since', 'kind', 'question', 'reading', 'assumes'] as const;

function hashOf(rows: readonly Row[]): string {
  const { operations, messages } = contract();
  const kept = rows.map((row) => decisive.map((field) => (row as Partial<Record<(typeof decisive)[number], string>>)[field] ?? null));
  const text = JSON.stringify([kept, operations, messages]);
  return `sha256:${hash('sha256', text)}`;
}
