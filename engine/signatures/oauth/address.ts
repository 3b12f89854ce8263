export type SignedAddress = ReturnType<typeof addressOf>;

const ADDRESS = /^(https?):\/\/(?:[^/?#]*@)?(\[[^\]/?#]*\]|[^:/?#]*)(?::(\d*))?([^?#]*)(?:\?([^#]*))?/i;

const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' };

/** The parts of a URL exactly as written. A URL object would rewrite the path, but the path is signed as it was sent. */
export function addressOf(url: string) {
  const [, scheme, host, port = '', path = '', query = ''] = ADDRESS.exec(url) ?? [];
  if (!scheme || !host) throw new TypeError(`${url} cannot be signed: it is not an http or https URL`);
  return { scheme, host, port, path: path || '/', query };
}

/** The port of the address, or the default port of its scheme. */
export const effectivePort = ({ scheme, port }: SignedAddress): string => port || (DEFAULT_PORTS[scheme.toLowerCase()] ?? '');

/** The address without its query and its default port (RFC 5849 §3.4.1.2). */
export function uriOf(address: SignedAddress): string {
  const port = address.port === DEFAULT_PORTS[address.scheme.toLowerCase()] ? '' : address.port;
  return `${address.scheme}://${address.host}`.toLowerCase() + (port && `:${port}`) + address.path;
}
