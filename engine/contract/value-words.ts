import { createHash } from 'node:crypto';
import { type ContractData, refusalsOf } from './compile.ts';
import type { ContractValues } from './documents.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const inWords = (count: number): string => numbers[count] ?? String(count);

/** A list as people write it: `a`, `a and b`, `a, b and c`. */
export const enumerated = (all: readonly unknown[], last = 'and'): string =>
  all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;

const encodings = { hex: 'lower-case hex', base64: 'Base64', base64url: 'Base64url' };

/** The name of a hash: SHA-512 for sha512. */
export const hashName = (hash: string): string => hash.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-');

export function minutes(given: number): string {
  if (given < 1) return `${inWords(Math.round(given * 60))} seconds`;
  const count = Math.round(given * 10) / 10;
  return `${inWords(count)} minute${count === 1 ? '' : 's'}`;
}

/** The sign-on signature in words: `the lower-case hex SHA-512 of id:user_id:…`, and its parts. */
export function signatureWords({ signature, freshness }: ContractValues['sign-on']) {
  const { parts, separator, hash, encoding } = signature;
  const digest = `${encodings[encoding]} ${hashName(hash)}`;
  const isColon = separator === ':';
  return {
    hash: hashName(hash),
    encoding: encodings[encoding],
    length: String(createHash(hash).digest(encoding).length),
    separator: isColon ? 'a colon' : JSON.stringify(separator),
    separators: isColon ? 'colons' : JSON.stringify(separator),
    digest,
    string: parts.join(separator),
    count: inWords(parts.length),
    window: minutes(freshness.window_minutes),
    // How a problem names the youngest form that is tried: engine/signatures/sso/window.ts.
    youngest: `${Math.round((freshness.window_minutes * 60_000) / 10 / 1_000)}s`,
    fresh: minutes((freshness.window_minutes * 2) / 5),
    stale: minutes(freshness.window_minutes * 4),
  };
}

/** The statuses with which a partner's service refuses, as its document writes them. */
export const refusalsIn = (data: Pick<ContractData, 'operations' | 'messages'>): string[] => [
  ...new Set(data.operations.flatMap((one) => (one.document === 'provider' ? refusalsOf(data, one) : []))),
];

/** What sentences may name in `{{…}}` besides the values themselves, because people write it in another way. */
export function valueWords(data: ContractData): Record<string, string> {
  const { values, signing, identifierPrefix, operations } = data;
  const signOn = Object.entries(signatureWords(values['sign-on'])).map(([name, text]) => [`sign-on.${name}`, text]);
  const { statuses, method, log } = values['health-check'];
  const { node, play1, play2 } = values.runtimes;
  const { current, deprecated } = node.build_tools;
  const refusals = refusalsIn(data);
  const line = (text: string) => text.replace('{method}', method).replace('{path}', '<path>').replace('{status}', '<status>');
  return {
    ...Object.fromEntries(signOn),
    'health-check.status': enumerated(statuses, 'or'),
    'health-check.response': line(log.response),
    'health-check.failed': line(log.failed_path),
    'provider.refusal': enumerated(refusals, 'or'),
    'provider.refusal-pattern': `^(?:${refusals.join('|').replaceAll('X', '\\d')})$`,
    // The version of the API below which partners call: the first part of its paths.
    'vendor.version': /^\{\w+\}\/([^/]+)/.exec(operations.find(({ operation }) => operation === 'listAddons')?.urls[0] ?? '')?.[1] ?? '',
    'oauth.methods': enumerated(signing.methods),
    'token.prefix': identifierPrefix,
    'node.tools': enumerated([...current, ...deprecated]),
    'node.current-tools': current.join(', '),
    'node.deprecated-tools': enumerated(deprecated.map((tool) => `\`${tool}\``)),
    'node.yarn': String(Math.min(...node.yarn_versions)),
    'play1.selectors': enumerated(Object.keys(play1.versions), 'or'),
    'play1.versions': enumerated([...new Set(Object.values(play1.versions).flat())].sort()),
    'play2.lines': enumerated(Object.keys(play2.secret_keys)),
    'play2.secret-keys': enumerated(keysByLine(play2.secret_keys), 'or'),
  };
}

/** Each key with the lines that have it, the newest first: `play.crypto.secret` (2.4 and 2.5). */
const keysByLine = (keys: ContractValues['runtimes']['play2']['secret_keys']): string[] =>
  [...new Set(Object.values(keys))]
    .reverse()
    .map((key) => `\`${key}\` (${enumerated(Object.keys(keys).filter((line) => keys[line] === key))})`);
