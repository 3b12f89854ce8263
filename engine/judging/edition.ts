import { createHash } from 'node:crypto';
import type { components } from '../../specs/generated/schemas.ts';
import { contract, contractChoice } from '../contract/contract.ts';
import { catalogue, isRequirement, type Level, type Requirement, type Row } from './catalogue.ts';

export type EditionFile = components['schemas']['EditionFile'];

export type Edition = ReturnType<typeof editionOf>;

/** The edition that was chosen, else the one in force, or another one by its name; its rows and documents are those in use. */
export function editionOf(name = contractChoice()?.edition?.edition ?? catalogue().edition) {
  const { rows } = catalogue();
  const requirements = rows.filter(isRequirement);
  const levels = new Map<string, Level>(requirements.map(({ id, level }) => [id, level]));
  return {
    name,
    /** Over what is required, at which level, how it is judged, and the documents of the wire. */
    hash: hashOf(rows),
    /** Not as it was published: rows, or the documents of the wire, were changed by whoever runs it. */
    isPrivate: contractChoice() !== undefined || !knownEditions().includes(name),
    requirements,
    levelOf: (id: string): Level => levels.get(id) ?? 'must',
    /** Whether a requirement counts already. */
    isScored: ({ since = '' }: Requirement): boolean => since <= name,
  };
}

/** Editions that have been in force, and those that rows announce; the oldest first. */
export function knownEditions(): string[] {
  const { editions, rows } = catalogue();
  const announced = rows.flatMap((row) => (isRequirement(row) && row.since !== undefined ? [row.since] : []));
  return [...new Set([...editions, ...announced])].sort();
}

/** Fields that say what is required, how it is judged, and what is left out of judging; advice may be reworded. */
const decisive = ['id', 'target', 'level', 'text', 'judged', 'when', 'needs', 'since', 'kind', 'question', 'reading', 'assumes'] as const;

function hashOf(rows: readonly Row[]): string {
  const { operations, messages } = contract();
  const kept = rows.map((row) => decisive.map((field) => (row as Partial<Record<(typeof decisive)[number], string>>)[field] ?? null));
  return `sha256:${createHash('sha256')
    .update(JSON.stringify([kept, operations, messages]))
    .digest('hex')}`;
}
