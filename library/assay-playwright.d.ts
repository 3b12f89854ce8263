import type { TestType } from '@playwright/test';
import type { CertifyOptions, Manifest, Report, rules, sign } from './assay.d.ts';

export interface Assay {
  /** Certifies into the folder of the test, attaches the reports to it, and stops with it. */
  certify(manifest: string | Manifest, options?: CertifyOptions): Promise<Report>;
  sign: typeof sign;
  rules: typeof rules;
}

/** What a matcher of Playwright's `expect` returns. */
export interface Matched {
  name: string;
  pass: boolean;
  message(): string;
}

/** A matcher for your `expect`: `expect.extend({ toConform })`. It passes where `assertConforming` does not throw. */
export declare function toConform(report: Report): Matched;

/** Your `test` with a fixture `assay`; the Playwright in it stays yours. */
export declare function withAssay<T extends object, W extends object>(test: TestType<T, W>): TestType<T & { assay: Assay }, W>;
