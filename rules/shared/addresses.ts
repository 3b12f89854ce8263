import { isLoopbackUrl } from '../../engine/wire/loopback.ts';
import { decodedOnce, isUrl } from '../../engine/wire/url.ts';
import type { RecordingProblem } from '../rule.ts';

/** Whether an address is complete: one that HTTP can be spoken to. */
export const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url) && isUrl(url);

/** The path of an address, its encoding aside, as two ways of writing it lead to the same. */
export const pathOf = (url: string): string => decodedOnce(new URL(url).pathname);

/** What is wrong with a complete address that is not https; on loopback it is noted only. */
export function plainHttp(url: string): Pick<RecordingProblem, 'got' | 'level'>[] {
  const { protocol, origin } = new URL(url);
  if (protocol === 'https:') return [];
  return [isLoopbackUrl(url) ? { got: origin, level: 'note' } : { got: origin }];
}
