import { answerBody, answerHeaders, answerStatus, answerType } from '../../engine/contract/answer.ts';
import { contract, contractChoice, message, type Operation, publishedContract, successMessage } from '../../engine/contract/contract.ts';
import { filledUrl, routeOf } from '../../engine/contract/request.ts';
import { isObject, jsonIn } from '../../engine/documents/values.ts';
import { oauthPrefixes } from '../../engine/signatures/oauth/prefixes.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';

type Request = Parameters<Decisions['serves']>[0];
type Answer = ReturnType<Decisions['serves']>;

const NO_ADDRESS = { base_url: '', bridge_url: '', api_url: '' };

/** The decisions of a reference platform that make it serve the operations of a contract of one's own, with its own addresses and fields. */
export function decisionsByContract(): Partial<Decisions> {
  if (contractChoice() === undefined) return {};
  const signedPaths = new WeakMap<object, string>();
  return {
    signatureMethods: () => contract().signing.methods,
    signedPath: (request) => signedPaths.get(request) ?? request.path,
    serves(request, answer) {
      const route = routeAt(request);
      if (!route) return isOfPublished(request) ? conforming.missing : answer(request);
      const published = publishedContract().operations.find(({ operation }) => operation === route.operation);
      // It has no such operation; what another one says of the caller holds here as well.
      const as = published ? insteadOf(request, route, published) : { ...request, path: '/v2/self' };
      signedPaths.set(as, request.path);
      return fitted(route.operation, answer(as));
    },
  };
}

/** Where the platform shows an add-on. */
export const addonAddress = (publicUrl: string, addonId: string): string =>
  filledUrl('getAddon', { api_url: publicUrl, addonId: encodeURIComponent(addonId) });

type Route = { operation: string; path: Record<string, string>; path_prefix: string };

function routeAt({ method, path }: Request): Route | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  for (const document of ['platform', 'vendor'] as const)
    for (const path_prefix of oauthPrefixes) {
      const found = routeOf(document, verb, path, { ...NO_ADDRESS, path_prefix });
      if (found) return { ...found, path_prefix };
    }
  return undefined;
}

/** The address of an operation as a pattern: any value stands for a variable. */
const patternOf = ({ urls }: Operation): RegExp =>
  new RegExp(
    `^${urls[0]
      .replace(/^(\{\w+\})+/, '')
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

const isOfPublished = ({ path }: Request): boolean =>
  publishedContract().operations.some(
    (one) => ['platform', 'vendor'].includes(one.document) && one.oauthParameters.length === 0 && patternOf(one).test(path),
  );

/** The same call as the published contract has it. */
function insteadOf(request: Request, { operation, path, path_prefix }: Route, published: Operation): Request {
  const own = contract().operations.find((one) => one.operation === operation);
  if (own?.urls.join() === published.urls.join() && own.method === published.method) return { ...request };
  const values = Object.values(path).map(encodeURIComponent);
  const filled = published.urls[0].replace(/^(\{\w+\})+/, published.urls[0].includes('{path_prefix}') ? path_prefix : '');
  const method = request.method === 'HEAD' ? 'HEAD' : published.method;
  return { ...request, method, path: filled.replace(/\{\w+\}/g, () => values.shift() ?? '') };
}

/** An answer that fits what a changed document states; where it states what is published, as it is. */
function fitted(id: string, given: Answer): Answer {
  const name = successMessage(id);
  if (given.status < 200 || given.status > 299 || JSON.stringify(message(name)) === JSON.stringify(publishedContract().messages[name]))
    return given;
  const status = answerStatus(id, 'accepted', given.status);
  const pairs = Object.entries(given.headers ?? {}).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one]));
  const headers = Object.fromEntries(answerHeaders(id, status, pairs));
  const was = jsonIn(String(given.body));
  if (!isObject(was) && !Array.isArray(was)) return { ...given, status, headers };
  const own = answerBody(id, was);
  const isOpen = message(name).properties?.content?.properties?.body?.additionalProperties !== false;
  const body = JSON.stringify(isOpen && isObject(was) && isObject(own) ? { ...was, ...own } : own);
  return { status, headers: { ...headers, 'content-type': answerType(id) ?? 'application/json' }, body };
}
