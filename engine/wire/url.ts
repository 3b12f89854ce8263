/** A text as a URL, where it is one. Node 20's own URL.canParse says no to every host beyond ASCII after some thousand calls. */
export function parseUrl(text: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export const isUrl = (text: string | URL, base?: string | URL): boolean => parseUrl(text, base) !== undefined;
