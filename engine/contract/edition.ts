import { hash } from 'node:crypto';
import type { Level } from '../../specs/generated/schemas.ts';
import { type Catalogue, catalogue, isPublished, type Requirement, requirements } from '../catalogue/catalogue.ts';
import { isObject } from '../documents/values.ts';
import type { ContractData } from './compile.ts';
import { contract, contractChoice } from './contract.ts';

export type Edition = ReturnType<typeof editionOf>;

/** The edition that was chosen, or else the one in force. Another name changes only which of the rows in use count. */
export function editionOf(name = contractChoice()?.edition?.edition ?? catalogue().edition) {
  const levels = new Map<string, Level>(requirements().map(({ id, level }) => [id, level]));
  return {
    name,
    /** Covers everything that a verdict can depend on: documents, values, and rows with their rules. */
    hash: (isPublished() && contract().digest) || digestOf(catalogue(), contract()),
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

const digests = new WeakMap<Catalogue, { of: ContractData['messages']; digest: string }>();

export function digestOf(own: Catalogue, { operations, signing, identifierPrefix, values, messages }: ContractData): string {
  const known = digests.get(own);
  if (known?.of === messages) return known.digest;
  const text = JSON.stringify([sorted(own.rows, prose), sorted({ operations, signing, identifierPrefix, values, messages })]);
  const digest = `sha256:${hash('sha256', text)}`;
  digests.set(own, { of: messages, digest });
  return digest;
}

/** Fields of rows that decide nothing: words for people, and `covered`, which tells about Assay and not about the contract. */
const prose = new Set(['hint', 'fix', 'expected', 'got', 'source', 'surface', 'covered', 'writtenFor']);

/** A copy with the names of its objects in order, so that the same contract has the same digest, whoever wrote it. */
function sorted(value: unknown, without: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((entry) => sorted(entry, without));
  if (!isObject(value)) return value;
  const names = Object.keys(value).filter((name) => !without.has(name));
  return Object.fromEntries(names.sort().map((name) => [name, sorted(value[name], without)]));
}
