import { operationMethods } from '../contract/documents.ts';
import { defined, isObject, segment } from '../documents/values.ts';
import { type Located, type Published, placeBelow, resolved } from './published.ts';

/** Schemas by media type, each undefined if there is none; their references are resolved when they are compared. */
type Content = Record<string, Located>;
type Body = Located & { isRequired: boolean; content: Content };
export type PublishedOperation = ReturnType<typeof operationAt>;

export function publishedOperations(published: Published): PublishedOperation[] {
  const bases = serverPaths(published.root);
  const basesOf = ({ value }: Located) => (isObject(value) && value.servers !== undefined ? serverPaths(value) : undefined);
  const all = entriesAt(published, placeBelow({ value: published.root, pointer: '' }, 'paths')).flatMap(({ key: path, ...item }) =>
    entriesAt(published, item)
      .filter(({ key }) => operationMethods.includes(key))
      .flatMap(({ key: method, ...operation }) =>
        (basesOf(operation) ?? basesOf(item) ?? bases).map((base) => operationAt(published, method, `${base}${path}`, item, operation)),
      ),
  );
  // A document that names security nowhere does not describe it; otherwise an operation without it is open.
  const isDescribed = all.some(({ security }) => !security.includes('unsaid'));
  return isDescribed ? all.map((one) => ({ ...one, security: one.security.map((name) => (name === 'unsaid' ? 'none' : name)) })) : all;
}

function operationAt(published: Published, method: string, path: string, item: Located, operation: Located) {
  const own = isObject(operation.value) ? operation.value : {};
  const parameters = [item, operation].flatMap((place) => parametersAt(published, place));
  const body = bodyAt(published, placeBelow(operation, 'requestBody'));
  const answers = entriesAt(published, placeBelow(operation, 'responses'));
  return {
    method: method.toUpperCase(),
    /** The path of the server, and then the path as the document writes it. */
    path,
    ...(typeof own.operationId === 'string' && { operationId: own.operationId }),
    pointer: operation.pointer,
    parameters,
    ...defined({ body }),
    answers: Object.fromEntries(answers.map(({ key: status, ...answer }) => [status.toUpperCase(), answerAt(published, answer)])),
    /** Security schemes, of which one is enough; `none`: no credentials are needed; `unsaid`: the document does not tell. */
    security: securityOf(published, own),
  };
}

const parametersAt = (published: Published, place: Located) =>
  entriesAt(published, placeBelow(place, 'parameters')).flatMap(({ value, pointer }) =>
    isObject(value) ? [{ name: String(value.name), in: String(value.in), isRequired: value.required === true, pointer, value }] : [],
  );

function bodyAt(published: Published, place: Located): Body | undefined {
  const body = resolved(published, place);
  if (!isObject(body.value)) return undefined;
  return { ...body, isRequired: body.value.required === true, content: contentAt(published, body) };
}

function answerAt(published: Published, answer: Located) {
  const { value: headers } = placeBelow(answer, 'headers');
  return {
    pointer: answer.pointer,
    headers: isObject(headers) ? Object.keys(headers).map((name) => name.toLowerCase()) : [],
    content: contentAt(published, answer),
  };
}

const contentAt = (published: Published, place: Located): Content =>
  Object.fromEntries(
    entriesAt(published, placeBelow(place, 'content')).map(({ key, ...type }) => [key.toLowerCase(), placeBelow(type, 'schema')]),
  );

function securityOf({ root }: Published, own: Record<string, unknown>): string[] {
  const required = own.security ?? root.security;
  if (required === undefined) return ['unsaid'];
  if (!Array.isArray(required) || required.length === 0) return ['none'];
  const components = isObject(root.components) ? root.components.securitySchemes : undefined;
  const schemes = isObject(components) ? components : {};
  const names = required.map((one: unknown) => {
    const [name] = isObject(one) ? Object.keys(one) : [];
    return name === undefined ? 'none' : schemeKind(Object.hasOwn(schemes, name) ? schemes[name] : undefined);
  });
  return [...new Set(names)];
}

/** The contract's name for a scheme. OpenAPI cannot describe OAuth 1: people write `http` with `OAuth`, or an API key in Authorization. */
function schemeKind(scheme: unknown): string {
  if (!isObject(scheme)) return 'unknown';
  const { type, in: place } = scheme;
  const named = String(scheme.scheme).toLowerCase();
  if (type === 'http') return /^oauth(?:[ -]?1(?:\.0a?)?)?$/.test(named) ? 'oauth1' : named;
  if (type === 'oauth2' || type === 'openIdConnect') return 'bearer';
  const isHeader = type === 'apiKey' && place === 'header' && String(scheme.name).toLowerCase() === 'authorization';
  return isHeader ? 'oauth1' : `${type} in ${place}`;
}

/** The path of every server, without a leading variable, which may be anything. */
function serverPaths({ servers }: Record<string, unknown>): string[] {
  const all: unknown[] = Array.isArray(servers) && servers.length > 0 ? servers : [{ url: '' }];
  const urls = all.map((server) => (isObject(server) ? String(server.url) : ''));
  const address = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(\{[^}]*\})?/i;
  return [...new Set(urls.map((url) => url.replace(address, '').replace(/\/+$/, '')))];
}

/** The entries of an object or an array, each resolved. */
function entriesAt(published: Published, place: Located): (Located & { key: string })[] {
  if (typeof place.value !== 'object' || place.value === null) return [];
  const { value, pointer } = resolved(published, place);
  return Object.entries(value as object).map(([key, entry]) => ({
    key,
    ...resolved(published, { value: entry, pointer: `${pointer}/${segment(key)}` }),
  }));
}
