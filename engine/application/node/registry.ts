const host = /^([\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/iu;

/** Whether a value is a bare host, with a port at most. */
export const isRegistryHost = (value: string): boolean => host.test(value);
