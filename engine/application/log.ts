import { createRequire } from 'node:module';

/** `pattern`: of a line without colours; `names`: what sets two of the same kind apart, and holds the version. */
type Kind = { pattern: string; names?: string; what: string; fix: string };

/** An error of a deployment log that the contract explains (platform §7), at the line where it shows first. */
export type KnownError = Pick<Kind, 'what' | 'fix'> & { line: number; text: string };

const kinds = (createRequire(import.meta.url)('#specs/deployment-errors.json') as Kind[]).map(({ pattern, names = '', ...kind }) => ({
  ...kind,
  pattern: new RegExp(pattern, 'i'),
  names: new RegExp(names),
}));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are control characters
const colours = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of them is not to reach a terminal
const controls = /[\u0000-\u001f\u007f-\u009f]+/g;

/** The errors of a deployment log that the contract explains; one that is repeated counts once. */
export function knownErrors(log: string): KnownError[] {
  const found = new Map<string, KnownError>();
  for (const [at, written] of log.split('\n').entries()) {
    const text = written.replace(colours, '').replace(controls, ' ').trim();
    for (const { pattern, names, what, fix } of kinds) {
      const [name, version] = pattern.test(text) ? (names.exec(text) ?? []) : [];
      const key = `${what} ${name}`;
      if (name === undefined || found.has(key)) continue;
      const told = what.replace('{version}', () => (version ? `version ${version}` : 'the version asked for'));
      found.set(key, { line: at + 1, text: short(text), what: told, fix });
    }
  }
  return [...found.values()];
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
