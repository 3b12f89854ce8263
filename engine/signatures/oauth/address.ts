export type SignedAddress = ReturnType<typeof addressOf>;

const ADDRESS = /^(https?):\/\/(?:[^/?#]*@)?(\[[^\]/?#]*\]|[^:/?#]*)(?::(\d*))?([^?#]*)(?:\?([^#]*))?/i;

const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' };

/** The parts of a URL as they were written: a URL object would rewrite the path, which is signed as it was sent. */
export function addressOf(url: string) {
  const [, scheme, host, port = '', path = '', query = ''] = ADDRESS.exec(url) ?? [];
  if (!scheme || !host) throw new TypeError(`${url} is no address that could be signed`);
  return { scheme, host, port, path: path || '/', query };
}

/** The port that an address names, or the default one of its scheme. */
export const effectivePort = ({ scheme, port }: SignedAddress): string => port || (DEFAULT_PORTS[scheme.toLowerCase()] ?? '');

/** The address without its query and its default port (RFC 5849 §3.4.1.2). */
export function uriOf(address: SignedAddress): string {
  const port = address.port === DEFAULT_PORTS[address.scheme.toLowerCase()] ? '' : address.port;
  return `${address.scheme}://${address.host}`.toLowerCase() + (port && `:${port}`) + address.path;
}
