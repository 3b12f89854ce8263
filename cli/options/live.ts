import type { Options } from 'yargs';
import { usual } from '../../runs/arguments.ts';
import { variables } from './variables.ts';

/** How a target is reached. */
export const connecting = {
  ca: { type: 'string', array: true, requiresArg: true, describe: 'a file with certificate authorities to trust' },
  cert: { type: 'string', requiresArg: true, describe: 'a client certificate file' },
  key: { type: 'string', requiresArg: true, describe: 'the key file of the client certificate' },
  header: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: `a header for every request: "Name: value", 'NAME=\${VARIABLE}' or NAME=@FILE`,
  },
  insecure: { type: 'boolean', default: false, describe: 'accept any certificate' },
} as const satisfies Record<string, Options>;

/** Options of every command that talks to a target. */
export const network = {
  ...variables,
  yes: { type: 'boolean', default: false, describe: 'answer yes when production is asked for' },
  'dry-run': { type: 'boolean', default: false, describe: 'show the plan and stop' },
  seed: { type: 'number', requiresArg: true, describe: 'draw the same bodies again' },
  timeout: { type: 'number', default: usual.timeout, requiresArg: true, describe: 'milliseconds for one exchange' },
  deadline: { type: 'number', requiresArg: true, describe: 'seconds for the whole run, cleaning up included' },
  'max-rps': { type: 'number', requiresArg: true, describe: 'at most so many requests a second' },
  'allow-host': { type: 'string', array: true, requiresArg: true, describe: 'a host where redirects may lead too' },
  browser: { choices: ['auto', 'on', 'off'], default: usual.browser, requiresArg: true, describe: 'open the panel in a real browser too' },
  headed: { type: 'boolean', default: false, describe: 'show that browser' },
  ...connecting,
  'allow-weak-secrets': { type: 'boolean', default: false, describe: 'run with secrets that Assay cannot keep out of reports' },
} as const satisfies Record<string, Options>;

/** An option of the commands that play with one target. */
export const uiOptions = {
  ui: { type: 'boolean', default: false, describe: "start the plays by hand, in Playwright's UI mode; Ctrl-C ends and judges" },
} as const satisfies Record<string, Options>;

/** Options of every command that talks to a provider. */
export const live = {
  environment: {
    choices: ['test', 'production'],
    default: usual.environment,
    requiresArg: true,
    describe: "which of the manifest's URLs to call",
  },
  'base-url': { type: 'string', requiresArg: true, describe: "call this instead of the manifest's base_url" },
  'sso-url': { type: 'string', requiresArg: true, describe: "call this instead of the manifest's sso_url" },
  plan: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'a plan slug that the service knows (repeatable; "test" if none is named)',
  },
  resource: { type: 'string', requiresArg: true, describe: 'judge sign-on on this existing resource; nothing is installed' },
  smoke: { type: 'boolean', default: false, describe: 'one install, one sign-on, one delete' },
  'read-only': { type: 'boolean', default: false, describe: 'change nothing at the target' },
  'max-installs': { type: 'number', requiresArg: true, describe: 'at most so many installs (40 on loopback, 12 elsewhere)' },
  cases: { type: 'number', requiresArg: true, describe: 'generated bodies to install (20 on loopback, 3 elsewhere)' },
  'provision-timeout': { type: 'number', default: usual['provision-timeout'], requiresArg: true, describe: 'milliseconds for one install' },
  'ready-within': {
    type: 'number',
    default: usual['ready-within'],
    requiresArg: true,
    describe: 'seconds for a config that comes after the answer, and for the sign-on to open (asynchronous provisioning)',
  },
  identify: { type: 'boolean', default: false, describe: 'tell the target which run calls, in a header X-Assay-Run' },
  listen: { type: 'string', requiresArg: true, describe: 'HOST:PORT of the stand-in platform (a free port of 127.0.0.1)' },
  'callback-url': { type: 'string', requiresArg: true, describe: 'where the target reaches the stand-in platform' },
  ...network,
} as const satisfies Record<string, Options>;
