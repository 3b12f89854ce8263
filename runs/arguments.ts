import type { InferredOptionType, Options } from 'yargs';
import { applicationTypes } from '../engine/application/application.ts';
import { usualNotice } from '../engine/judging/overview.ts';

export type Declared = Record<string, Options>;

export const flag = (describe: string) => ({ type: 'boolean', default: false, describe }) as const;

export const option = {
  text: (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const,
  texts: (describe: string) => ({ type: 'string', array: true, requiresArg: true, describe }) as const,
  number: (describe: string) => ({ type: 'number', requiresArg: true, describe }) as const,
  oneOf: <const C extends string>(choices: readonly C[], describe: string) => ({ choices, requiresArg: true, describe }) as const,
};

/** An option with the value that counts where nobody says otherwise. */
export const usually = <const D, O extends Options>(value: D, declared: O): O & { default: D } => ({ ...declared, default: value });

/** What a run is told by options: always those with a default, the others where they are given. */
export type Arguments<T extends Declared> = {
  -readonly [K in keyof T as undefined extends InferredOptionType<T[K]> ? never : K]: InferredOptionType<T[K]>;
} & {
  -readonly [K in keyof T as undefined extends InferredOptionType<T[K]> ? K : never]?: InferredOptionType<T[K]>;
};

export type Choices<T extends Declared> = { [K in keyof T]?: InferredOptionType<T[K]> | undefined };

export const environments = ['test', 'production'] as const;

export const variables = { env: option.texts('a variable that password and sso_salt of the manifest may use: NAME (repeatable)') };

/** Which variables of the environment a manifest may use. */
export interface AllowedVariables extends Arguments<typeof variables> {
  /** What assay.yaml allows, and to which manifest. */
  project?: { env?: string[]; manifest?: string } | undefined;
}

export const pushed = { previous: option.text('the manifest that was pushed before: its id may not change') };

export const connecting = {
  ca: option.texts('a file with certificate authorities to trust'),
  cert: option.text('a client certificate file'),
  key: option.text('the key file of the client certificate'),
  header: option.texts(`a header for every request: "Name: value", 'NAME=\${VARIABLE}' or NAME=@FILE`),
  insecure: flag('accept any certificate'),
};

export type ConnectionArguments = Arguments<typeof connecting>;

/** For every run that talks to a target. */
export const network = {
  ...variables,
  yes: flag('answer yes when production is asked for'),
  'dry-run': flag('show the plan and stop'),
  seed: option.number('draw the same bodies again'),
  timeout: usually(10_000, option.number('milliseconds for one exchange')),
  deadline: option.number('seconds for the whole run, cleaning up included'),
  'max-rps': option.number('at most so many requests a second'),
  'allow-host': option.texts('a host where redirects may lead too'),
  browser: usually('auto', option.oneOf(['auto', 'on', 'off'], 'open the panel in a real browser too')),
  headed: flag('show that browser'),
  ...connecting,
  'allow-weak-secrets': flag('run with secrets that Assay cannot keep out of reports'),
};

export type NetworkArguments = Arguments<typeof network> & AllowedVariables;

/** For every run that talks to a provider. */
export const live = {
  environment: usually('test', option.oneOf(environments, "which of the manifest's URLs to call")),
  'base-url': option.text("call this instead of the manifest's base_url"),
  'sso-url': option.text("call this instead of the manifest's sso_url"),
  plan: option.texts('a plan slug that the service knows (repeatable; "test" if none is named)'),
  resource: option.text('judge sign-on on this existing resource; nothing is installed'),
  smoke: flag('one install, one sign-on, one delete'),
  'read-only': flag('change nothing at the target'),
  'max-installs': option.number('at most so many installs (40 on loopback, 12 elsewhere)'),
  cases: option.number('generated bodies to install (20 on loopback, 3 elsewhere)'),
  'provision-timeout': usually(30_000, option.number('milliseconds for one install')),
  'ready-within': usually(
    10,
    option.number('seconds for a config that comes after the answer, and for the sign-on to open (asynchronous provisioning)'),
  ),
  identify: flag('tell the target which run calls, in a header X-Assay-Run'),
  listen: option.text('HOST:PORT of the stand-in platform (a free port of 127.0.0.1)'),
  'callback-url': option.text('where the target reaches the stand-in platform'),
  ...network,
};

export type LiveArguments = Arguments<typeof live> & AllowedVariables;

/** For every run that plays with a platform. */
export const driving = {
  'driver-timeout': usually(120, option.number('seconds for one driver of a platform')),
  'stand-in': option.text('the address of a stand-in partner that runs elsewhere'),
};

/** For the runs that one can start by hand, and repeat while one works. */
export const ui = { ui: flag("start the plays by hand, in Playwright's UI mode; Ctrl-C ends and judges") };
export const resuming = { resume: flag('go on with a run by hand that was stopped') };
export const repeating = {
  'last-failed': flag('judge what did not hold in the report of the folder of --out'),
  watch: flag('run again when a file changes or the service comes back'),
};

/** By which contract: one mechanism, a folder and what an edition puts over it. */
export const contracts = {
  edition: option.text('judge by this edition: its name, next, or a YAML file that describes it (the one in force)'),
  contract: option.text('judge by the contract in this folder: openapi/, specs/requirements, specs/schemas (the published one)'),
};

export const printing = {
  quiet: flag('print the verdict alone'),
  color: { type: 'boolean', default: true, describe: 'colours, where the terminal has them' },
} as const;

const reporters = 'what to make, as a list: terminal, json, html, junit, markdown, sarif, baseline, allure';
export const reporting = { reporter: usually('terminal', option.text(reporters)) };

export const judging = {
  only: option.texts('judge these requirements alone (ids, * for any text; repeatable)'),
  skip: option.texts('leave these requirements out'),
  strict: flag('a warning is a failure'),
  ...contracts,
  baseline: option.text('a YAML file of failures that are known: they do not count'),
  before: option.text('the report.json of an earlier run: what is new and what is fixed is shown'),
  ...reporting,
  out: usually('assay-report', option.text('the folder for report.json and the other reports')),
  ...printing,
};

export type JudgingArguments = Omit<Arguments<typeof judging>, 'color'>;

export const applicationOptions = {
  type: option.oneOf(applicationTypes, 'the type of the application (its files tell)'),
  env: option.texts('a variable of the application: NAME=VALUE; one that a manifest may use: NAME (repeatable)'),
  'env-file': option.texts('a file with variables, in the syntax of dotenv (repeatable)'),
  'inherit-env': flag("take this command's own environment too"),
  'platform-dir': option.text("the platform's folder inside the application"),
  profile: option.text("the platform's configuration profile"),
  'max-connections': option.number('connections that the database allows'),
  instances: option.number('instances that run at the same time (2)'),
};

export type ApplicationArguments = Arguments<typeof applicationOptions>;

/** What counts where nobody says otherwise. */
export const usual = defaultsOf({ ...live, ...judging });

type Defaults<T extends Declared> = {
  [K in keyof T as T[K] extends { default: unknown } ? K : never]: InferredOptionType<T[K]>;
};

function defaultsOf<T extends Declared>(options: T): Defaults<T> {
  const all = Object.entries(options).flatMap(([name, one]) => ('default' in one ? [[name, one.default]] : []));
  return Object.fromEntries(all) as Defaults<T>;
}

/** For the commands that make an overview. */
export const expiresWithin = usually(usualNotice, option.number('report certificates and known failures that expire within so many days'));
