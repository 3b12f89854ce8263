import { type Documents, documentNames, operationsOf, type PathItem } from '../../engine/contract/documents.ts';
import { segment } from '../../engine/documents/values.ts';

type Json = Record<string, unknown>;

/** One statement of the documents, changed. */
export interface Mutant {
  /** Document, place and what was changed: how the published table names it. */
  name: string;
  document: keyof Documents;
  kind:
    | 'type'
    | 'required'
    | 'constant'
    | 'pattern'
    | 'limit'
    | 'status'
    | 'media type'
    | 'path'
    | 'method'
    | 'parameter'
    | 'header'
    | 'security'
    | 'value';
  /** Changes a copy of the document. */
  apply(document: Json): void;
}

const at = (root: Json, path: readonly string[]): Json => path.reduce<Json>((node, key) => node[key] as Json, root);

/** Gives a key another name, and keeps its place. */
function rename(parent: Json, from: string, to: string): void {
  const entries = Object.entries(parent).map(([key, value]): [string, unknown] => [key === from ? to : key, value]);
  for (const key of Object.keys(parent)) delete parent[key];
  Object.assign(parent, Object.fromEntries(entries));
}

/** Every statement of the documents that says what a message looks like, where it goes, and which status answers it. */
export const mutantsOf = (documents: Documents): Mutant[] => [
  ...documentNames.flatMap((name) => [
    ...inOperations(name, documents[name] as unknown as Json),
    ...inSchemes(name, documents[name] as unknown as Json),
  ]),
  ...inSchema('manifest', documents.manifest as Json, []),
];

function inOperations(document: keyof Documents, root: Json): Mutant[] {
  const paths = root.paths as Record<string, PathItem>;
  const one = (kind: Mutant['kind'], path: string[], change: string, apply: Mutant['apply']): Mutant => ({
    name: `${document} ${path.map(segment).join('/')}: ${change}`,
    document,
    kind,
    apply,
  });
  const servers = ((root.servers ?? []) as { url: string }[]).flatMap(({ url }, index) =>
    /\}\//.test(url)
      ? [
          one(
            'path',
            ['servers', String(index)],
            `${url}/changed`,
            (copy) => ((copy.servers as { url: string }[])[index] = { url: `${url}-changed` }),
          ),
        ]
      : [],
  );
  return [
    ...servers,
    ...Object.entries(paths).flatMap(([path, item]) => [
      one('path', ['paths', path], `${path}-changed`, (copy) => rename(copy.paths as Json, path, `${path}-changed`)),
      ...inParameters(document, item as Json, ['paths', path]),
      ...operationsOf(item).flatMap(([method, operation]) => {
        const here = ['paths', path, method];
        const other = method === 'patch' ? 'put' : 'patch';
        return [
          one('method', here, other, (copy) => rename(at(copy, ['paths', path]), method, other)),
          ...inParameters(document, operation as unknown as Json, here),
          ...(operation.requestBody ? inContent(document, operation.requestBody as unknown as Json, [...here, 'requestBody']) : []),
          ...(operation.security ?? (root.security as Json[]) ?? []).flatMap((scheme: Json, index: number) =>
            Object.keys(scheme).length === 0
              ? []
              : [one('security', [...here, 'security', String(index)], 'none', (copy) => (at(copy, here).security = []))],
          ),
          ...Object.entries(operation.responses).flatMap(([status, response]) => [
            one('status', [...here, 'responses', status], otherStatus(status), (copy) =>
              rename(at(copy, [...here, 'responses']), status, otherStatus(status)),
            ),
            ...inContent(document, response as unknown as Json, [...here, 'responses', status]),
            ...inHeaders(document, response as unknown as Json, [...here, 'responses', status]),
          ]),
        ];
      }),
    ]),
    ...Object.entries(((root.components as Json)?.schemas ?? {}) as Record<string, Json>).flatMap(([name, schema]) =>
      inSchema(document, schema, ['components', 'schemas', name]),
    ),
    ...Object.entries(((root.components as Json)?.responses ?? {}) as Record<string, Json>).flatMap(([name, response]) =>
      inHeaders(document, response, ['components', 'responses', name]),
    ),
  ];
}

const otherStatus = (status: string): string => ({ '2XX': '3XX', '3XX': '2XX', '200': '204', '401': '418' })[status] ?? '299';

function inParameters(document: keyof Documents, holder: Json, path: string[]): Mutant[] {
  return ((holder.parameters ?? []) as { name?: string; in?: string }[]).flatMap(({ name, in: where }, index): Mutant[] =>
    where === 'query'
      ? [
          {
            name: `${document} ${[...path, 'parameters', String(index)].map(segment).join('/')}: ${name}_changed`,
            document,
            kind: 'parameter',
            apply: (copy) => Object.assign((at(copy, path).parameters as Json[])[index] as Json, { name: `${name}_changed` }),
          },
        ]
      : [],
  );
}

function inContent(document: keyof Documents, holder: Json, path: string[]): Mutant[] {
  return Object.entries((holder.content ?? {}) as Record<string, Json>).flatMap(([type, media]): Mutant[] => [
    {
      name: `${document} ${[...path, 'content', type].map(segment).join('/')}: application/xml`,
      document,
      kind: 'media type',
      apply: (copy) => rename(at(copy, [...path, 'content']), type, 'application/xml'),
    },
    ...inSchema(document, (media.schema ?? {}) as Json, [...path, 'content', type, 'schema']),
  ]);
}

const inHeaders = (document: keyof Documents, holder: Json, path: string[]): Mutant[] =>
  Object.entries((holder.headers ?? {}) as Record<string, Json>).flatMap(([name, header]): Mutant[] => [
    {
      name: `${document} ${[...path, 'headers', name].map(segment).join('/')}: X-Changed`,
      document,
      kind: 'header',
      apply: (copy) => rename(at(copy, [...path, 'headers']), name, 'X-Changed'),
    },
    ...inSchema(document, (header['x-query'] ?? {}) as Json, [...path, 'headers', name, 'x-query']),
  ]);

/** The schemes by which requests prove who sends them, and the methods that they are signed by. */
function inSchemes(document: keyof Documents, root: Json): Mutant[] {
  const schemes = ((root.components as Json)?.securitySchemes ?? {}) as Record<string, Json>;
  return Object.entries(schemes).flatMap(([name, { type, scheme, 'x-signature-methods': methods }]): Mutant[] => {
    const one = (change: string, apply: (node: Json) => void): Mutant => ({
      name: `${document} components/securitySchemes/${name}: ${change}`,
      document,
      kind: 'security',
      apply: (copy) => apply(at(copy, ['components', 'securitySchemes', name])),
    });
    const other = scheme === 'basic' ? 'bearer' : 'basic';
    return [
      ...(type === 'http' ? [one(other, (node) => (node.scheme = other))] : []),
      ...(methods ? [one('x-signature-methods changed', (node) => (node['x-signature-methods'] = ['HMAC-SHA256']))] : []),
    ];
  });
}

const otherType = (type: unknown): string => (type === 'string' ? 'integer' : type === 'object' ? 'array' : 'object');

/** Each keyword of a schema, changed so that another value would be right. */
function inSchema(document: keyof Documents, schema: Json, path: string[]): Mutant[] {
  const one = (kind: Mutant['kind'], change: string, apply: (node: Json) => void): Mutant => ({
    name: `${document} ${path.map(segment).join('/')}: ${change}`,
    document,
    kind,
    apply: (copy) => apply(at(copy, path)),
  });
  const own: Mutant[] = [];
  if (schema.type !== undefined) own.push(one('type', `type ${otherType(schema.type)}`, (node) => (node.type = otherType(schema.type))));
  for (const [index, name] of ((schema.required ?? []) as string[]).entries())
    own.push(
      one('required', `required ${name}_changed`, (node) => {
        (node.required as string[])[index] = `${name}_changed`;
        if (node.properties) rename(node.properties as Json, name, `${name}_changed`);
      }),
    );
  if ('const' in schema) own.push(one('constant', 'const changed', (node) => (node.const = 'changed')));
  if (schema.enum) own.push(one('constant', 'enum changed', (node) => (node.enum = ['changed'])));
  if (schema.pattern) own.push(one('pattern', 'pattern ^changed$', (node) => (node.pattern = '^changed$')));
  if (schema.format) own.push(one('pattern', 'format changed', (node) => (node.pattern = '^changed$')));
  if (schema.minLength) own.push(one('limit', 'minLength 5000', (node) => (node.minLength = 5000)));
  if (schema.maxItems !== undefined) own.push(one('limit', 'minItems 1', (node) => Object.assign(node, { minItems: 1, maxItems: 9 })));
  if (schema.additionalProperties === false) own.push(one('limit', 'minProperties 5', (node) => (node.minProperties = 5)));
  if (schema.contains) own.push(one('constant', 'contains changed', (node) => (node.contains = { const: 'changed' })));
  if (schema.not) own.push(one('limit', 'not changed', (node) => (node.not = {})));
  const below = ['items', 'additionalProperties', 'x-should'].flatMap((key) =>
    typeof schema[key] === 'object' && schema[key] !== null ? inSchema(document, schema[key] as Json, [...path, key]) : [],
  );
  const named = ['properties', '$defs'].flatMap((key) =>
    Object.entries((schema[key] ?? {}) as Record<string, Json>).flatMap(([name, inner]) => inSchema(document, inner, [...path, key, name])),
  );
  const branches = ['allOf', 'anyOf'].flatMap((key) =>
    ((schema[key] ?? []) as Json[]).flatMap((inner, index) => inSchema(document, inner, [...path, key, String(index)])),
  );
  return [...own, ...below, ...named, ...branches];
}
