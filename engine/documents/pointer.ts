export const segment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const keys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const valueAt = (root: unknown, pointer: string): unknown => keys(pointer).reduce(member, root);

export const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
