/** Whether a host, without brackets, is this machine. */
export const isLoopback = (host: string): boolean => /^((.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|::1|::ffff:7f..:.+)$/.test(host);

export const isLoopbackUrl = (url: string | URL): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
