/** The user made a mistake: one line that says what to do, exit status 2, no stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns a mistake of the user; throws any other error. */
export function asUsageError(error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  throw error;
}

export function unwritable(path: string, error: unknown, fix = 'name another folder with --out'): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return Object.assign(new UsageError(`${path}: cannot be written (${code}); ${fix}`), { code });
}
