import { isObject, segment } from '../documents/values.ts';
import { type DocumentName, documentNames, isOfPartner, operationMethods } from './documents.ts';
import { mediaTypeIn } from './message.ts';
import { type Node, nodesIn, type Say } from './nodes.ts';
import type { ReadDocuments } from './read.ts';
import { uncallable } from './uncallable.ts';

/** What each part of a document may have: the rest of OpenAPI is refused, because nothing would follow from it. */
const supported = {
  document: ['openapi', 'info', 'servers', 'security', 'paths', 'components', 'tags', 'externalDocs'],
  'path item': ['summary', 'servers', 'parameters', ...operationMethods],
  operation: [
    ...['operationId', 'summary', 'tags', 'externalDocs', 'deprecated', 'x-requirement', 'x-oauth-parameters'],
    ...['parameters', 'requestBody', 'responses', 'security', 'servers'],
  ],
  parameter: ['name', 'in', 'required', 'deprecated', 'schema', 'example', 'examples', 'x-requirement'],
  body: ['required', 'content', 'x-requirement'],
  answer: ['headers', 'content', 'x-requirement'],
  header: ['required', 'deprecated', 'schema', 'example', 'examples', 'x-requirement', 'x-query'],
  'media type': ['schema', 'example', 'examples', 'x-requirement', 'x-label'],
  /** Nothing else about such a value would be judged. */
  'value in a path': ['type', 'const', 'default', 'example', 'examples'],
};

/** Words for people, which any part may have. */
const prose = ['description', 'x-source', 'x-assumption', 'x-not-shown'];

/** Headers that follow from other parts of a document, or from the connection. */
const elsewhere = ['accept', 'content-type', 'authorization', 'host', 'cookie', 'connection', 'content-length', 'transfer-encoding'];

/** How Assay reads a body of a media type. */
function readAs(type: string): string {
  if (/json$/.test(type)) return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : 'text';
}

/** What the documents state and Assay cannot follow, each with its place. */
export function unsupported({ documents, locate }: ReadDocuments): string[] {
  const { $schema: dialect = DIALECT } = documents.manifest;
  return [
    ...documentNames.flatMap((name) => {
      const problem: Say = (pointer, text) => `${locate(name, pointer)}: ${text}`;
      return [...inDocument(name, documents[name], problem), ...uncallable(name, documents[name], problem)];
    }),
    ...(dialect === DIALECT ? [] : [`${locate('manifest', '/$schema')}: expected ${DIALECT}, got ${dialect}`]),
  ];
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function inDocument(name: DocumentName, root: unknown, problem: Say): string[] {
  const { node, below } = nodesIn(root);
  const strange = (kind: keyof typeof supported, { value, pointer }: Node): string[] =>
    Object.keys(value)
      .filter((key) => !prose.includes(key) && !supported[kind].includes(key))
      .map((key) =>
        problem(`${pointer}/${segment(key)}`, `Assay cannot follow "${key}" in a${kind.startsWith('o') ? 'n' : ''} ${kind}; remove it`),
      );

  const inMedia = (holder: Node, isToken: boolean): string[] => {
    const types = Object.entries(Object(holder.value.content) as Record<string, { schema?: unknown }>);
    const [first = ['', {}] as const] = types;
    const wrong = ([type, { schema }]: (typeof types)[number]): string | undefined => {
      if (type.includes(';')) return `write ${mediaTypeIn(type)}, which means this type with any parameters`;
      if (JSON.stringify(schema) !== JSON.stringify(first[1].schema))
        return `${type} has another schema than ${first[0]}; Assay can judge one body only`;
      // Rules by hand read the answers with a token, in either form.
      return readAs(type) === readAs(first[0]) || isToken ? undefined : `Assay reads this body as ${first[0]} only; remove ${type}`;
    };
    return [
      ...types.flatMap((type) => {
        const text = wrong(type);
        return text === undefined ? [] : [problem(`${holder.pointer}/content/${segment(type[0])}`, text)];
      }),
      ...below(holder, 'content').flatMap((media) => [
        ...strange('media type', media),
        ...(['required', undefined].includes(media.value['x-label'] as string)
          ? []
          : [problem(`${media.pointer}/x-label`, 'expected "required", or nothing')]),
      ]),
    ];
  };
  const inParameter = (parameter: Node): string[] => {
    const { name: called, in: place, required, schema, 'x-requirement': owner } = parameter.value;
    const own = strange('parameter', parameter);
    if (!['path', 'query', 'header'].includes(String(place)))
      return [
        ...own,
        problem(`${parameter.pointer}/in`, `Assay sends no parameter in a ${place}; write it as a header or a query parameter`),
      ];
    if (place === 'header' && elsewhere.includes(String(called).toLowerCase()))
      return [
        ...own,
        problem(`${parameter.pointer}/name`, `${called} is not a parameter: security, content, answers or the address decide it`),
      ];
    if (isObject(schema) && ['array', 'object'].some((type) => [schema.type].flat().includes(type)))
      return [
        ...own,
        problem(`${parameter.pointer}/schema/type`, `Assay sends one value as ${called}; write a string, a number or a boolean`),
      ];
    if (place === 'path') return [...own, ...node(`${parameter.pointer}/schema`).flatMap((one) => strange('value in a path', one))];
    if (isOfPartner(name) && required && owner === undefined)
      return [...own, problem(parameter.pointer, `${called} is required, and no requirement judges it; add x-requirement`)];
    return own;
  };
  const inAnswer = (status: string, answer: Node, isToken: boolean): string[] => [
    ...(/^([1-5]\d\d|[1-5]XX|default)$/.test(status)
      ? []
      : [problem(answer.pointer, `"${status}" is no status; write 200, 2XX or default`)]),
    ...strange('answer', answer),
    ...inMedia(answer, isToken),
    ...below(answer, 'headers').flatMap((header) => strange('header', header)),
  ];
  const inOperation = (operation: Node): string[] => {
    const isToken = operation.value['x-oauth-parameters'] !== undefined;
    const statuses = Object.keys(Object(operation.value.responses));
    return [
      ...strange('operation', operation),
      ...below(operation, 'parameters').flatMap(inParameter),
      ...node(`${operation.pointer}/requestBody`).flatMap((body) => [...strange('body', body), ...inMedia(body, false)]),
      ...(statuses.includes('default') && statuses.length > 1
        ? [
            problem(
              `${operation.pointer}/responses/default`,
              'Assay cannot tell whether this answers a right or a wrong request; write 2XX, 4XX or 5XX',
            ),
          ]
        : []),
      ...statuses.flatMap((status) =>
        node(`${operation.pointer}/responses/${segment(status)}`).flatMap((answer) => inAnswer(status, answer, isToken)),
      ),
    ];
  };
  return node('').flatMap((document) => [
    ...(/^3\.1(\.|$)/.test(String(document.value.openapi))
      ? []
      : [problem('/openapi', `expected OpenAPI 3.1, got ${document.value.openapi}`)]),
    ...strange('document', document),
    ...below(document, 'paths').flatMap((item) => [
      ...strange('path item', item),
      ...below(item, 'parameters').flatMap(inParameter),
      ...operationMethods.flatMap((method) => node(`${item.pointer}/${method}`).flatMap(inOperation)),
    ]),
  ]);
}
