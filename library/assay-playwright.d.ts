import type { TestType } from '@playwright/test';
import type { CertifyOptions, Manifest, Report, rules, sign } from './assay.d.ts';

export interface Assay {
  /** Certifies, writes into the output folder of the test, attaches the reports, and stops when the test ends. */
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

/** A matcher for your `expect`: `expect.extend({ toConform })`. It passes if `assertConforming` does not throw. */
export declare function toConform(report: Report): Matched;

/** Adds a fixture `assay` to your `test`, which keeps using your own Playwright. */
export declare function withAssay<T extends object, W extends object>(test: TestType<T, W>): TestType<T & { assay: Assay }, W>;

/** What to judge, as an option of a Playwright project: `use: { assayTarget: { manifest: 'manifest.json', plan: ['basic'] } }`. */
export type Target = Omit<CertifyOptions, 'signal'> & ({ manifest: string } | { platform: string });

/**
 * Makes each play a test of your Playwright project, and one more of the verdict, which writes and attaches the report and fails
 * if the target does not conform. The target is the option `assayTarget` of the project.
 */
export declare function playsAsTests<T extends object, W extends object>(
  test: TestType<T, W>,
  kind: 'provider' | 'platform',
): Promise<void>;
