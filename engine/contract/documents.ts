import type { Owners, Schema } from './schema.ts';

export const documentNames = ['provider', 'vendor', 'platform'] as const;
export type DocumentName = (typeof documentNames)[number];

type SchemaObject = Schema & { $ref?: string };

/** What may refer to something else, and may name the requirements that it is about. */
interface Part {
  $ref?: string;
  required?: boolean;
  schema?: SchemaObject;
  'x-requirement'?: Owners;
  /** Of a media type. `required`: the content type has to name the format; else it may not name another one. */
  'x-label'?: 'required';
  /** Of a header that holds an address: the fields in its query. */
  'x-query'?: SchemaObject;
}

export interface ParameterObject extends Part {
  name: string;
  in: 'path' | 'query' | 'header';
}

export interface RequestBody extends Part {
  content: Record<string, Part>;
}

export interface Response extends Partial<RequestBody> {
  headers?: Record<string, Part>;
}

export type Security = Record<string, string[]>[];

export interface OperationObject {
  operationId: string;
  parameters?: ParameterObject[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  security?: Security;
  servers?: { url: string }[];
  'x-requirement'?: Owners;
  /** OAuth parameters of this operation alone, beside those of every signed request. */
  'x-oauth-parameters'?: string[];
}

export interface PathItem {
  servers?: { url: string }[];
  parameters?: ParameterObject[];
  [method: string]: unknown;
}

interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  'x-signature-methods'?: string[];
}

/** An OpenAPI document, as far as checks are made from it. */
export interface OpenApi {
  servers: { url: string }[];
  security?: Security;
  paths: Record<string, PathItem>;
  components?: { securitySchemes?: Record<string, SecurityScheme>; [kind: string]: unknown };
}

export type Documents = Record<DocumentName, OpenApi> & { manifest: Schema };

/** The methods of an operation, as keys of its path. */
export const operationMethods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const operationsOf = (item: PathItem): [method: string, operation: OperationObject][] =>
  Object.entries(item).flatMap(([key, value]) => (operationMethods.includes(key) ? [[key, value as OperationObject]] : []));

/** OpenAPI cannot write an empty path: `/`, and the name of the address itself, stand for it. */
export const pathBehind = (path: string, server: string): string => (path === '/' || server === `{${path.slice(1)}}` ? '' : path);
