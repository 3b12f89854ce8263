/** The user made a mistake: one line that says what to do, exit status 2, no stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function unwritable(path: string, error: unknown, fix = 'name another folder with --out'): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return Object.assign(new UsageError(`${path}: cannot be written (${code}); ${fix}`), { code });
}
