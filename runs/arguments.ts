/** Which variables of the environment a manifest may use. */
export interface AllowedVariables {
  env?: string[] | undefined;
  /** What assay.yaml allows, and to which manifest. */
  project?: { env?: string[]; manifest?: string } | undefined;
}

/** How a target is reached. */
export interface ConnectionArguments {
  ca?: string[] | undefined;
  cert?: string | undefined;
  key?: string | undefined;
  header?: string[] | undefined;
  insecure: boolean;
}

/** What every run that talks to a target can be told. */
export interface NetworkArguments extends ConnectionArguments, AllowedVariables {
  yes: boolean;
  'dry-run': boolean;
  seed?: number | undefined;
  timeout: number;
  deadline?: number | undefined;
  'max-rps'?: number | undefined;
  'allow-host'?: string[] | undefined;
  browser: string;
  headed: boolean;
  'allow-weak-secrets'?: boolean | undefined;
}

/** What every run that talks to a provider can be told. */
export interface LiveArguments extends NetworkArguments {
  environment: string;
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
  plan?: string[] | undefined;
  resource?: string | undefined;
  smoke: boolean;
  'read-only': boolean;
  'max-installs'?: number | undefined;
  cases?: number | undefined;
  'provision-timeout': number;
  'ready-within': number;
  identify: boolean;
  listen?: string | undefined;
  'callback-url'?: string | undefined;
}

/** What every run that judges can be told. */
export interface JudgingArguments {
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
  edition?: string | undefined;
  baseline?: string | undefined;
  before?: string | undefined;
  reporter: string;
  out: string;
  quiet: boolean;
}

/** What counts where nobody says otherwise. */
export const usual = {
  environment: 'test',
  smoke: false,
  'read-only': false,
  'provision-timeout': 30_000,
  'ready-within': 10,
  identify: false,
  yes: false,
  'dry-run': false,
  timeout: 10_000,
  browser: 'auto',
  headed: false,
  insecure: false,
  'allow-weak-secrets': false,
  strict: false,
  reporter: 'terminal',
  out: 'assay-report',
  quiet: false,
} as const satisfies LiveArguments & JudgingArguments;
