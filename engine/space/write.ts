import type { Drawing } from '../cases/drawing.ts';
import { jsonObject } from '../documents/values.ts';
import type { OutgoingRequest } from '../wire/http/client.ts';
import { type HeaderList, header } from '../wire/http/exchange.ts';
import { drawnText } from './drawn-text.ts';
import { changesAt, type Point, type Rewriting, type Space, type SpaceValue, type Texts } from './space.ts';

export type Rewrite = (request: OutgoingRequest) => OutgoingRequest;

/** What texts may name besides draws. */
export type World = Readonly<Record<string, () => string>>;

/** One thing that a point changes: a header, or all else of a value. `words` name it in a sentence. */
export interface Atom {
  dimension: string;
  name: string;
  words: string;
  change: Rewriting;
  /** A value of the same dimension that changes less, if there is one. */
  milder?: Atom;
}

/** The single things that a point changes, with their texts drawn, so that a request can be repeated without some of them. */
export function atomsOf(space: Space, point: Point, draw: Drawing, world: World = {}): Atom[] {
  const known = { ...world, ...kept };
  const drawn = (texts: Texts): [string, string][] =>
    Object.entries(texts).map(([name, all]) => [name, drawnText(draw.inTurn(all), draw, known)]);
  return changesAt(space, point).flatMap(({ dimension, name, value }): Atom[] => {
    const { headers = {}, by: _, hides, rare: ____, on: __, needs, otherwise: ___, ...rest } = value;
    const { address, query, body, fields, method } = rest;
    const texts = { address, query, body, fields, method };
    const change: Rewriting = {
      ...rest,
      ...Object.fromEntries(
        Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, drawnText(text, draw, known)]])),
      ),
    };
    const ofHeaders = drawn(headers);
    const called = { dimension, name };
    const milder = milderThan(space, dimension, value);
    const whole = { ...called, words: name, ...(milder && { milder }) };
    // A header that only helps another thing is part of it, and so is one whose text is a secret.
    if (hides || needs || Object.keys(change).length > 0)
      return [{ ...whole, change: { ...change, headers: Object.fromEntries(ofHeaders.map(([key, text]) => [key, [text]])) } }];
    return ofHeaders.map(([key, text]) => ({ ...called, words: `\`${key}: ${text}\``, change: { headers: { [key]: [text] } } }));
  });
}

/** The usual values that may be what matters, each with the one that shows it. */
export const usualThatMatter = (space: Space): { words: string; other: Atom }[] =>
  Object.entries(space).flatMap(([dimension, { values }]) =>
    Object.entries(values).flatMap(([words, { otherwise = '' }]) => {
      const change = values[otherwise];
      return change ? [{ words, other: { dimension, name: otherwise, words: otherwise, change } }] : [];
    }),
  );

/** Of values that differ in a length alone, the one before. */
function milderThan(space: Space, dimension: string, { pad = 0, on }: SpaceValue): Atom | undefined {
  if (pad === 0) return undefined;
  const isAlike = (one: SpaceValue) => String(one.on) === String(on) && one.pad !== undefined && one.pad < pad && one.body === undefined;
  const [found] = Object.entries(space[dimension]?.values ?? {}).filter(([, value]) => isAlike(value));
  return found && { dimension, name: found[0], words: found[0], change: { pad: found[1].pad ?? 0 } };
}

/** These parts are known only when the request is. */
const kept = Object.fromEntries(
  ['method', 'url', 'base', 'last', 'base in capitals', 'last in capitals']
    .concat(['last with an encoded letter', 'base with an encoded letter'])
    .map((name) => [name, () => `{${name}}`]),
);

/** Writes a request with all these changes; `world` is what is known only by then. */
export const written =
  (atoms: readonly Pick<Atom, 'change'>[], world: World = {}): Rewrite =>
  (request) =>
    together(atoms).reduce((changed, change) => rewritten(changed, change, world), request);

const hasHeadersAlone = (change: Rewriting): boolean => Object.keys(change).join() === 'headers';

/** Changes of headers alone that follow each other are one. */
function together(atoms: readonly Pick<Atom, 'change'>[]): Rewriting[] {
  const all: Rewriting[] = [];
  for (const { change } of atoms) {
    const last = all.at(-1);
    if (last && hasHeadersAlone(last) && hasHeadersAlone(change)) all[all.length - 1] = { headers: { ...last.headers, ...change.headers } };
    else all.push(change);
  }
  return all;
}

function rewritten(request: OutgoingRequest, change: Rewriting, world: World): OutgoingRequest {
  let known: Record<string, string> | undefined;
  const parts = () => (known ??= partsOf(request));
  const filled = (text: string) => text.replaceAll(/\{([^{}]+)\}/g, (braces, name: string) => parts()[name] ?? world[name]?.() ?? braces);
  const added = (texts: Texts = {}): HeaderList => Object.entries(texts).map(([name, [text]]) => [name, filled(text)]);
  const { method, address, query, inQuery, headers = {}, adds, without = [], body, spells, names, version, packets, isAlone } = change;
  const gone = [...without, ...Object.keys(headers)].map((name) => name.toLowerCase());
  const isLeft = ([name]: [string, string]) => !gone.includes(name.toLowerCase());
  const { manner } = request;
  const url = address === undefined ? request.url : filled(address);
  const sent = {
    ...request,
    method: method === undefined ? request.method : filled(method),
    url: query === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${filled(query)}`,
    headers: [...(request.headers ?? []).filter(isLeft).map((pair) => spelled(pair, spells)), ...added(headers), ...added(adds)],
    ...(manner && { manner: { ...manner, usual: manner.usual.filter(isLeft) } }),
    ...(body !== undefined && { body: filled(body) }),
    ...(version && { version }),
    ...(packets && { packets }),
    ...(isAlone && { isAlone }),
  };
  const named = names ? inSmallLetters(sent) : sent;
  return inQuery ? queried(named) : padded(typed(named, change), change);
}

/** The form in the query; a POST keeps an empty one. */
function queried({ body, headers = [], ...request }: OutgoingRequest): OutgoingRequest {
  const isPost = request.method === 'POST';
  const left = isPost ? headers : headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}${body}`, headers: left, ...(isPost && { body: '' }) };
}

const filler = 'lorem ipsum ';

/** A body without most of what only makes it longer. */
export const unpadded = (body: string): string =>
  body.length < 4_096 ? body : body.replace(/(?:lorem[ +]ipsum[ +]){9,}/g, (all) => `${filler}… (${all.length} characters) `);

/** Adds a field that nobody reads. */
function padded(request: OutgoingRequest, { pad, fields }: Rewriting): OutgoingRequest {
  const body = String(request.body ?? '');
  if (pad === undefined) return fields === undefined ? request : { ...request, body: `${body}&${fields}` };
  const more = filler.repeat(pad / filler.length + 1).slice(0, pad);
  const json = jsonObject(body);
  return { ...request, body: json ? JSON.stringify({ ...json, notes: more }) : `${body}&notes=${more.replaceAll(' ', '+')}` };
}

function inSmallLetters({ headers = [], manner, ...request }: OutgoingRequest): OutgoingRequest {
  const small = (list: HeaderList): HeaderList => list.map(([name, value]) => [name.toLowerCase(), value]);
  return { ...request, headers: small(headers), ...(manner && { manner: { ...manner, usual: small(manner.usual) } }) };
}

const spelled = ([name, value]: [string, string], spells: Rewriting['spells']): [string, string] =>
  spells === undefined || name !== 'Authorization'
    ? [name, value]
    : [name, value.replace(/^\S+/, (scheme) => (spells === 'small' ? scheme.toLowerCase() : scheme.toUpperCase()))];

const formType = 'application/x-www-form-urlencoded';

/** The fields of a body in another type. */
function typed(request: OutgoingRequest, { as }: Rewriting): OutgoingRequest {
  if (as === undefined) return request;
  const text = String(request.body ?? '');
  const json = jsonObject(text);
  const fields: [string, string][] = json
    ? Object.entries(json).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
    : [...new URLSearchParams(text)];
  const withBody = (type: string, body: string): OutgoingRequest => ({
    ...request,
    headers: [...(request.headers ?? []).filter(([name]) => name.toLowerCase() !== 'content-type'), ['Content-Type', type]],
    body,
  });
  if (as === 'json') return withBody('application/json', JSON.stringify(Object.fromEntries(fields)));
  if (as === 'form') return withBody(formType, String(new URLSearchParams(fields)));
  const boundary = `----part${header({ headers: request.headers ?? [] }, 'content-length') ?? ''}${text.length}${fields.length}x7Ma4`;
  const part = ([name, value]: [string, string]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return withBody(`multipart/form-data; boundary=${boundary}`, `${fields.map(part).join('')}--${boundary}--\r\n`);
}

/** The parts of a request that a change may name. */
function partsOf({ url, method }: OutgoingRequest): Record<string, string> {
  const { origin, pathname } = new URL(url);
  const [path, last] = [pathname.replace(/\/[^/]*$/, ''), pathname.replace(/.*\//, '')];
  const encoded = (text: string) => text.replace(/[a-z](?=[^/]*$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return {
    url,
    method,
    base: origin + path,
    last,
    'base in capitals': origin + path.toUpperCase(),
    'last in capitals': path === '' ? last.toUpperCase() : last,
    'last with an encoded letter': encoded(last),
    'base with an encoded letter': origin + encoded(path),
  };
}
