import { expect } from '@playwright/test';
import type { Outcome } from './command.ts';

/** No stack trace, and no escape sequence that controls a terminal. */
export function expectCalm(outcome: Outcome) {
  expect(outcome.stdout + outcome.stderr).not.toMatch(/^\s+at |\.[jt]s:\d|node:internal|bug in Assay/m);
  expect(outcome.stdout + outcome.stderr).not.toContain('\u001b');
}

/** A usage error: one line of `assay:` on stderr, exit status 2, nothing on stdout, no file written. */
export function expectUsageError(outcome: Outcome, line: string | RegExp) {
  expectCalm(outcome);
  expect(outcome.stderr).toMatch(/^assay: [^\n]+\n$/);
  expect(outcome.stderr.trimEnd()).toMatch(line);
  expect(outcome.stdout).toBe('');
  expect(outcome.status).toBe(2);
  expect(outcome.written).toEqual({});
}
