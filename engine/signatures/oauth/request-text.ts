import { Buffer } from 'node:buffer';
import { UsageError } from '../../documents/usage-error.ts';
import { isUrl } from '../../wire/url.ts';
import { formIn } from './encoding.ts';
import type { ExplainedRequest } from './explain.ts';

export type WrittenRequest = ExplainedRequest & { authorization?: string };

const REQUEST_LINE = /^([A-Za-z]+) +(\S+)(?: +HTTP\/[\d.]+)? *$/;
const ORIGIN = /^https?:\/\/[^/?#@\s]+\/?$/i;

/** Reads a request as it stands on the wire or in a log: request line, headers, an empty line, the body. */
export function readRequest(text: string, origin?: string): WrittenRequest {
  if (text.trim() === '') throw new UsageError('standard input: no request; expected a line such as GET https://api.example/v2/self');
  if (origin !== undefined && !(ORIGIN.test(origin) && isUrl(origin)))
    throw new UsageError('assay: --origin is an address without a path, such as https://api.example');
  const [, head = '', rest = ''] = /^\s*(.*?)(?:\r?\n\r?\n(.*))?$/s.exec(text) ?? [];
  // A line that starts with white space goes on with the header above it.
  const [line = '', ...lines] = head
    .trimEnd()
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const [, method, target] = REQUEST_LINE.exec(line) ?? [];
  if (!method || !target)
    throw new UsageError('standard input:1: expected a method and an address, such as GET https://api.example/v2/self');
  const headers = lines.map((header, index) => headerIn(header, index));
  const all = (name: string) => headers.filter(([known]) => known === name).map(([, value]) => value);
  const [authorization, ...others] = all('authorization');
  if (others.length > 0) throw new UsageError('standard input: more than one Authorization header; leave the one to explain');
  const body = bodyIn(rest, all('content-length')[0]);
  return {
    method,
    url: urlOf(target, origin),
    ...(origin !== undefined && { origin }),
    form: formIn(body, all('content-type')[0]),
    body,
    ...(authorization !== undefined && { authorization }),
  };
}

/** What a header says is told to nobody: it may be a secret. */
function headerIn(line: string, index: number): [name: string, value: string] {
  const [name = '', ...value] = line.split(':');
  if (!/^\S+$/.test(name) || value.length === 0)
    throw new UsageError(`standard input: header line ${index + 1} is no header; expected Name: value, and an empty line before the body`);
  return [name.toLowerCase(), value.join(':').trim()];
}

function urlOf(target: string, origin: string | undefined): string {
  const isPath = target.startsWith('/');
  // The scheme is signed, and a path does not tell it.
  if (isPath && origin === undefined) throw new UsageError('standard input:1: a path alone; give the whole address, or --origin https://…');
  const url = isPath ? `${origin?.replace(/\/$/, '')}${target}` : target;
  if (!/^https?:\/\//i.test(url) || !isUrl(url))
    throw new UsageError('standard input:1: expected an address that starts with https:// or http://');
  return url;
}

/** An editor or a shell ends a body with a newline that is none of its own; its length tells where it ends. */
const bodyIn = (text: string, length: string | undefined): string =>
  /^\d+$/.test(length ?? '') ? Buffer.from(text).subarray(0, Number(length)).toString() : text.replace(/\r?\n$/, '');
