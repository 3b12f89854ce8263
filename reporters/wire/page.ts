import { createHash } from 'node:crypto';
import { compile } from '../../engine/contract/compile.ts';
import { type Documents, documentNames, isOfPartner, namedAddress, type OpenApi, operationsOf } from '../../engine/contract/documents.ts';
import { filledIn, valueFinder } from '../../engine/contract/fill.ts';
import { sample } from '../../engine/contract/sample.ts';
import type { Schema } from '../../engine/contract/schema.ts';
import { enumerated } from '../../engine/contract/value-words.ts';
import { expectedWords, typeWords } from '../../engine/contract/words.ts';
import { isObject, valueAt } from '../../engine/documents/values.ts';

type Part = Record<string, unknown>;

interface Content {
  type: string;
  schema: Schema;
  example: Part;
}

/** What a partner implements, as a page: each call of the documents as HTTP, and one signature to test with. */
export function wirePage(documents: Documents, template: string): string {
  const calls = documentNames.filter(isOfPartner).flatMap((name) => callsIn(documents, name as 'provider' | 'sso'));
  const text = filledIn(template, valueFinder(compile(documents)));
  return text
    .replace('{version}', versionOf(documents))
    .replace('{calls}', () => calls.join('\n\n'))
    .replace('{signature}', () => signatureSteps(documents));
}

/** The version that the documents give themselves. */
function versionOf(documents: Documents): string {
  const versions = documentNames.filter(isOfPartner).map((name) => (documents[name] as OpenApi & { info?: Part }).info?.version);
  return `This is version ${enumerated([...new Set(versions)])} of the contract.`;
}

function callsIn(documents: Documents, name: 'provider' | 'sso'): string[] {
  const document = documents[name];
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => {
      const {
        summary,
        description,
        requestBody,
        responses,
        servers = document.servers,
        security = document.security ?? [],
        ...own
      } = operation as typeof operation & Part;
      const address = namedAddress(servers[0] ?? { url: '' }, path);
      const parameters = [item.parameters ?? [], own.parameters ?? []].flat().map((one) => resolved(document, { ...one }));
      const isSecret = security.some((one) => Object.keys(one).length > 0);
      const mayBeOpen = security.some((one) => Object.keys(one).length === 0);
      const sent = contentOf(document, requestBody);
      const head = [
        `${method.toUpperCase()} ${exampleOf(path, parameters)}${queryOf(parameters)} HTTP/1.1`,
        'Host: partner.example',
        ...(isSecret && !mayBeOpen ? ['Authorization: Basic BASE64(id:api.password)'] : []),
        ...required(parameters, 'header').map(([name, value]) => `${name}: ${value}`),
      ];
      return [
        `### ${method.toUpperCase()} ${address}`,
        [own.deprecated && 'Deprecated.', summary, description, isSecret && mayBeOpen && 'Accept it with credentials and without them.']
          .filter(Boolean)
          .join(' '),
        own['x-not-shown'] === undefined ? '' : `The contract does not show: ${lowered(String(own['x-not-shown']))}`,
        ...(sent || Object.keys(responses).some(isSuccess) ? [http(head, withSignature(documents, sent))] : []),
        fieldList(sent),
        ...Object.entries(responses)
          .sort(([one], [other]) => Number(isSuccess(other)) - Number(isSuccess(one)))
          .map(([status, response]) =>
            answer(documents, document, status, Object.keys(responses).filter(isSuccess), resolved(document, { ...response })),
          ),
      ]
        .filter(Boolean)
        .join('\n\n');
    }),
  );
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

function answer(documents: Documents, document: OpenApi, status: string, all: readonly string[], response: Part): string {
  const { description, headers = {}, content } = response;
  const named = Object.entries(headers as Record<string, Part>).map(([name, one]) => `${name}: ${resolved(document, one).example ?? '…'}`);
  if (!isSuccess(status)) {
    const shown = named.filter((_, index) => Object.values(headers as Record<string, Part>)[index]?.required === true);
    return `Refuse with ${status}: ${lowered(String(description))}${shown.map((one) => ` Send \`${one}\`.`).join('')}`;
  }
  const body = contentOf(document, { content });
  const range = all.find((one) => /XX$/i.test(one));
  const any = range ? `Any ${range.toLowerCase()} will do.` : `Return ${all.length > 1 ? '' : 'exactly '}${enumerated(all, 'or')}.`;
  return [
    `Your answer: ${lowered(String(description))} ${any}`,
    http([`HTTP/1.1 ${status.replace(/XX$/i, status.startsWith('3') ? '03' : '00')}`, ...named], withSignature(documents, body)),
    fieldList(body),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function resolved(document: OpenApi, { $ref, ...own }: Part): Part {
  return typeof $ref === 'string' ? { ...resolved(document, valueAt(document, $ref.slice(1)) as Part), ...own } : own;
}

/** The path of an example call: each variable with its own example. */
const exampleOf = (path: string, parameters: readonly Part[]): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema = {}, example } = parameters.find((one) => one.name === name) ?? {};
    return String(example ?? sample(schema as Schema, name));
  });

/** The required parameters of a place, each with its own example. */
const required = (parameters: readonly Part[], place: 'query' | 'header'): [string, string][] =>
  parameters
    .filter((one) => one.in === place && one.required)
    .map(({ name, schema = {}, example }) => [String(name), String(example ?? sample(schema as Schema, name))]);

function queryOf(parameters: readonly Part[]): string {
  const query = new URLSearchParams(required(parameters, 'query'));
  return query.size > 0 ? `?${query}` : '';
}

/** The first content of a message, with an example that has every required field. */
function contentOf(document: OpenApi, body: unknown): Content | undefined {
  const [first] = Object.entries(((body ?? {}) as Part).content ?? {}) as [string, Part][];
  if (!first) return undefined;
  const [type, { schema: written = {}, example, examples }] = first;
  const schema = resolved(document, written as Part) as Schema;
  const given = example ?? (Object.values((examples ?? {}) as Part)[0] as Part | undefined)?.value ?? {};
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, raw]): [string, unknown][] => {
    const { default: _, examples: __, ...stated } = resolved(document, raw as Part) as Schema;
    if (Object.hasOwn(given as Part, name))
      return [[name, stated.type ? sample({ ...stated, example: (given as Part)[name] }) : (given as Part)[name]]];
    return required.includes(name) ? [[name, sample(resolved(document, raw as Part) as Schema, name)]] : [];
  });
  const own = Object.entries(properties).map(([name, raw]) => [name, resolved(document, raw as Part)]);
  return { type, schema: { ...schema, properties: Object.fromEntries(own) }, example: Object.fromEntries(fields) };
}

const http = (head: readonly string[], content?: Content): string => {
  const body = content && (/json/.test(content.type) ? JSON.stringify(content.example, null, 2) : formText(content.example));
  return ['```http', ...head, ...(content ? [`Content-Type: ${content.type}`, '', body] : []), '```'].join('\n');
};

const formText = (fields: Part): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString();

function fieldList(content: Content | undefined): string {
  const { properties = {}, required = [] } = content?.schema ?? {};
  const fields = Object.entries(properties).map(([name, schema]) => {
    const { description, deprecated } = schema;
    const kind = schema.type === undefined ? 'a value' : typeWords(schema);
    const words = [kind, ...statedWords(schema), !required.includes(name) && 'optional', deprecated && 'deprecated'].filter(Boolean);
    return `- \`${name}\`: ${words.join(', ')}${description ? `. ${description}` : ''}`;
  });
  return [...fields, ...(content ? wordsOfAll(content.schema) : [])].join('\n');
}

/** What the fields of a body have to be together. */
function wordsOfAll({ additionalProperties, unevaluatedProperties, dependentRequired = {} }: Schema): string[] {
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  const together = Object.entries(dependentRequired as Record<string, string[]>);
  return [
    ...together.map(([name, others]) => `- With \`${name}\` comes ${enumerated(others.map((one) => `\`${one}\``))}.`),
    ...(isClosed ? ['- No other field.'] : []),
  ];
}

/** What a field has to be, besides its type. */
const statedWords = (schema: Schema): string[] =>
  ['const', 'enum', 'format', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems']
    .filter((keyword) => Object.hasOwn(schema, keyword))
    .map((keyword) => {
      const params = { limit: schema[keyword], format: schema.format };
      return expectedWords({ owners: [], schema, keyword, pointer: '', params }, '');
    })
    .concat(isObject(schema.additionalProperties) ? statedWords(schema.additionalProperties).map((words) => `each ${words}`) : []);

const salt = 'an-sso-salt-of-thirty-five-letters-or-more';

function signed(documents: Documents): { fields: Record<string, string>; joined: string; signature: string } {
  const { parts, separator, hash, encoding } = documents['sign-on'].signature;
  const [item] = Object.values(documents.sso.paths);
  const [operation] = operationsOf(item ?? {});
  const { signature: _, ...example } = contentOf(documents.sso, operation?.[1].requestBody)?.example ?? {};
  const fields = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
  const values: Record<string, string> = { ...fields, sso_salt: salt };
  const joined = parts.map((part) => values[part] ?? '').join(separator);
  return { fields, joined, signature: createHash(hash).update(joined).digest(encoding) };
}

/** The example form, with the signature of its values. */
function withSignature(documents: Documents, content: Content | undefined): Content | undefined {
  if (content?.example.signature === undefined) return content;
  return { ...content, example: { ...content.example, signature: signed(documents).signature } };
}

function signatureSteps(documents: Documents): string {
  const { fields, joined, signature } = signed(documents);
  const rows = Object.entries({ ...fields, sso_salt: salt }).map(([name, value]) => `${name.padEnd(10)} ${value}`);
  return ['```text', ...rows.map((row) => row.trimEnd()), '', 'joined', joined, '', 'signature', signature, '```'].join('\n');
}
