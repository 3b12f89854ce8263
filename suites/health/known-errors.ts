import { createRequire } from 'node:module';
import type { RequirementId } from '../../specs/generated/ids.ts';

/** `requirement` is the one that the error is nearest to; `pattern` finds the line, once its colours are removed; `names` finds the part that tells two errors of one kind apart, with the version in its first group. */
type Kind = { requirement: RequirementId; pattern: string; names?: string; what: string; fix: string };

/** An error that the contract explains (platform §7); `line` is its first occurrence. */
export type KnownError = Pick<Kind, 'requirement' | 'what' | 'fix'> & { line: number; text: string };

const kinds = (createRequire(import.meta.url)('#specs/deployment-errors.json') as Kind[]).map(({ pattern, names = '', ...kind }) => ({
  ...kind,
  pattern: new RegExp(pattern, 'i'),
  names: new RegExp(names),
}));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are control characters
const colours = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no other control character may reach the terminal
const controls = /[\u0000-\u001f\u007f-\u009f]+/g;

/** The errors in a deployment log that the contract explains; a repeated error counts once. */
export function knownErrors(log: string): KnownError[] {
  const found = new Map<string, KnownError>();
  for (const [index, rawLine] of log.split('\n').entries()) {
    const text = rawLine.replace(colours, '').replace(controls, ' ').trim();
    for (const { requirement, pattern, names, what, fix } of kinds) {
      const [name, version] = pattern.test(text) ? (names.exec(text) ?? []) : [];
      const key = `${what} ${name}`;
      if (name === undefined || found.has(key)) continue;
      const explained = what.replace('{version}', () => (version ? `version ${version}` : 'the version asked for'));
      found.set(key, { requirement, line: index + 1, text: short(text), what: explained, fix });
    }
  }
  return [...found.values()];
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
