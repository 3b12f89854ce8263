import { bodyBytes, type ExchangeRequest, header, headerValues } from './exchange.ts';
import { DEFAULT_HEADERS } from './outgoing.ts';

/** A secret, and the shell variable to write in its place, as `$NAME`. */
export type Replacement = [secret: string, variable: string];

type Piece = { text: string } | { variable: string };

/** Cuts a text at its secrets. `replace` starts with the longest, so that no secret is cut by one that it contains. */
const cut = (text: string, replace: Replacement[]): Piece[] => {
  const [first, ...rest] = replace;
  if (!first) return text === '' ? [] : [{ text }];
  const [secret, variable] = first;
  return text.split(secret).flatMap((part, index) => [...(index > 0 ? [{ variable }] : []), ...cut(part, rest)]);
};

const inDoubleQuotes = (pieces: Piece[]): string => {
  const parts = pieces.map((piece, index) => {
    // In double quotes, an interactive shell reads `!` as history, and a backslash before it would stay in the text.
    if ('text' in piece) return piece.text.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`);
    return index === pieces.length - 1 ? piece.variable : piece.variable.replace(/^\$(\w+)$/, (_, name) => `\${${name}}`);
  });
  return `"${parts.join('')}"`;
};

/** Any text as one word of a shell command. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes a text only if a shell would change it. */
export const shellQuoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : shellWord(text));

const quoted = (text: string, replace: Replacement[]): string => {
  const pieces = cut(text, replace);
  if (pieces.some((piece) => 'variable' in piece)) return inDoubleQuotes(pieces);
  return shellQuoted(text);
};

/** Characters that cannot be typed on a command line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNTYPEABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;

const printed = (request: ExchangeRequest, replace: Replacement[]): string => {
  const escaped = bodyBytes(request)
    .toString('latin1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes outside of printable ASCII are what it looks for
    .replace(/[\0-\x1f\\\x7f-\xff]/g, (byte) => `\\0${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `printf '%b' ${quoted(escaped, replace)} | `;
};

const authorization = (value: string, replace: Replacement[]): string[] => {
  const [, encoded] = /^Basic ([\w+/]+=*)$/.exec(value) ?? [];
  const credentials = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('utf8');
  const isExact = credentials !== undefined && `Basic ${Buffer.from(credentials).toString('base64')}` === value;
  if (isExact && credentials.includes(':')) return ['--user', quoted(credentials, replace)];
  if (credentials !== undefined && replace.some(([secret]) => credentials.includes(secret)))
    return ['--header', `"Authorization: Basic $(printf %s ${quoted(credentials, replace)} | base64 | tr -d '\\n')"`];
  return ['--header', quoted(`Authorization: ${value}`, replace)];
};

const isCurlsOwn = (request: ExchangeRequest, name: string, value: string): boolean => {
  const key = name.toLowerCase();
  if (key === 'host') return value === new URL(request.url).host;
  if (key === 'content-length') return request.body !== undefined;
  // Without it, curl shows the plain answer.
  if (key === 'accept-encoding') return true;
  return key === 'connection' || DEFAULT_HEADERS.some(([known, usual]) => known === name && usual === value);
};

/** A command line that sends the request again, with variables instead of secrets. */
export const curlCommand = (request: ExchangeRequest, { replace: given = [] }: { replace?: Replacement[] } = {}): string => {
  const { method, url, body } = request;
  const replace = given.filter(([secret]) => secret !== '').sort(([a], [b]) => b.length - a.length);
  const isUntypeable = body !== undefined && (request.invalidUtf8 === true || UNTYPEABLE.test(body));
  const words = ['curl', method === 'HEAD' ? '--head' : '--include'];
  if (method !== 'HEAD' && (method !== 'GET' || body !== undefined)) words.push('--request', quoted(method, replace));
  for (const [name, value] of request.headers) {
    if (isCurlsOwn(request, name, value)) continue;
    if (name.toLowerCase() === 'authorization' && headerValues(request, name).length === 1) words.push(...authorization(value, replace));
    else words.push('--header', quoted(value === '' ? `${name};` : `${name}: ${value}`, replace));
  }
  // Without this, curl sends the Content-Type of a form.
  if (body !== undefined && header(request, 'content-type') === undefined) words.push('--header', 'Content-Type:');
  if (body !== undefined) words.push(...(isUntypeable ? ['--data-binary', '@-'] : ['--data-raw', quoted(body, replace)]));
  if (/[[\]{}]/.test(url)) words.push('--globoff');
  words.push(quoted(url, replace));
  return `${isUntypeable ? printed(request, replace) : ''}${words.join(' ')}`;
};
