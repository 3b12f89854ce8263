import type { HealthCheckValues, RuntimeValues, SignOnValues, VariableNames } from '../../specs/generated/schemas.ts';
import type { Owners, Schema } from './schema.ts';

export const documentNames = ['provider', 'sso', 'vendor', 'platform'] as const;
export type DocumentName = (typeof documentNames)[number];

/** Whether a document describes what a partner implements; the others describe the platform. */
export const isOfPartner = (name: DocumentName): boolean => name === 'provider' || name === 'sso';

/** A part of a document that may name requirements. */
interface Part {
  required?: boolean;
  schema?: Schema;
  'x-requirement'?: Owners;
  /** For a media type. `required`: the content type has to name the format; otherwise it only must not name another one. */
  'x-label'?: 'required';
  /** For a header that contains an address: the fields of its query. */
  'x-query'?: Schema;
}

export interface ParameterObject extends Part {
  name: string;
  in: 'path' | 'query' | 'header';
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface RequestBody extends Part {
  content: Record<string, Part>;
}

export interface Response extends Partial<RequestBody> {
  headers?: Record<string, Part>;
}

export type Security = Record<string, string[]>[];

/** `x-address` names an address that the document writes in several parts: `{ base_url: '{partner_url}/{endpoint}' }`. */
interface Server {
  url: string;
  'x-address'?: Record<string, string>;
}

export interface OperationObject {
  operationId: string;
  parameters?: ParameterObject[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  security?: Security;
  servers?: Server[];
  'x-requirement'?: Owners;
  /** OAuth parameters that only this operation has. */
  'x-oauth-parameters'?: string[];
}

export type PathItem = { servers?: Server[]; parameters?: ParameterObject[]; [method: string]: unknown };

type SecurityScheme = {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  'x-signature-methods'?: string[];
  'x-identifier-prefix'?: string;
};

/** The parts of an OpenAPI document that checks are made from. */
export interface OpenApi {
  servers: Server[];
  security?: Security;
  paths: Record<string, PathItem>;
  components?: { securitySchemes?: Record<string, SecurityScheme>; [kind: string]: unknown };
}

/** What the contract fixes and no OpenAPI document can say: specs/values. */
export interface ContractValues {
  'sign-on': SignOnValues;
  'health-check': HealthCheckValues;
  runtimes: RuntimeValues;
  variables: VariableNames;
}

export const valueNames = ['sign-on', 'health-check', 'runtimes', 'variables'] as const;

export type Documents = Record<DocumentName, OpenApi> & { manifest: Schema } & ContractValues;

/** The keys of a path item that are operations. */
export const operationMethods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const operationsOf = (item: PathItem): [method: string, operation: OperationObject][] =>
  Object.entries(item).flatMap(([key, value]) => (operationMethods.includes(key) ? [[key, value as OperationObject]] : []));

/** The parts of an address that a manifest or a configuration gives; the others are values of a path. */
export const addressNames: readonly string[] = ['base_url', 'sso_url', 'api_url', 'bridge_url', 'path_prefix'];

export const variablesIn = (url: string): string[] => [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The address of a path at a server, by the names that manifests and configurations give to its parts. */
export const namedAddress = ({ url, 'x-address': named = {} }: Server, path: string): string =>
  Object.entries(named).reduce((whole, [name, parts]) => whole.replace(parts, `{${name}}`), `${url}${path}`);
