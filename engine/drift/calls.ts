import { requestOf } from '../contract/compile.ts';
import { message } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { ownersIn } from '../contract/schema.ts';
import { bodyPath, schemaDifferences } from './answers.ts';
import { breaking, compatible, type Difference, type OperationPair } from './difference.ts';

/** What a caller has to send: credentials, parameters, a body. */
export const callDifferences = (pair: OperationPair): Difference[] => [...security(pair), ...parameters(pair), ...body(pair)];

function security({ contracted, found }: OperationPair): Difference[] {
  const owners = ownersIn(contracted.requirements, 'security') ?? [];
  const own: string[] = contracted.security;
  const words = (names: string[]) => names.map(schemeName).join(' or ');
  const lacking = own.filter((name) => !found.security.includes(name));
  const more = found.security.filter((name) => !own.includes(name));
  return [
    ...lacking.map((name) => breaking(contracted, found.pointer, `the security scheme ${schemeName(name)}`, words(found.security), owners)),
    // To open what the contract protects is no addition.
    ...more.filter((name) => name === 'none').map((name) => breaking(contracted, found.pointer, words(own), schemeName(name), owners)),
    ...more.filter((name) => name !== 'none').map((name) => compatible(contracted, found.pointer, words(own), schemeName(name), owners)),
  ];
}

const schemeName = (name: string): string => ({ none: 'no security', basic: 'Basic', bearer: 'Bearer', oauth1: 'OAuth 1' })[name] ?? name;

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
      return breaking(contracted, found.pointer, `the query parameter ${name}`, 'no such parameter', owners);
    }),
    ...more.map(({ name, in: place, isRequired, pointer }) => {
      const tell = isRequired ? breaking : compatible;
      return tell(contracted, pointer, `no ${place} parameter ${name}`, isRequired ? 'it is required' : 'it is optional');
    }),
  ];
}

function body(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  const name = requestOf(contracted.operation);
  const sent = contracted.mediaType;
  if (sent === undefined)
    return found.body?.isRequired ? [breaking(contracted, found.body.pointer, 'a request without a body', 'a body is required')] : [];
  const place = found.body?.content[sent];
  if (place) return schemaDifferences(pair, name, place, 'sent');
  const got = found.body ? Object.keys(found.body.content).join(', ') || 'no media type' : 'no request body';
  const owners = ownersAt(message(name), bodyPath, 'required');
  return [breaking(contracted, (found.body ?? found).pointer, `a request body of type ${sent}`, got, owners)];
}
