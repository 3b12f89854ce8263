import { message, requestOf, statusEntryFor } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { ownersIn } from '../contract/schema.ts';
import { bodyPath, contents, schemaDifferences } from './bodies.ts';
import { areNotes, breaking, compatible, type Difference, nameOf, type OperationPair, unsaid } from './difference.ts';
import type { PublishedOperation } from './operations.ts';

export const operationDifferences = (pair: OperationPair): Difference[] =>
  [security, parameters, body, statuses, answers].flatMap((differences) => differences(pair));

function security({ contracted, found, offered }: OperationPair): Difference[] {
  const owners = ownersIn(contracted.requirements, 'security') ?? [];
  const own: string[] = contracted.security;
  const words = (names: string[]) => names.map(schemeName).join(' or ');
  const lacking = own.filter((name) => !found.security.includes(name));
  const more = found.security.filter((name) => !own.includes(name));
  if (more.includes('unsaid'))
    return own.includes('none')
      ? []
      : [unsaid(contracted, '/paths', ['no-security'], 'the credentials of each operation', 'no security anywhere', owners)];
  // Where the contract does not say whether credentials are needed, an open operation is only worth a line.
  if (more.includes('none') && areNotes(owners))
    return [compatible(contracted, found.pointer, ['open'], words(own), schemeName('none'), owners)];
  // It is breaking to open what the contract protects; an operation that is only open needs no line for each scheme that it lacks.
  const opened = more.includes('none') ? [breaking(contracted, found.pointer, ['open'], words(own), schemeName('none'), owners)] : [];
  if (found.security.every((name) => name === 'none')) return opened;
  // The bridge is a separate address: a document of one address has only the schemes that are used there.
  const elsewhere = lacking.length < own.length ? lacking.filter((name) => !offered.has(name)) : [];
  const gone = lacking.filter((name) => !elsewhere.includes(name));
  return [
    ...gone.map((name) =>
      breaking(contracted, found.pointer, ['no-scheme', name], `the security scheme ${schemeWords(name)}`, words(found.security), owners),
    ),
    ...elsewhere.map((name) => ({
      ...compatible(
        contracted,
        found.pointer,
        ['no-scheme', name],
        `the security scheme ${schemeWords(name)}`,
        'it is nowhere in the document',
        owners,
      ),
      about: 'scheme' as const,
    })),
    ...opened,
    ...more
      .filter((name) => name !== 'none')
      .map((name) => compatible(contracted, found.pointer, ['other-scheme', name], words(own), schemeName(name), owners)),
  ];
}

const schemeName = (name: string): string => ({ none: 'no security', basic: 'Basic', bearer: 'Bearer', oauth1: 'OAuth 1' })[name] ?? name;

/** OpenAPI has no scheme for OAuth 1, so a document writes it in one of these ways. */
const schemeWords = (name: string): string =>
  name === 'oauth1' ? 'OAuth 1 (http with the scheme OAuth, or an apiKey in the header Authorization)' : schemeName(name);

function parameters({ contracted, found }: OperationPair): Difference[] {
  const request = message(requestOf(contracted.operation));
  const own = found.parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'header');
  const lacking = contracted.query.filter((name) => !own.some((parameter) => parameter.in === 'query' && parameter.name === name));
  const more = own.filter(
    ({ name, in: place }) =>
      !(place === 'query' && contracted.query.includes(name)) && !/^(authorization|accept|content-type)$/i.test(name),
  );
  return [
    ...lacking.map((name) => {
      const owners = ownersAt(request, ['properties', 'query', 'properties', name], 'required');
      return breaking(contracted, found.pointer, ['no-parameter', name], `the query parameter ${name}`, 'no such parameter', owners);
    }),
    ...more.map(({ name, in: place, isRequired, pointer }) => {
      const expected = `no ${place} parameter ${name}`;
      if (isRequired) return breaking(contracted, pointer, ['other-parameter', name], expected, 'it is required');
      const names = [`${nameOf(contracted)} ${place} ${name}`];
      return {
        ...compatible(contracted, pointer, ['other-parameter', name], expected, 'it is optional'),
        about: 'parameter' as const,
        names,
      };
    }),
  ];
}

function body(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  const name = requestOf(contracted.operation);
  const sent = contracted.mediaType;
  if (sent === undefined)
    return found.body?.isRequired
      ? [breaking(contracted, found.body.pointer, ['other-body'], 'a request without a body', 'a body is required')]
      : [];
  const place = found.body?.content[sent];
  if (place) return schemaDifferences(pair, name, place, 'sent');
  const got = found.body ? Object.keys(found.body.content).join(', ') || 'no media type' : 'no request body';
  const owners = ownersAt(message(name), bodyPath, 'required');
  return [breaking(contracted, (found.body ?? found).pointer, ['no-body', sent], `a request body of type ${sent}`, got, owners)];
}

/** The entry of the contract that covers a published status. */
const entryFor = (entries: readonly string[], status: string): string | undefined =>
  statusEntryFor(entries, Number(status.replace('XX', '00')));

/** The answers by status; one for all statuses is that of success if no other is. */
function answersOf({ contracted, found }: OperationPair): [status: string, PublishedOperation['answers'][string]][] {
  const all = Object.entries(found.answers);
  const isSuccess = (status: string) => /^[23]/.test(status);
  const success = contracted.statuses.find(isSuccess);
  const rest = all.some(([status]) => isSuccess(status)) ? undefined : success;
  return all.flatMap(([status, answer]) => (status === 'DEFAULT' ? (rest === undefined ? [] : [[rest, answer]]) : [[status, answer]]));
}

/** Statuses that only the document has, and statuses of success that only the contract has, unless another one stands in their place. */
function statuses(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  const given = answersOf(pair);
  const others = given.filter(([status]) => entryFor(contracted.statuses, status) === undefined);
  const isGiven = (status: string) => given.some(([entry]) => entry === status || entryFor([status], entry) !== undefined);
  const isReplaced = others.some(([status]) => /^[23]/.test(status) && !isPage(contracted.statuses, status));
  const lacking = contracted.statuses.filter((status) => !/^[45]/.test(status) && !isGiven(status) && !isReplaced);
  return [
    ...others.map(([status, { pointer }]): Difference => {
      const expected = `one of the statuses ${contracted.statuses.join(', ')}`;
      if (/^[45]/.test(status))
        return {
          ...compatible(contracted, pointer, ['other-status', status], expected, `the status ${status}`),
          about: 'refusal',
          names: [status],
        };
      const create = isPage(contracted.statuses, status) ? compatible : breaking;
      return create(contracted, pointer, ['other-status', status], expected, `the status ${status}`);
    }),
    ...lacking.map((status) => {
      const create = given.some(([entry]) => isPage([status], entry)) ? unsaid : breaking;
      return create(contracted, `${found.pointer}/responses`, ['no-status', status], `the status ${status}`, 'it is not described');
    }),
  ];
}

/** A page before a redirect: the contract does not describe how a user signs in. */
const isPage = (entries: readonly string[], status: string): boolean =>
  entries.every((entry) => /^[345]/.test(entry)) && status.startsWith('2');

function answers(pair: OperationPair): Difference[] {
  const { contracted } = pair;
  return answersOf(pair).flatMap(([status, answer]) => {
    const { headers, pointer } = answer;
    const entry = /^[45]/.test(status) ? undefined : entryFor(contracted.statuses, status);
    if (entry === undefined) return [];
    const name = `${contracted.operation} ${entry}`;
    const { headers: asked, content: wanted } = message(name).properties ?? {};
    const lacking = (asked?.required ?? []).filter((header) => !headers.includes(header));
    const mediaType = wanted?.['x-media-type'];
    return [
      ...lacking.map((header) => {
        const owners = ownersAt(message(name), ['properties', 'headers', 'properties', header], 'required');
        return breaking(contracted, pointer, ['no-header', header], `the header ${header}`, 'it is not described', owners);
      }),
      ...(typeof mediaType === 'string' ? contents(pair, name, mediaType, status, answer) : []),
    ];
  });
}
