/** Whether a host, written without brackets, is this machine. */
export const isLoopback = (host: string): boolean => /^((.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|::1|::ffff:7f..:.+)$/.test(host);

export const isLoopbackUrl = (url: string | URL): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));

/** Whether a host is in a private network: RFC 1918 and its IPv6 counterparts, .local, .internal, or a name without a dot. */
export function isPrivateUrl(url: string | URL): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host.includes(':')) return /^(?:f[cd]|fe[89ab])/.test(host);
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.(?:local|internal)$/.test(host) || !host.includes('.');
}
