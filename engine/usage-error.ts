/** The user is wrong: one line that says what to do, exit status 2, no stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
