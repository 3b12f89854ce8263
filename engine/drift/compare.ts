import { type Operation, requestOf } from '../contract/compile.ts';
import { contract, message, statusEntryFor } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { ownersIn, type Schema } from '../contract/schema.ts';
import { keys } from '../documents/pointer.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import { type Located, type Published, resolved } from './published.ts';
import { statedRequirements } from './requirements.ts';
import { type Gap, schemaGaps } from './schemas.ts';

/** One way in which a published document and the contract differ. */
export interface Difference {
  /** Whoever relies on the contract breaks over it, or does not notice. */
  kind: 'breaking' | 'compatible';
  operation: string;
  requirements: string[];
  /** Where in the published document: a JSON pointer. */
  pointer: string;
  expected: string;
  got: string;
}

/** What is compared of one operation on both sides. */
interface Pair {
  published: Published;
  contracted: Operation;
  found: PublishedOperation;
}

/** What a published document of the platform says of the contract. */
export interface Drift {
  differences: Difference[];
  /** Operations of the contract that are not in the document. */
  missing: string[];
}

/** Every difference between a published document of the platform and the contract. */
export function drift(published: Published): Drift {
  const all = publishedOperations(published);
  const own = contract().operations.filter(({ document }) => document !== 'provider');
  const matched = new Set<string>();
  const differences = own.flatMap((contracted) => {
    const match = matchOf(contracted, all);
    if (match) matched.add(match.found.pointer);
    return match ? [...match.moved, ...compared({ published, contracted, found: match.found })] : [missing(contracted)];
  });
  const more = all.filter(({ pointer }) => !matched.has(pointer));
  const lacking = own.filter((contracted) => !matchOf(contracted, all)).map(({ operation }) => operation);
  return { differences: [...differences, ...unmentioned(more)], missing: lacking };
}

const unmentioned = (more: PublishedOperation[]): Difference[] =>
  more.map(({ method, path, pointer }) => ({
    kind: 'compatible',
    operation: `${method} ${path}`,
    requirements: [],
    pointer,
    expected: 'nothing: the contract does not mention it',
    got: `${method} ${path}`,
  }));

const missing = (contracted: Operation): Difference => ({
  kind: 'breaking',
  operation: nameOf(contracted),
  requirements: ownersOfOperation(contracted),
  pointer: '/paths',
  expected: `the operation ${nameOf(contracted)}`,
  got: 'no such operation',
});

interface Match {
  found: PublishedOperation;
  moved: Difference[];
}

/** The operation at the same path and method; else one that has moved: the same id, or the same end of its path. */
function matchOf(contracted: Operation, all: PublishedOperation[]): Match | undefined {
  const wanted = pathsOf(contracted);
  const same = all.find(({ method, path }) => method === contracted.method && wanted.includes(shape(path)));
  if (same) return { found: same, moved: [] };
  const [last = ''] = wanted;
  const end = last.split('/').slice(-2).join('/');
  const moved =
    all.find(({ operationId }) => operationId === contracted.operation) ??
    all.find(({ method, path }) => method === contracted.method && shape(path).split('/').slice(-2).join('/') === end);
  if (!moved) return undefined;
  const difference: Difference = {
    kind: 'breaking',
    operation: nameOf(contracted),
    requirements: ownersOfOperation(contracted),
    pointer: moved.pointer,
    expected: nameOf(contracted),
    got: `${moved.method} ${moved.path}`,
  };
  return { found: moved, moved: [difference] };
}

/** Paths without what the address stands for, and without names of variables. */
const pathsOf = ({ urls }: Operation): string[] => urls.map((url) => shape(url.replace(/^\{\w+\}(\{path_prefix\})?/, '')));
const shape = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
const nameOf = ({ method, urls: [url] }: Operation): string => `${method} ${url.replace(/^\{\w+\}(\{path_prefix\})?/, '') || '/'}`;

function compared(pair: Pair): Difference[] {
  return [...security(pair), ...parameters(pair), ...body(pair), ...statuses(pair), ...answers(pair)];
}

function difference(
  pair: Pair,
  kind: Difference['kind'],
  requirements: string[],
  pointer: string,
  expected: string,
  got: string,
): Difference {
  const owners = requirements.length > 0 ? requirements : ownersOfOperation(pair.contracted);
  return { kind, operation: nameOf(pair.contracted), requirements: owners, pointer, expected, got };
}

function security(pair: Pair): Difference[] {
  const { contracted, found } = pair;
  const owners = ownersIn(contracted.requirements, 'security') ?? [];
  const says = (kind: Difference['kind'], names: string[], expected: string, got: string) =>
    names.map((name) => difference(pair, kind, owners, found.pointer, `${expected} ${schemeName(name)}`, got));
  const lacking = contracted.security.filter((name) => !found.security.includes(name));
  const more = found.security.filter((name) => !(contracted.security as string[]).includes(name));
  // To open what the contract protects is no addition.
  const [open, other] = [more.filter((name) => name === 'none'), more.filter((name) => name !== 'none')];
  return [
    ...says('breaking', lacking, 'the security scheme', found.security.map(schemeName).join(' or ')),
    ...open.map(() => difference(pair, 'breaking', owners, found.pointer, contracted.security.map(schemeName).join(' or '), 'no security')),
    ...other.map((name) =>
      difference(pair, 'compatible', owners, found.pointer, contracted.security.map(schemeName).join(' or '), schemeName(name)),
    ),
  ];
}

const schemeName = (name: string): string => ({ none: 'no security', basic: 'Basic', bearer: 'Bearer', oauth1: 'OAuth 1' })[name] ?? name;

function parameters(pair: Pair): Difference[] {
  const { contracted, found } = pair;
  const request = message(requestOf(contracted.operation));
  const own = found.parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'header');
  const lacking = contracted.query.filter((name) => !own.some((parameter) => parameter.in === 'query' && parameter.name === name));
  const more = own.filter(
    ({ name, in: place }) =>
      !(place === 'query' && contracted.query.includes(name)) && !/^(authorization|accept|content-type)$/i.test(name),
  );
  return [
    ...lacking.map((name) =>
      difference(
        pair,
        'breaking',
        ownersAt(request, ['properties', 'query', 'properties', name], 'required'),
        found.pointer,
        `the query parameter ${name}`,
        'no such parameter',
      ),
    ),
    ...more.map(({ name, in: place, isRequired, pointer }) =>
      difference(
        pair,
        isRequired ? 'breaking' : 'compatible',
        [],
        pointer,
        `no ${place} parameter ${name}`,
        isRequired ? 'it is required' : 'it is optional',
      ),
    ),
  ];
}

function body(pair: Pair): Difference[] {
  const { contracted, found, published } = pair;
  const name = requestOf(contracted.operation);
  const sent = contracted.mediaType;
  if (sent === undefined)
    return found.body?.isRequired
      ? [difference(pair, 'breaking', [], found.body.pointer, 'a request without a body', 'a body is required')]
      : [];
  const path = ['properties', 'content', 'properties', 'body'];
  const owners = ownersAt(message(name), path, 'required');
  if (!found.body) return [difference(pair, 'breaking', owners, found.pointer, `a request body of type ${sent}`, 'no request body')];
  const place = found.body.content[sent];
  if (!place) {
    const got = Object.keys(found.body.content).join(', ') || 'no media type';
    return [difference(pair, 'breaking', owners, found.body.pointer, `a request body of type ${sent}`, got)];
  }
  return schemaDifferences(pair, name, path, place, 'sent', published);
}

/** The statuses of success that the document has and the contract does not, and the other way round. */
function statuses(pair: Pair): Difference[] {
  const { contracted, found } = pair;
  const success = contracted.statuses.filter((status) => !/^[45]/.test(status));
  const given = Object.entries(found.answers);
  const others = given.filter(
    ([status]) => status !== 'DEFAULT' && statusEntryFor(contracted.statuses, Number(status.replace('XX', '00'))) === undefined,
  );
  const own = (status: string) =>
    given.some(
      ([entry]) => entry === status || (entry !== 'DEFAULT' && statusEntryFor([status], Number(entry.replace('XX', '00'))) !== undefined),
    );
  return [
    ...others.map(([status, { pointer }]) =>
      difference(
        pair,
        /^[45]/.test(status) ? 'compatible' : 'breaking',
        [],
        pointer,
        `one of the statuses ${contracted.statuses.join(', ')}`,
        `the status ${status}`,
      ),
    ),
    ...success
      .filter((status) => !own(status))
      .map((status) => difference(pair, 'breaking', [], `${found.pointer}/responses`, `the status ${status}`, 'it is not described')),
  ];
}

function answers(pair: Pair): Difference[] {
  const { contracted, found, published } = pair;
  return Object.entries(found.answers).flatMap(([status, { content, headers, pointer }]) => {
    const entry =
      status === 'DEFAULT' || /^[45]/.test(status) ? undefined : statusEntryFor(contracted.statuses, Number(status.replace('XX', '00')));
    if (entry === undefined) return [];
    const name = `${contracted.operation} ${entry}`;
    const { headers: asked, content: wanted } = message(name).properties ?? {};
    const lacking = (asked?.required ?? []).filter((header) => !headers.includes(header));
    const mediaType = wanted?.['x-media-type'];
    return [
      ...lacking.map((header) =>
        difference(
          pair,
          'breaking',
          ownersAt(message(name), ['properties', 'headers', 'properties', header], 'required'),
          pointer,
          `the header ${header}`,
          'it is not described',
        ),
      ),
      ...(typeof mediaType === 'string' ? contents(pair, name, mediaType, content, pointer, published) : []),
    ];
  });
}

function contents(
  pair: Pair,
  name: string,
  wanted: string,
  content: Record<string, Located>,
  pointer: string,
  published: Published,
): Difference[] {
  const path = ['properties', 'content', 'properties', 'body'];
  const fitting = Object.entries(content).find(
    ([type]) => type === wanted || (/[/+]json$/.test(wanted) && /[/+]json$/.test(type)) || type === '*/*',
  );
  const owners = ownersAt(message(name), path, 'required');
  const others = Object.keys(content).filter((type) => type !== fitting?.[0] && !pair.contracted.answers.includes(type));
  return [
    ...(fitting
      ? schemaDifferences(pair, name, path, fitting[1], 'received', published)
      : [difference(pair, 'breaking', owners, pointer, `an answer of type ${wanted}`, others.join(', ') || 'no content')]),
    ...(fitting
      ? others.map((type) => difference(pair, 'compatible', owners, pointer, `an answer of type ${wanted}`, `${type} as well`))
      : []),
  ];
}

/** What is sent has to fit the published schema; what is received has to fit the contract. The other direction is compatible. */
function schemaDifferences(
  pair: Pair,
  name: string,
  path: string[],
  place: Located,
  direction: 'sent' | 'received',
  published: Published,
): Difference[] {
  const whole = message(name);
  const start = `/${path.join('/')}`;
  const ours = { place: { value: at(whole, path), pointer: start }, resolve: (one: Located) => one };
  const theirs = { place, resolve: (one: Located) => resolved(published, one) };
  const breaking = direction === 'sent' ? schemaGaps(ours, theirs) : schemaGaps(theirs, ours);
  const compatible = direction === 'sent' ? schemaGaps(theirs, ours) : schemaGaps(ours, theirs);
  const broken = new Set(breaking.filter(isBreaking).map(({ at: where }) => where));
  const told = (kind: Difference['kind'], isOursNarrow: boolean) => (gap: Gap) => {
    const [mine, other] = isOursNarrow ? [gap.narrow, gap.wide] : [gap.wide, gap.narrow];
    const [says, others] = isOursNarrow ? [gap.asks, gap.allows] : [gap.allows, gap.asks];
    const where = `${direction === 'sent' ? 'request' : 'answer'} body${gap.at}`;
    return difference(pair, kind, ownersAt(whole, keys(mine), gap.keyword), other, `${where}: ${says}`, others);
  };
  return [
    ...breaking.map((gap) => told(isBreaking(gap) ? 'breaking' : 'compatible', direction === 'received')(gap)),
    ...compatible.filter(({ at: where }) => !broken.has(where)).map(told('compatible', direction === 'sent')),
  ];
}

const isBreaking = ({ keyword }: Gap): boolean => keyword !== 'undescribed';

const at = (schema: Schema, path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], schema);

/** The requirement on the call itself; else on its answer, or whatever else the contract asks of it. */
function ownersOfOperation({ operation, requirements, statuses }: Operation): string[] {
  const own = ownersIn(requirements, 'call') ?? ownersIn(requirements, 'below');
  const [status] = statuses.filter((one) => !/^[45]/.test(one));
  if (own || status === undefined) return own ?? [];
  const answered = ownersAt(message(`${operation} ${status}`), ['properties', 'status'], 'const');
  if (answered.length > 0) return answered;
  return [...statedRequirements()].flatMap(([id, operations]) => (operations.includes(operation) ? [id] : [])).slice(0, 1);
}
