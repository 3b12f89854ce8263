import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../../documents/usage-error.ts';
import { header, headerPair } from '../../wire/http/exchange.ts';
import { percentEncode } from './encoding.ts';
import type { RequestParts } from './request-parts.ts';

/** Options that add to the body. */
const DATA = ['data', 'data-ascii', 'data-binary', 'data-raw', 'data-urlencode', 'json'];

/** The options that Assay reads, and the other one-letter options that take a value; all others count as switches. */
const KNOWN: NonNullable<ParseArgsConfig['options']> = {
  ...Object.fromEntries([...DATA, 'url'].map((name) => [name, { type: 'string' }])),
  ...Object.fromEntries([...'AbcCDeEKmoPQrtTuUwxyYz'].map((short) => [short, { type: 'string', short }])),
  data: { type: 'string', short: 'd' },
  form: { type: 'string', short: 'F' },
  get: { type: 'boolean', short: 'G' },
  head: { type: 'boolean', short: 'I' },
  header: { type: 'string', short: 'H' },
  request: { type: 'string', short: 'X' },
};

/** Splits a shell command into words. Understands quotes, escapes and continued lines; expands nothing. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [piece] of text.matchAll(/'[^']*'|\$'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\\\r?\n|\\.|\s+|[^\s\\'"]/gs)) {
    if (/^\\\r?\n$/.test(piece)) continue;
    if (/^\s/.test(piece)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + unquoted(piece);
  }
  return word === undefined ? words : [...words, word];
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

function unquoted(piece: string): string {
  if (piece.startsWith("$'"))
    return piece
      .slice(2, -1)
      .replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis, (_, unicode?: string, hex?: string, plain = '') =>
        unicode || hex ? String.fromCharCode(Number.parseInt(unicode ?? hex ?? '', 16)) : (ESCAPES[plain] ?? plain),
      );
  if (piece.startsWith("'")) return piece.slice(1, -1);
  if (piece.startsWith('"')) return piece.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
  return piece.startsWith('\\') ? piece.slice(1) : piece;
}

/** The options of a command line with their values; each other argument is a `url`. */
function optionsOf(args: string[]): { name: string; value: string }[] {
  const { tokens } = parseArgs({ args, options: KNOWN, strict: false, allowPositionals: true, tokens: true });
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (token.kind === 'option') return [{ name: token.name, value: token.value ?? '' }];
    if (token.kind !== 'positional') return [];
    // The word after an unknown long option is its value, unless that word is an address.
    const isItsValue = before?.kind === 'option' && before.rawName.startsWith('--') && before.value === undefined && !KNOWN[before.name];
    return isItsValue && !/^https?:/i.test(token.value) ? [] : [{ name: 'url', value: token.value }];
  });
}

export function requestInCurl(text: string): RequestParts {
  const options = optionsOf(wordsOf(text).slice(1));
  const all = (...names: string[]) => options.filter(({ name }) => names.includes(name));
  const [target = ''] = all('url').map(({ value }) => value);
  const headers = all('header').map(({ value: line }): [string, string] => {
    const [name, value] = headerPair(line);
    return [name.trim(), value];
  });
  const data = all(...DATA);
  if (data.some(({ name, value }) => name !== 'data-raw' && /^[^=]*@/.test(value) && (name !== 'data-urlencode' || !value.includes('='))))
    throw new UsageError('standard input: curl reads the body from a file; put the body itself into the command');
  const isGet = all('get').length > 0;
  const body = data.map(({ name, value }) => (name === 'data-urlencode' ? encoded(value) : value)).join('&');
  const isTypeImplied = data.length > 0 && !isGet && header({ headers }, 'content-type') === undefined;
  const type = all('json').length > 0 ? 'application/json' : 'application/x-www-form-urlencoded';
  const url = /^[a-z]+:\/\//i.test(target) ? target : `http://${target}`;
  const isPost = (data.length > 0 && !isGet) || all('form').length > 0;
  const impliedMethod = isPost ? 'POST' : 'GET';
  return {
    method: all('request')[0]?.value ?? (all('head').length > 0 ? 'HEAD' : impliedMethod),
    target: isGet && body !== '' ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url,
    headers: isTypeImplied ? [...headers, ['content-type', type]] : headers,
    body: isGet ? '' : body,
  };
}

/** Encodes `name=content`, `=content` and `content` as curl does. */
function encoded(value: string): string {
  const [, name = '', content = value] = /^([^=]*)=(.*)$/s.exec(value) ?? [];
  return name === '' ? percentEncode(content) : `${name}=${percentEncode(content)}`;
}
