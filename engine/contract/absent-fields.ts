import { member } from '../documents/values.ts';
import { answerOf, type Contract, publishedContract, requestOf } from './contract.ts';
import { addressNames, documentNames, variablesIn } from './documents.ts';
import type { ReadDocuments } from './read.ts';
import type { Schema } from './schema.ts';

/** Fields that Assay itself reads or writes under these names, because no document says what they are for. */
const fields: Record<string, string[]> = {
  'provision request': ['addon_id', 'plan', 'callback_url'],
  'provision answer': ['id', 'config'],
  'signOn request': ['id', 'timestamp', 'nav-data', 'email', 'user_id', 'signature'],
  'listAddons answer': ['addon_id', 'callback_url', 'plan', 'owner_id', 'provider_id'],
  'getAddon answer': ['id', 'config', 'callback_url'],
  'updateAddon request': ['config'],
  'requestToken answer': ['oauth_token', 'oauth_token_secret'],
  'accessToken answer': ['oauth_token', 'oauth_token_secret'],
};

/** Of these messages, Assay reads the entries. */
const lists = ['listAddons answer'];

const form = 'application/x-www-form-urlencoded';

/** Fields of a manifest that Assay reads. */
const inManifest = [
  ...['id', 'api/config_vars', 'api/password', 'api/sso_salt', 'api/regions'],
  ...['api/production/base_url', 'api/production/sso_url', 'api/test/base_url', 'api/test/sso_url'],
];

/** Operations and fields that Assay needs and the documents do not have any more, or have twice, each with its place. */
export function absentFields({ documents, locate }: ReadDocuments, { operations, messages }: Contract): string[] {
  const pointerOf = (id: string) => {
    const paths = documentNames.flatMap((name) =>
      Object.entries(documents[name].paths).flatMap(([path, item]) =>
        Object.entries(item).flatMap(([method, one]) =>
          member(one, 'operationId') === id ? [locate(name, `/paths/${path.replaceAll('/', '~1')}/${method}`)] : [],
        ),
      ),
    );
    return paths;
  };
  const gone = publishedContract().operations.filter(({ operation }) => !operations.some((one) => one.operation === operation));
  const twice = operations.filter(({ operation }, index) => operations.findIndex((one) => one.operation === operation) < index);
  const opened = operations.filter(({ operation, security }) => {
    const before = publishedContract().operations.find((one) => one.operation === operation)?.security ?? ['none'];
    return security.join() === 'none' && before.join() !== 'none';
  });
  const manifest = inManifest.filter((path) => !hasField(messages.manifest, path.split('/')));
  const unnamed = Object.entries(fields).flatMap(([message, names]) => {
    const [id = '', side] = message.split(' ');
    const statuses = operations.find(({ operation }) => operation === id)?.statuses.filter((status) => !/^[45]/.test(status)) ?? [];
    const own = side === 'request' ? [requestOf(id)] : statuses.map((status) => answerOf(id, status));
    const bodies = own.flatMap((name) => messages[name]?.properties?.content?.properties?.body ?? []) as Schema[];
    const isList = lists.includes(message);
    if (bodies.some((body) => isList !== (body.items !== undefined)))
      return [`${pointerOf(id)[0]}: Assay reads the ${side} of ${id} as ${isList ? 'a list' : 'one object'}, with nothing around it`];
    return names
      .filter((name) => bodies.some((body) => !hasField(body.items ?? body, [name])))
      .map((name) => `${pointerOf(id)[0]}: Assay needs the field "${name}" in the ${side} of ${id}; keep its name`);
  });
  const formless = operations.flatMap(({ operation, mediaType }) => {
    const at = pointerOf(operation)[0];
    const { properties = {} } = messages[requestOf(operation)]?.properties?.content?.properties?.body ?? {};
    const nested =
      mediaType === form ? Object.entries(properties).find(([, { type }]) => type === 'object' || type === 'array') : undefined;
    return nested ? [`${at}: a form has one text for each field, and ${nested[0]} is an ${nested[1].type}; send ${operation} as JSON`] : [];
  });
  const posted = operations.flatMap(({ operation, method, mediaType }) =>
    operation === 'signOn' && (method !== 'POST' || mediaType !== form)
      ? [`${pointerOf(operation)[0]}: a browser sends signOn, so Assay sends it as a POST of ${form} only`]
      : [],
  );
  const inPath = (url: string) => variablesIn(url).filter((name) => !addressNames.includes(name));
  const unknown = operations.flatMap(({ operation, urls: [url] }) => {
    const before = publishedContract().operations.find((one) => one.operation === operation);
    const known = before ? inPath(before.urls[0]).length : Number.POSITIVE_INFINITY;
    return inPath(url)
      .slice(known)
      .map((name) => `${pointerOf(operation)[0]}: Assay has no value for {${name}} in the path of ${operation}`);
  });
  return [
    ...unknown,
    ...formless,
    ...posted,
    ...gone.map(
      ({ document, operation }) => `${locate(document, '/paths')}: Assay calls the operation "${operation}", which is missing here`,
    ),
    ...twice.map(({ operation }) => `${pointerOf(operation).at(-1)}: the operationId "${operation}" is already used`),
    ...opened.map(
      ({ operation }) =>
        `${pointerOf(operation)[0]}: Assay calls ${operation} with credentials; add them, beside {} if they may be left out`,
    ),
    ...(gone.length > 0 ? [] : unnamed),
    ...manifest.map(
      (path) => `${locate('manifest', pointerIn(path))}: Assay needs the field "${path.replaceAll('/', '.')}" of a manifest; keep its name`,
    ),
  ];
}

const pointerIn = (path: string): string => `/properties/${path.split('/').slice(0, -1).join('/properties/')}/properties`;

/** Whether a schema describes a field, given by the steps to it. */
const hasField = (schema: Schema | undefined, [name, ...more]: string[]): boolean => {
  if (name === undefined) return true;
  const parts = [schema, ...(schema?.allOf ?? []), ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
  return parts.some((part) => part?.properties?.[name] !== undefined && hasField(part.properties[name], more));
};
