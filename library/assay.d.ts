import type { components } from '../specs/generated/schemas.ts';

type Schemas = components['schemas'];

/** All outcomes for one target, as `report.json` holds them. */
export type Report = Schemas['Report'];
/** What became of one requirement. */
export type Outcome = Schemas['Outcome'];
export type Manifest = Schemas['Manifest'];
export type Recording = Schemas['Recording'];

export interface CertifyOptions {
  /** Which of the manifest's URLs to call: `test` unless told. */
  environment?: 'test' | 'production';
  /** Production is meant: nobody is asked. */
  yes?: boolean;
  baseUrl?: string;
  ssoUrl?: string;
  /** Slugs of plans that the service knows. */
  plan?: string[];
  /** Ids of requirements, `*` for any text. */
  only?: string[];
  skip?: string[];
  /** One install, one sign-on, one delete. */
  smoke?: boolean;
  readOnly?: boolean;
  /** Judges sign-on on this resource; nothing is installed. */
  resource?: string;
  maxInstalls?: number;
  /** Tells the target which run calls, in a header X-Assay-Run. */
  identify?: boolean;
  cases?: number;
  seed?: number;
  /** Milliseconds for one exchange. */
  timeout?: number;
  /** Milliseconds for one install. */
  provisionTimeout?: number;
  /** Seconds for the whole run, cleaning up included. */
  deadline?: number;
  maxRps?: number;
  browser?: 'auto' | 'on' | 'off';
  headed?: boolean;
  allowHost?: string[];
  /** Files with certificate authorities to trust. */
  ca?: string[];
  /** Headers for every request: `Name: value`. */
  header?: string[];
  insecure?: boolean;
  /** Runs with secrets that Assay cannot keep out of reports: short ones, and those that stand in an address. */
  allowWeakSecrets?: boolean;
  listen?: string;
  callbackUrl?: string;
  strict?: boolean;
  /** A YAML file of failures that are known. */
  baseline?: string;
  /** Files to make besides report.json, as a list: html, junit, markdown, sarif, baseline. */
  reporter?: string;
  /** The folder for them: `assay-report` unless told. */
  out?: string;
  /** Where paths start, and where variables come from: the process's own unless told. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Variables that the manifest's `password` and `sso_salt` may use: none unless told. */
  allowEnv?: string[];
  /** Stops the run; what it made is taken back all the same. */
  signal?: AbortSignal;
}

/**
 * Judges a provider as `assay certify` does, without touching standard output or the exit status. A mistake in what it is given
 * rejects with an error named UsageError; a target that is wrong does not: it is told by the report's verdict.
 */
export declare function certify(manifest: string | Manifest, options?: CertifyOptions): Promise<Report>;

/**
 * Throws an AssertionError that names the verdict and the first failures, unless the report conforms: where `assay certify` would
 * exit with 0, the run came to its end, and at least one requirement passed. What you left out yourself (`smoke`, `only`,
 * `browser: 'off'`) is not held against it; what is undecided or missing is.
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
  /** Milliseconds since 1970: now unless told. */
  timestamp?: number | string;
}

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
  signatureMethod?: 'HMAC-SHA512' | 'HMAC-SHA1' | 'PLAINTEXT';
  nonce?: string;
  /** Seconds since 1970: now unless told. */
  timestamp?: number;
  /** More OAuth parameters, such as oauth_callback and oauth_verifier. */
  extra?: [name: string, value: string][];
}

export declare const sign: {
  /** The six fields that the platform posts to a dashboard's sign-on address. */
  form(signOn: SignOn): Record<string, string>;
  /** The `Authorization` header of a request to the platform's API (OAuth 1). */
  request(request: SignedRequest, credentials: OAuthCredentials, choices?: OAuthChoices): string;
};

export interface Requirement {
  id: string;
  level: 'must' | 'should' | 'note';
  text: string;
  /** Where the contract says it. */
  source: string;
  /** What to change where it fails. */
  hint: string;
  target: 'provider' | 'platform' | 'application' | 'client' | 'any';
}

export declare const rules: {
  /** Every requirement of the catalogue. */
  requirements(): Requirement[];
  /** Judges a manifest offline, given as its text or as an object; variables of its `password` and `sso_salt` come from `env`. */
  judgeManifest(manifest: string | Manifest, env?: Record<string, string | undefined>): Outcome[];
  /** Judges the recordings of a saved report of a provider or a platform again. */
  judgeReport(report: Report): Outcome[];
};
