import { isObject, keys, segment, valueAt } from '../documents/values.ts';
import {
  addressNames,
  type DocumentName,
  documentNames,
  isOfPartner,
  namedAddress,
  type OpenApi,
  operationMethods,
  variablesIn,
} from './documents.ts';
import type { ReadDocuments } from './read.ts';
import { isSignatureMethod, signatureMethods } from './signature-methods.ts';

/** What each part of a document may have: the rest of OpenAPI is refused, because nothing would follow from it. */
const followed = {
  document: ['openapi', 'info', 'servers', 'security', 'paths', 'components', 'tags', 'externalDocs'],
  'path item': ['summary', 'description', 'servers', 'parameters', ...operationMethods],
  operation: [
    ...['operationId', 'summary', 'description', 'tags', 'externalDocs', 'deprecated'],
    ...['parameters', 'requestBody', 'responses', 'security', 'servers'],
  ],
  parameter: ['name', 'in', 'required', 'description', 'deprecated', 'schema', 'example', 'examples'],
  body: ['description', 'required', 'content'],
  answer: ['description', 'headers', 'content'],
  header: ['description', 'required', 'deprecated', 'schema', 'example', 'examples'],
  'media type': ['schema', 'example', 'examples'],
};

/** Headers that OpenAPI describes elsewhere. */
const elsewhere = ['accept', 'content-type', 'authorization'];

type Node = { value: Record<string, unknown>; pointer: string };

/** What the documents state and Assay cannot follow, each with its place. */
export const unfollowed = ({ documents, locate }: ReadDocuments): string[] =>
  documentNames.flatMap((name) => inDocument(name, documents[name], (pointer, text) => `${locate(name, pointer)}: ${text}`));

function inDocument(name: DocumentName, root: unknown, problem: (pointer: string, text: string) => string): string[] {
  const node = (pointer: string): Node[] => {
    const value = valueAt(root, pointer);
    if (!isObject(value)) return [];
    return typeof value.$ref === 'string' ? node(value.$ref.slice(1)) : [{ value, pointer }];
  };
  const below = ({ value, pointer }: Node, key: string): Node[] =>
    Object.keys(Object(value[key])).flatMap((inner) => node(`${pointer}/${key}/${segment(inner)}`));
  const strange = (kind: keyof typeof followed, { value, pointer }: Node): string[] =>
    Object.keys(value)
      .filter((key) => !key.startsWith('x-') && !followed[kind].includes(key))
      .map((key) =>
        problem(`${pointer}/${segment(key)}`, `Assay cannot follow "${key}" in a${kind.startsWith('o') ? 'n' : ''} ${kind}; remove it`),
      );

  const inMedia = (holder: Node): string[] => {
    const types = Object.entries(Object(holder.value.content) as Record<string, { schema?: unknown }>);
    const [first] = types;
    const other = types.find(([, { schema }]) => JSON.stringify(schema) !== JSON.stringify(first?.[1].schema));
    const several = `${other?.[0]} has another schema than ${first?.[0]}; Assay can judge one body only`;
    return [
      ...(other ? [problem(`${holder.pointer}/content/${segment(other[0])}`, several)] : []),
      ...below(holder, 'content').flatMap((media) => strange('media type', media)),
    ];
  };
  const inParameter = (parameter: Node): string[] => {
    const { name: called, in: place, required, 'x-requirement': owner } = parameter.value;
    const own = strange('parameter', parameter);
    if (!['path', 'query', 'header'].includes(String(place)))
      return [
        ...own,
        problem(`${parameter.pointer}/in`, `Assay sends no parameter in a ${place}; write it as a header or a query parameter`),
      ];
    if (place === 'header' && elsewhere.includes(String(called).toLowerCase()))
      return [...own, problem(`${parameter.pointer}/name`, `${called} is stated by security, content and answers, not as a parameter`)];
    if (isOfPartner(name) && place !== 'path' && required && owner === undefined)
      return [...own, problem(parameter.pointer, `${called} is required, and no requirement judges it; add x-requirement`)];
    return own;
  };
  const inAnswer = (status: string, answer: Node): string[] => [
    ...(/^([1-5]\d\d|[1-5]XX|default)$/.test(status)
      ? []
      : [problem(answer.pointer, `"${status}" is no status; write 200, 2XX or default`)]),
    ...strange('answer', answer),
    ...inMedia(answer),
    ...below(answer, 'headers').flatMap((header) => strange('header', header)),
  ];
  const inOperation = (operation: Node): string[] => [
    ...strange('operation', operation),
    ...below(operation, 'parameters').flatMap(inParameter),
    ...node(`${operation.pointer}/requestBody`).flatMap((body) => [...strange('body', body), ...inMedia(body)]),
    ...Object.keys(Object(operation.value.responses)).flatMap((status) =>
      node(`${operation.pointer}/responses/${segment(status)}`).flatMap((answer) => inAnswer(status, answer)),
    ),
    ...inSecurity(operation),
  ];
  const inSecurity = ({ value, pointer }: Node): string[] =>
    ((value.security ?? []) as Record<string, unknown>[]).flatMap((one, index) => {
      const [scheme, ...more] = Object.keys(one);
      const at = `${pointer}/security/${index}`;
      if (more.length > 0) return [problem(at, 'Assay sends credentials of one scheme at a time; write two entries')];
      return scheme === undefined || node(`/components/securitySchemes/${segment(scheme)}`).length > 0
        ? []
        : [problem(at, `no security scheme is named "${scheme}"`)];
    });
  const inScheme = ({ value, pointer }: Node): string[] => {
    const { type, scheme, 'x-signature-methods': methods } = value;
    if (type === 'http' && ['basic', 'bearer'].includes(String(scheme))) return [];
    if (type === 'http') return [problem(`${pointer}/scheme`, `Assay has no credentials of the scheme ${scheme}, only basic and bearer`)];
    if (type !== 'apiKey' || !Array.isArray(methods))
      return [
        problem(
          `${pointer}/type`,
          `Assay has no credentials of the type ${type}, only http, and apiKey with x-signature-methods for OAuth 1`,
        ),
      ];
    return methods.flatMap((method, index) =>
      isSignatureMethod(String(method))
        ? []
        : [
            problem(
              `${pointer}/x-signature-methods/${index}`,
              `Assay cannot sign with ${method}, only with ${Object.keys(signatureMethods).join(', ')}`,
            ),
          ],
    );
  };
  const inAddress = (item: Node): string[] => {
    const path = keys(item.pointer).at(-1) ?? '';
    const parameters = [item, ...operationMethods.flatMap((method) => node(`${item.pointer}/${method}`))].flatMap((one) =>
      below(one, 'parameters').map(({ value }) => String(value.name)),
    );
    const servers = (item.value.servers ?? Object(root).servers) as OpenApi['servers'];
    return servers
      .flatMap((server) => variablesIn(namedAddress(server, path)))
      .filter((called) => !addressNames.includes(called) && !parameters.includes(called))
      .map((called) => problem(item.pointer, `Assay has no value for {${called}}; name it in x-address, or as a parameter in the path`));
  };
  return node('').flatMap((document) => [
    ...strange('document', document),
    ...inSecurity(document),
    ...below({ value: Object(document.value.components), pointer: '/components' }, 'securitySchemes').flatMap(inScheme),
    ...below(document, 'paths').flatMap((item) => [
      ...strange('path item', item),
      ...inAddress(item),
      ...below(item, 'parameters').flatMap(inParameter),
      ...Object.keys(item.value)
        .filter((key) => operationMethods.includes(key))
        .flatMap((method) => node(`${item.pointer}/${method}`).flatMap(inOperation)),
    ]),
  ]);
}
