import { maskEmails } from '../../../engine/redaction/mask.ts';
import { secretName } from './secrets.ts';

/** A plain word is legal in every syntax that these files use, so a masked file still parses in the same way. */
const mask = 'redacted';
const quoted = String.raw`"""[\s\S]{0,9999}?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const reference = String.raw`\$\{[^{}\n]*\}`;
const key = /(?<![\w.%$-])([\w.%$-]{1,120})["']?[^\S\n]*(?::=|->|[:=])[^\S\n]*/g;
/** A quoted value ends at its closing quote, an unquoted one at the end of the line. */
const value = new RegExp(`(?:${quoted}|${reference})(?:[^\\S\\n]*(?:${quoted}|${reference}))*|[^\\s"'{}[\\],][^\\n]*`, 'y');
const piece = new RegExp(`${quoted}|${reference}|(?:[^\\s"'{}[\\],$]|\\$(?!\\{))+`, 'g');
const constant = /^(?:true|false|null|[:=#]+|\/\/)$/;

const word = (text: string): string => (constant.test(text) ? text : /[^\d.]/.test(text) ? mask : '0');

function inQuotes(text: string, names: ReadonlySet<string>): string {
  const [quote = ''] = /^(?:"""|["'])/.exec(text) ?? [];
  const inner = text.slice(quote.length, -quote.length);
  return `${quote}${withReferences(inner, names)}${quote}`;
}

/** A reference to a variable is not a secret, and rules look at it, so it stays. */
const withReferences = (text: string, names: ReadonlySet<string>): string =>
  text
    .split(/(\$\{[^{}\n]*\}|\$[A-Z_][A-Z0-9_]*|%\{[A-Z_][A-Z0-9_]*\})/)
    .map((part, index) => {
      // The line breaks of a value stay, so that what follows it keeps its line.
      if (index % 2 === 0) return part.trim() === '' ? part : word(part) + part.replace(/[^\n]/g, '');
      return part === text.trim() || part.startsWith('${') || names.has(part.replace(/\W/g, '')) ? part : mask;
    })
    .join('');

/** Masks each value whose name is the name of a secret. */
function maskAssignments(text: string, names: ReadonlySet<string>): string {
  let shown = '';
  let done = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(key)) {
    value.lastIndex = index + whole.length;
    const [found] = index >= done && secretName.test(name) ? (value.exec(text) ?? []) : [];
    if (found === undefined) continue;
    const start = index + whole.length;
    shown += text.slice(done, start) + maskedValue(found, names);
    done = start + found.length;
  }
  return shown + text.slice(done);
}

function maskedValue(given: string, names: ReadonlySet<string>): string {
  if (isReference.test(given)) return given;
  return given.replace(piece, (text) => (/^["']/.test(text) ? inQuotes(text, names) : withReferences(text, names)));
}

const isReference = /^(?:\$|%\{)[A-Z_][A-Z0-9_]*\}?\s*$/;
const isRandom = (text: string) => (text.match(/\d/g)?.length ?? 0) >= 4 && /[a-z]/i.test(text);

/**
 * The text of a file as a report may show it: without values of secret names, credentials in addresses, private keys, random-looking
 * words and the given secrets. `names` are the variables that the text may refer to.
 */
export function maskedText(text: string, secrets: readonly string[], names: ReadonlySet<string>): string {
  const masked = maskAssignments(text, names)
    .replace(
      /(-----BEGIN [A-Z ]*PRIVATE KEY-----)([\s\S]*?)(-----END|$)/g,
      (_, begin, body: string, end) => begin + body.replace(/[^\s"'\\]+/g, mask) + end,
    )
    .replace(/\bCredentials\s{0,99}\([^()]{0,2000}\)/g, (call) => call.replace(/"[^"\n]*"/g, `"${mask}"`))
    .replace(/(:\/\/[^\s/@:"']*:)[^\s/@"'$]+(?=@)/g, `$1${mask}`)
    .replace(/(:\/\/)(?!git@)[^\s/@:"'$]+(?=@)/g, `$1${mask}`)
    .replace(/(?<![\w./@-])[A-Za-z0-9+_=]{20,}/g, (token) => (isRandom(token) ? mask : token));
  const known = secrets.filter(({ length }) => length >= 6);
  return maskEmails(known.reduce((shown, secret) => shown.replaceAll(secret, mask), masked));
}
