import type { Described } from '../../specs/generated/schemas.ts';
import { mediaTypeIn, parsedJson } from '../contract/message.ts';
import { defined } from '../documents/values.ts';
import { type Exchange, header } from '../wire/http/exchange.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import type { Located, Published } from './published.ts';
import { createValidator } from './validate.ts';

type Deviation = Described['deviations'][number];
type Answer = NonNullable<Exchange['response']>;

/** Compares answers with a published document; `bases` are the addresses that its paths are called at. */
export function createDescriber(published: Published, bases: readonly string[]): (exchange: Exchange) => Described | undefined {
  const operations = publishedOperations(published)
    .map((one) => ({ one, pattern: patternOf(one.path), variables: one.path.split('{').length }))
    // A literal path wins over one with a variable.
    .sort((a, b) => a.variables - b.variables);
  const origins = new Set(bases.map((base) => new URL(base).origin));
  const validate = createValidator(published);
  const { locate } = published;

  const find = (method: string, url: URL): PublishedOperation | undefined => {
    const paths = [url.pathname, ...bases.map((base) => behind(url.pathname, base)).filter((path) => path !== undefined)];
    return operations.find(({ one, pattern }) => one.method === method && paths.some((path) => pattern.test(path)))?.one;
  };

  const contentDeviations = ({ content, pointer }: PublishedOperation['answers'][string], answer: Answer): Deviation[] => {
    const label = header(answer, 'content-type');
    const type = label === undefined ? undefined : mediaTypeIn(label);
    const place = type === undefined ? undefined : fitting(content, type);
    if (!place) {
      const expected = `the media type ${Object.keys(content).join(' or ')}`;
      return [{ kind: 'media-type', ...defined({ type }), expected, got: type ?? 'no content type', where: locate(pointer) }];
    }
    if (!/[/+]json$/.test(type ?? '') || answer.truncated || answer.body.length > largestBody) return [];
    const parsed = parsedJson({ ...answer });
    const where = locate(place.pointer);
    if ('instead' in parsed) return [{ kind: 'body', keyword: parsed.code, expected: 'JSON', got: parsed.instead, where }];
    return validate(place.pointer, parsed.value).map((one) => ({ kind: 'body', ...one, where }));
  };

  const deviations = (operation: PublishedOperation, answer: Answer): Deviation[] => {
    const { status } = answer;
    const got = `status ${status}`;
    if (status >= 500) return [{ kind: 'server-error', expected: 'a status below 500', got, where: locate(operation.pointer) }];
    const statuses = Object.keys(operation.answers);
    const entry = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT'].find((one) => statuses.includes(one));
    const described = entry === undefined ? undefined : operation.answers[entry];
    if (!described) {
      const expected = `one of the statuses ${statuses.join(', ').toLowerCase() || '(none)'}`;
      return [{ kind: 'status', expected, got, where: locate(`${operation.pointer}/responses`) }];
    }
    if (operation.method === 'HEAD' || status === 204 || status === 304 || Object.keys(described.content).length === 0) return [];
    return contentDeviations(described, answer);
  };

  return ({ request, response }) => {
    const url = new URL(request.url);
    const operation = response && origins.has(url.origin) ? find(request.method, url) : undefined;
    if (!response || !operation) return undefined;
    return { operation: `${operation.method} ${operation.path}`, deviations: deviations(operation, response) };
  };
}

/** A body with more characters is not compared with its schema. */
const largestBody = 1_000_000;

const fitting = (content: Record<string, Located>, type: string): Located | undefined =>
  content[type] ?? content[type.replace(/\/.*/s, '/*')] ?? content['*/*'];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{[^}]*\}|[\\^$.*+?()[\]{}|]/g, (part) => (part.length > 1 ? '[^/]+' : `\\${part}`))}/?$`);

/** The rest of a path after the path of an address. */
function behind(path: string, base: string): string | undefined {
  const start = new URL(base).pathname.replace(/\/+$/, '');
  return start !== '' && path.startsWith(`${start}/`) ? path.slice(start.length) : undefined;
}
