import { escapeRegExp } from '../documents/text.ts';
import { defined } from '../documents/values.ts';
import type {
  ContractValues,
  DocumentName,
  Documents,
  OpenApi,
  OperationObject,
  ParameterObject,
  RequestBody,
  Response,
} from './documents.ts';
import { documentNames, namedAddress, operationsOf, valueNames } from './documents.ts';
import { inlined } from './inline.ts';
import type { Owners, Schema } from './schema.ts';

export type AuthScheme = 'basic' | 'bearer' | 'oauth1';

/** One operation of the documents: what clients and stand-ins need to send and to recognise it. */
export interface Operation {
  document: DocumentName;
  operation: string;
  method: string;
  /** With variables in braces: first those of the server, then those of the path. */
  urls: [string, ...string[]];
  query: string[];
  /** Headers that a request has to have; left out if there are none. */
  headers?: string[];
  /** Parameters for which the documents give a value: a constant, a default or an example. */
  values?: Record<string, string>;
  /** The media type of the request; left out if it has no body. */
  mediaType?: string;
  /** The media types of its answers, except refusals. */
  answers: string[];
  /** OAuth parameters that only this operation is signed with. */
  oauthParameters: string[];
  /** One of these schemes is used; `none`: the operation may be called without credentials. */
  security: (AuthScheme | 'none')[];
  /** A status, a range such as 2XX, or default. */
  statuses: string[];
  requirements: Owners;
}

/** How requests are signed: where the OAuth parameters go, and the signature methods, in the order of the document. */
export type Signing = { place: string; name: string; methods: string[] };

/** The compiled documents: plain data, so that it can be generated at build time. */
export interface ContractData {
  operations: Operation[];
  signing: Signing;
  /** What the identifier of an API token begins with. */
  identifierPrefix: string;
  values: ContractValues;
  /** A schema for the request and for each answer of every operation, and for the manifest. */
  messages: Record<string, Schema>;
  /** Of the published contract, with the published rows: computed ahead. */
  digest?: string;
}

export const requestOf = (operation: string): string => `${operation} request`;
export const answerOf = (operation: string, status: string): string => `${operation} ${status}`;

const isRefusal = (status: string): boolean => /^[45]/.test(status);

/** The statuses of an operation with which it refuses; one that names no requirement answers something else, such as a conflict. */
export function refusalsOf({ messages }: Pick<ContractData, 'messages'>, { operation, statuses }: Operation): string[] {
  const refused = statuses.filter(isRefusal);
  const judged = refused.filter((status) => messages[answerOf(operation, status)]?.['x-requirement'] !== undefined);
  return judged.length > 0 ? judged : refused;
}

/** The statuses of an operation for correct requests. */
export const successesOf = ({ statuses }: Operation): string[] => statuses.filter((status) => !isRefusal(status));

export function compile(documents: Documents): ContractData {
  const found = documentNames.flatMap((name) => operationsIn(name, documents[name]));
  return {
    operations: found.map(({ operation }) => operation),
    signing: signingIn(documents.platform),
    identifierPrefix: schemesIn(documents.platform).find((one) => one['x-identifier-prefix'])?.['x-identifier-prefix'] ?? '',
    values: Object.fromEntries(valueNames.map((name) => [name, documents[name]])) as unknown as ContractValues,
    messages: {
      ...Object.fromEntries(found.flatMap(({ messages }) => Object.entries(messages))),
      manifest: inlined(documents.manifest, documents.manifest),
    },
  };
}

function operationsIn(document: DocumentName, openApi: OpenApi) {
  return Object.entries(openApi.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, raw]) => {
      const full = inlined(openApi, raw);
      const parameters = overridden(inlined(openApi, item.parameters ?? []), full.parameters ?? []).map(withExample);
      const headers = parameters.filter((one) => one.in === 'header' && one.required).map(({ name }) => name);
      const servers = full.servers ?? item.servers ?? openApi.servers;
      const mediaType = Object.keys(full.requestBody?.content ?? {})[0];
      const operation: Operation = {
        document,
        operation: full.operationId,
        method: method.toUpperCase(),
        urls: servers.map((server) => namedAddress(server, path)) as [string, ...string[]],
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        ...(headers.length > 0 && { headers }),
        ...valuesOf(parameters),
        ...defined({ mediaType }),
        answers: mediaTypesOf(full),
        oauthParameters: full['x-oauth-parameters'] ?? [],
        security: schemesOf(openApi, full),
        statuses: Object.keys(full.responses),
        requirements: full['x-requirement'] ?? [],
      };
      return { operation, messages: messagesOf(full, parameters) };
    }),
  );
}

/** The parameters of a path and of one of its operations: that of the operation counts. */
const overridden = (common: ParameterObject[], own: ParameterObject[]): ParameterObject[] => [
  ...common.filter((one) => !own.some(({ name, in: place }) => name === one.name && place === one.in)),
  ...own,
];

function valuesOf(parameters: ParameterObject[]): Pick<Operation, 'values'> {
  const values = parameters.flatMap(({ name, schema }): [string, string][] => {
    const value = schema?.const ?? schema?.default ?? schema?.example;
    return value === undefined ? [] : [[name, String(value)]];
  });
  return values.length > 0 ? { values: Object.fromEntries(values) } : {};
}

/** A parameter whose example is in its schema, where a value is looked for. */
function withExample({ example, examples = {}, ...parameter }: ParameterObject): ParameterObject {
  const given = [example, ...Object.values(examples).map(({ value }) => value)].find((value) => value !== undefined);
  return given === undefined ? parameter : { ...parameter, schema: { example: given, ...parameter.schema } };
}

const mediaTypesOf = ({ responses }: OperationObject): string[] => [
  ...new Set(Object.entries(responses).flatMap(([status, { content = {} }]) => (isRefusal(status) ? [] : Object.keys(content)))),
];

const schemesIn = ({ components }: OpenApi) => Object.values(components?.securitySchemes ?? {});

function signingIn(document: OpenApi): Signing {
  const scheme = schemesIn(document).find((one) => one['x-signature-methods'] !== undefined);
  return { place: scheme?.in ?? 'header', name: scheme?.name ?? 'Authorization', methods: scheme?.['x-signature-methods'] ?? [] };
}

/** OpenAPI has no scheme for OAuth 1: its header is written as an API key. */
function schemesOf({ components, security: common = [] }: OpenApi, { security = common }: OperationObject): Operation['security'] {
  if (security.length === 0) return ['none'];
  return security.map((one) => {
    const [name] = Object.keys(one);
    if (name === undefined) return 'none';
    const { type, scheme } = components?.securitySchemes?.[name] ?? { type: '' };
    return type === 'http' ? (scheme as AuthScheme) : 'oauth1';
  });
}

function messagesOf(operation: OperationObject, parameters: ParameterObject[]): Record<string, Schema> {
  const { operationId, requestBody, responses, 'x-requirement': owners } = operation;
  const messages = { [requestOf(operationId)]: requestSchema(parameters, requestBody) };
  for (const [status, response] of Object.entries(responses))
    messages[answerOf(operationId, status)] = answerSchema(status, response, ofAnswers(owners));
  return messages;
}

/** What an operation is judged for, without what concerns only its request. */
function ofAnswers(owners: Owners = []): Owners | undefined {
  if (typeof owners === 'string' || Array.isArray(owners)) return owners.length > 0 ? owners : undefined;
  const { call: _, security: __, ...rest } = owners;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** A field of a message: a part of it, a parameter or a header. */
type Field = Pick<ParameterObject, 'name' | 'schema' | 'required' | 'x-requirement'>;

const object = (fields: Field[], owners?: Owners): Schema => ({
  type: 'object',
  ...defined({ 'x-requirement': owners }),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map(({ name, schema = {}, 'x-requirement': own }) => [name, owned(schema, own)])),
});

/** A part of a message, as a field of its schema; nothing if the documents do not describe it. */
const part = (name: string, schema: Schema | undefined, required: boolean): Field[] => (schema ? [{ name, schema, required }] : []);

const hasRequired = ({ required = [] }: Schema): boolean => required.length > 0;

function requestSchema(parameters: ParameterObject[], body: RequestBody | undefined): Schema {
  const query = object(parameters.filter((parameter) => parameter.in === 'query'));
  const named = parameters.filter((parameter) => parameter.in === 'header');
  const headers = object(named.map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() })));
  const owners = body?.['x-requirement'];
  const isEmpty = body !== undefined && Object.keys(body.content).length === 0;
  const content = isEmpty ? { ...owned({}, owners), not: {} } : contentSchema(body?.content, owners, owners);
  return object([
    ...part('query', query, hasRequired(query)),
    ...(named.length > 0 ? part('headers', headers, hasRequired(headers)) : []),
    ...part('content', content, body?.required === true && !isEmpty),
  ]);
}

function answerSchema(status: string, { headers = {}, content, 'x-requirement': own }: Response, above?: Owners): Schema {
  const owners = own ?? above;
  const named = Object.entries(headers).map(([name, header]) => withExample({ ...header, name: name.toLowerCase() } as ParameterObject));
  const sent = object(named);
  const fields = [
    ...part('status', statusSchema(status), true),
    ...part('headers', sent, hasRequired(sent)),
    ...part('query', named.find(({ name }) => name === 'location')?.['x-query'], true),
    ...part('content', contentSchema(content, owners), true),
  ];
  return object(fields, owners);
}

/** `type` is the content type as it came; `format` is set only if the type names a format: an answer without one contradicts nothing. */
function contentSchema(content: RequestBody['content'] | undefined, above?: Owners, owners?: Owners): Schema | undefined {
  const types = Object.keys(content ?? {});
  const [first] = Object.entries(content ?? {});
  if (!first) return undefined;
  const [, { schema = {}, 'x-requirement': label, 'x-label': isNamed }] = first;
  const pattern = types.map(isNamed ? labelPattern : formatPattern).join('|');
  const labelled = { 'x-expected': labelWords(types, isNamed === 'required'), ...owned({ type: 'string', pattern }, label) };
  const type = isNamed ? part('type', labelled, true) : part('format', labelled, false);
  return {
    'x-media-type': first[0],
    ...object([...type, ...part('body', owned(schema, schema['x-requirement'] ?? above), true)], owners),
  };
}

const owned = (schema: Schema, owners: Owners | undefined): Schema =>
  owners === undefined ? schema : { ...schema, 'x-requirement': owners };

function statusSchema(status: string): Schema {
  const [, hundred] = /^(\d)XX$/i.exec(status) ?? [];
  if (hundred !== undefined) return { type: 'integer', minimum: Number(hundred) * 100, maximum: Number(hundred) * 100 + 99 };
  return status === 'default' ? { type: 'integer' } : { type: 'integer', const: Number(status) };
}

const subtypeOf = (type: string): string => type.slice(type.indexOf('/') + 1);

/** The type itself, or one of the same format: `text/json`, `application/hal+json`. */
function labelPattern(type: string): string {
  const subtype = escapeRegExp(subtypeOf(type));
  return /^(json|xml)$/.test(subtypeOf(type)) ? `^[^\\s;/]+/((x-)?${subtype}|[^\\s;/]+\\+${subtype})$` : `^${escapeRegExp(type)}$`;
}

const formatPattern = (type: string): string => `/.*${escapeRegExp(subtypeOf(type))}`;

const labelWords = (types: string[], isNamed: boolean): string =>
  isNamed
    ? `the content type ${types.join(' or ')}${types.includes('application/json') ? ', or one that ends in +json' : ''}`
    : `a content type that does not contradict ${types.join(' or ')}`;
