import type { TestType } from '@playwright/test';
import type { CertifyOptions, Manifest, Report, rules, sign } from './assay.d.ts';

export interface Assay {
  /** Certifies into the folder of the test, attaches the reports to it, and stops with it. */
  certify(manifest: string | Manifest, options?: CertifyOptions): Promise<Report>;
  sign: typeof sign;
  rules: typeof rules;
}

/** Your `test` with a fixture `assay`; the Playwright in it stays yours. */
export declare function withAssay<T extends object, W extends object>(test: TestType<T, W>): TestType<T & { assay: Assay }, W>;
