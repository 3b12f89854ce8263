import { isUrl } from '../engine/url.ts';
/** Whether an address is complete: one that HTTP can be spoken to. */
export const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url) && isUrl(url);

/** The path of an address, its encoding aside, as two ways of writing it lead to the same. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
