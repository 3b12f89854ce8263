import { decodedOnce, isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import { type Observed, problem } from './rule.ts';

/** Whether an address is complete, with http or https. */
export const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url) && isUrl(url);

/** The decoded path of an address, so that two ways to encode it compare as equal. */
export const pathOf = (url: string): string => decodedOnce(new URL(url).pathname);

/** The problem with a complete address without https; on loopback it is only a note. The ways to fail are those of `address-is-https`. */
export function plainHttp(url: string, name: string, seen: Observed) {
  const { protocol, origin } = new URL(url);
  if (protocol === 'https:') return [];
  return [problem(isLoopbackUrl(url) ? 'plain-on-loopback' : 'plain', seen, { name, origin })];
}
