/** The address of a resource, its id as one path segment; undefined where no address can name it. */
export function resourceUrl(baseUrl: string, id: string): string | undefined {
  if (id === '' || id === '.' || id === '..' || !isWellFormed(id)) return undefined;
  return `${baseUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}`;
}

/** Half a surrogate pair has no UTF-8. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
