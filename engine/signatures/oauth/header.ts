import { isUtf8 } from 'node:buffer';
import { type Pair, percentDecode } from './encoding.ts';

/** What is wrong with an `Authorization` header; it holds no value, because one of them is a secret. */
export interface HeaderProblem {
  kind: keyof typeof EXPECTED;
  /** Only the name of an OAuth parameter or `realm`: any other text may be a piece of a secret without its quotes. */
  name?: string;
  expected: string;
  got: string;
}

const EXPECTED = {
  missing: 'an Authorization header',
  'not-oauth': 'a header that starts with OAuth',
  'no-pairs': 'key="value" pairs after OAuth',
  'empty-pair': 'a pair on either side of a comma',
  'no-name': 'a name before each value',
  'no-value': 'a value after each name',
  'not-quoted': 'a value in double quotes',
  'not-closed': 'a double quote at the end of the value',
  'not-encoded': 'percent-encoded text',
  'not-utf-8': 'percent-encoded UTF-8',
  repeated: 'each parameter once',
  'missing-comma': 'a comma between two pairs',
};

export interface ParsedAuthorization {
  /** Decoded, in their order, without the realm. */
  parameters: Pair[];
  /** The same, not decoded, without quotes. */
  written: Pair[];
  realm?: string;
  problems: HeaderProblem[];
}

/** A name, `=`, a value with or without quotes, and a comma, or the semicolon of other headers. Every part may be missing, so that it matches any text. */
const ELEMENT =
  /\s*(?<name>[^\s=,";]*)\s*(?:(?<equals>=)\s*(?:(?<open>")(?<quoted>(?:[^"\\]|\\.)*)(?<close>"?)|(?<bare>[^\s,"]*))|(?<alone>"[^"]*"?))?\s*(?<comma>[,;]?)/gsy;

const KNOWN = /^(?:oauth_[a-z_]+|realm)$/i;

const ENCODED = /^(?:[\w.~-]|%[0-9a-f]{2})*$/i;

/** Reads as much of an `OAuth` header as possible, and reports what is not `key="value"` pairs with commas between them. */
export function parseAuthorization(header: string | undefined): ParsedAuthorization {
  const parsed: ParsedAuthorization = { parameters: [], written: [], problems: [] };
  const report = (kind: HeaderProblem['kind'], got: string, name?: string) =>
    parsed.problems.push({ kind, ...(name && KNOWN.test(name) && { name }), expected: EXPECTED[kind], got });
  if (header === undefined) {
    report('missing', 'none');
    return parsed;
  }
  const [start, scheme = ''] = /^\s*([^\s=,"]*)\s*/.exec(header) ?? [''];
  if (scheme.toLowerCase() !== 'oauth') {
    report('not-oauth', /^[a-z]+$/i.test(scheme) && start.length < header.length ? scheme : 'another text');
    return parsed;
  }
  const elements = [...header.slice(start.length).matchAll(ELEMENT)].filter(({ 0: text }) => text.trim() !== '');
  if (elements.length === 0) report('no-pairs', 'nothing');
  // One habit, one problem.
  if (elements.some(({ groups }) => groups?.comma === ';')) report('missing-comma', 'a semicolon');
  const names = new Set<string>();
  for (const [index, { groups = {} }] of elements.entries()) {
    const { name = '', equals, open, quoted, close, bare, alone, comma } = groups;
    const value = quoted ?? bare;
    const isLast = index === elements.length - 1;
    if (name === '' && !equals && !alone) report('empty-pair', 'nothing');
    else if (name === '') report('no-name', 'a value alone');
    else if (!equals) report('no-value', 'a name alone', name);
    else if (!open && !bare) report('no-value', 'nothing', name);
    else if (!open) report('not-quoted', 'no quotes', name);
    else if (!close) report('not-closed', 'none', name);
    if (!comma && !isLast) report('missing-comma', 'none', name);
    if (comma && isLast) report('empty-pair', 'a comma at the end');
    if (name === '') continue;
    if (names.has(percentDecode(name))) report('repeated', 'it twice', name);
    names.add(percentDecode(name));
    addParameter(name, value ?? '', parsed, report);
  }
  return parsed;
}

type Report = (kind: HeaderProblem['kind'], got: string, name: string) => void;

function addParameter(name: string, value: string, parsed: ParsedAuthorization, report: Report): void {
  if (name.toLowerCase() === 'realm') {
    parsed.realm = value.replace(/\\(.)/gs, '$1');
    return;
  }
  const isEncoded = ENCODED.test(name) && ENCODED.test(value);
  if (!isEncoded) report('not-encoded', 'characters that need an escape', name);
  else if (!isDecodable(name) || !isDecodable(value)) report('not-utf-8', 'other bytes', name);
  parsed.written.push([name, value]);
  parsed.parameters.push([percentDecode(name), percentDecode(value)]);
}

function isDecodable(encoded: string): boolean {
  const bytes = encoded.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return isUtf8(Buffer.from(bytes, 'latin1'));
}
