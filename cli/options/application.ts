import type { Options } from 'yargs';
import { applicationTypes } from '../../engine/application/application.ts';

/** Options of every command that looks into an application's folder. */
export const applicationOptions = {
  type: { choices: applicationTypes, requiresArg: true, describe: 'the type of the application (its files tell)' },
  env: { type: 'string', array: true, requiresArg: true, describe: 'a variable of the application: NAME=VALUE (repeatable)' },
  'env-file': { type: 'string', array: true, requiresArg: true, describe: 'a file with variables, in the syntax of dotenv (repeatable)' },
  'inherit-env': { type: 'boolean', default: false, describe: "take this command's own environment too" },
  'platform-dir': { type: 'string', requiresArg: true, describe: "the platform's folder inside the application" },
  profile: { type: 'string', requiresArg: true, describe: "the platform's configuration profile" },
  'max-connections': { type: 'number', requiresArg: true, describe: 'connections that the database allows' },
  instances: { type: 'number', requiresArg: true, describe: 'instances that run at the same time (2)' },
} as const satisfies Record<string, Options>;
