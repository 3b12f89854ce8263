import { decodedOnce } from '../wire/url.ts';
import { type Operation, quoted } from './compile.ts';
import { contract } from './contract.ts';
import type { DocumentName } from './documents.ts';

/** The values of the variables in a document's addresses. */
export type Addresses = Record<string, string>;

/** The operation that a method and an address belong to, with the decoded values in its path; the query does not matter. */
export function routeOf(document: DocumentName, method: string, url: string, addresses: Addresses) {
  for (const one of contract().operations) {
    if (one.document !== document || one.method !== method) continue;
    for (const template of one.urls) {
      const found = patternOf(template, addresses).exec(withoutQuery(url));
      if (found) return { operation: one.operation, path: decoded(found.groups ?? {}) };
    }
  }
  return undefined;
}

/** The operations of a document at an address, whatever the method. */
export const operationsAt = (document: DocumentName, url: string, addresses: Addresses): Operation[] =>
  contract().operations.filter((one) => one.document === document && isAddressOf(one, url, addresses));

export const isAddressOf = ({ urls }: Operation, url: string, addresses: Addresses): boolean =>
  urls.some((template) => patternOf(template, addresses).test(withoutQuery(url)));

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '');

const patterns = new Map<string, RegExp>();

/**
 * A variable of the address becomes its value, one of the path matches a segment; two token endpoints may end in `_query`.
 * An address without a value becomes a segment too, and so matches no URL.
 */
function patternOf(template: string, addresses: Addresses): RegExp {
  const key = JSON.stringify([template, addresses]);
  const known = patterns.get(key);
  if (known) return known;
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return quoted(part).replace(/_token$/, '_token(?:_query)?');
    const value = addresses[part];
    return value === undefined ? `(?<${part}>[^/]+)` : quoted(value.replace(/\/+$/, ''));
  });
  const pattern = new RegExp(`^${parts.join('')}/?$`);
  patterns.set(key, pattern);
  return pattern;
}

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodedOnce(value)]));
