import { requestOf } from '../contract/compile.ts';
import { message } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { ownersIn } from '../contract/schema.ts';
import { schemaDifferences } from './bodies.ts';
import { type Difference, differenceAt, type OperationPair } from './difference.ts';

/** What a caller has to send: credentials, parameters, a body. */
export const callDifferences = (pair: OperationPair): Difference[] => [...security(pair), ...parameters(pair), ...body(pair)];

function security(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  const owners = ownersIn(contracted.requirements, 'security') ?? [];
  const says = (kind: Difference['kind'], names: string[], expected: string, got: string) =>
    names.map((name) => differenceAt(pair, kind, owners, found.pointer, `${expected} ${schemeName(name)}`, got));
  const lacking = contracted.security.filter((name) => !found.security.includes(name));
  const more = found.security.filter((name) => !(contracted.security as string[]).includes(name));
  // To open what the contract protects is no addition.
  const [open, other] = [more.filter((name) => name === 'none'), more.filter((name) => name !== 'none')];
  return [
    ...says('breaking', lacking, 'the security scheme', found.security.map(schemeName).join(' or ')),
    ...open.map(() =>
      differenceAt(pair, 'breaking', owners, found.pointer, contracted.security.map(schemeName).join(' or '), 'no security'),
    ),
    ...other.map((name) =>
      differenceAt(pair, 'compatible', owners, found.pointer, contracted.security.map(schemeName).join(' or '), schemeName(name)),
    ),
  ];
}

const schemeName = (name: string): string => ({ none: 'no security', basic: 'Basic', bearer: 'Bearer', oauth1: 'OAuth 1' })[name] ?? name;

function parameters(pair: OperationPair): Difference[] {
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
      differenceAt(
        pair,
        'breaking',
        ownersAt(request, ['properties', 'query', 'properties', name], 'required'),
        found.pointer,
        `the query parameter ${name}`,
        'no such parameter',
      ),
    ),
    ...more.map(({ name, in: place, isRequired, pointer }) =>
      differenceAt(
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

function body(pair: OperationPair): Difference[] {
  const { contracted, found, published } = pair;
  const name = requestOf(contracted.operation);
  const sent = contracted.mediaType;
  if (sent === undefined)
    return found.body?.isRequired
      ? [differenceAt(pair, 'breaking', [], found.body.pointer, 'a request without a body', 'a body is required')]
      : [];
  const path = ['properties', 'content', 'properties', 'body'];
  const owners = ownersAt(message(name), path, 'required');
  if (!found.body) return [differenceAt(pair, 'breaking', owners, found.pointer, `a request body of type ${sent}`, 'no request body')];
  const place = found.body.content[sent];
  if (!place) {
    const got = Object.keys(found.body.content).join(', ') || 'no media type';
    return [differenceAt(pair, 'breaking', owners, found.body.pointer, `a request body of type ${sent}`, got)];
  }
  return schemaDifferences(pair, name, path, place, 'sent', published);
}
