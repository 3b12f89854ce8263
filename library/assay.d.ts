import type { DeclaredOptions } from '../specs/generated/certify-options.ts';
import type { Manifest, Outcome, Recording, Report } from '../specs/generated/schemas.ts';
import type { SignatureMethod, SignOnForm } from '../specs/generated/signing.ts';

export type { Manifest, Outcome, Recording, Report, SignatureMethod, SignOnForm };

/** The options of `assay certify`, in camel case. */
export interface CertifyOptions extends DeclaredOptions {
  /** Confirms a run against production; without it, such a run rejects. */
  yes?: boolean;
  /** Headers for every request: `Name: value`. */
  header?: string[];
  /** Files to make besides report.json, as a list: html, junit, markdown, sarif, baseline, allure, or the path of a module (`Reporter`). */
  reporter?: string;
  /** The folder that relative paths start from; default: the working directory of the process. */
  cwd?: string;
  /** The environment variables to use; default: those of the process. */
  env?: Record<string, string | undefined>;
  /** Variables that the manifest's `password` and `sso_salt` may use; default: none. */
  allowEnv?: string[];
  /** Stops the run; what it created is still deleted. */
  signal?: AbortSignal;
}

/** A file that a reporter makes in the folder of the run. */
export interface ReportFile {
  /** A name without a folder; not report.json. */
  file: string;
  text: string;
}

/**
 * A reporter of your own, the default export of the module that `--reporter ./mine.mjs` names: a pure function of the report.
 * Text is written to `mine.txt`. It may be called twice.
 */
export type Reporter = (report: Report) => string | ReportFile[];

/**
 * Judges a provider as `assay certify` does, without touching standard output or the exit status. A mistake in the arguments
 * rejects with an error named UsageError. A target that fails does not reject: read the verdict of the report.
 */
export declare function certify(manifest: string | Manifest, options?: CertifyOptions): Promise<Report>;

/**
 * Throws an AssertionError with the verdict and the first failures, unless the report conforms: `assay certify` would exit with 0,
 * the run was complete, and at least one requirement passed. What you left out yourself (`smoke`, `only`, `browser: 'off'`) does
 * not count against the report; what is undecided or missing does.
 */
export declare function assertConforming(report: Report): void;

export interface SignOn {
  /** The resource's id, as the partner gave it. */
  id: string;
  userId: string;
  email: string;
  /** The manifest's `sso_salt`. */
  salt: string;
  navData?: string;
  /** Milliseconds since 1970; default: now. */
  timestamp?: number | string;
}

/** A manifest that may lack fields, or have wrong ones. */
export type UncheckedManifest = { [Name in keyof Manifest]?: unknown } & { [name: string]: unknown };

export interface SignedRequest {
  method: string;
  /** Absolute, as it is sent. */
  url: string;
  /** The decoded fields of an urlencoded body. */
  form?: [name: string, value: string][];
}

export interface OAuthCredentials {
  consumerKey: string;
  consumerSecret: string;
  token?: string;
  tokenSecret?: string;
}

export interface OAuthChoices {
  /** Default: HMAC-SHA512. */
  signatureMethod?: SignatureMethod;
  nonce?: string;
  /** Seconds since 1970; default: now. */
  timestamp?: number;
  /** More OAuth parameters, such as oauth_callback and oauth_verifier. */
  extra?: [name: string, value: string][];
}

export declare const sign: {
  /** The six fields that the platform posts to a dashboard's sign-on address. */
  form(signOn: SignOn): SignOnForm;
  /** The `Authorization` header of a request to the platform's API (OAuth 1). */
  request(request: SignedRequest, credentials: OAuthCredentials, choices?: OAuthChoices): string;
};

export interface Requirement {
  id: string;
  level: 'must' | 'should' | 'note';
  text: string;
  /** Where the contract says it. */
  source: string;
  /** What to change if it fails. */
  hint: string;
  target: 'provider' | 'platform' | 'application' | 'client' | 'any';
}

export declare const rules: {
  /** Every requirement of the catalogue. */
  requirements(): Requirement[];
  /** Judges a manifest offline, given as its text or as an object; variables of its `password` and `sso_salt` come from `env`. */
  judgeManifest(manifest: string | UncheckedManifest, env?: Record<string, string | undefined>): Outcome[];
  /** Judges the recordings of a saved report of a provider or a platform again. */
  judgeReport(report: Report): Outcome[];
};
