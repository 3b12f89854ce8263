/** Whether a text is a URL. Node 20's own URL.canParse says no to every host beyond ASCII once it was called some thousand times. */
export function isUrl(text: string | URL, base?: string | URL): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
