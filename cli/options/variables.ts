import type { Options } from 'yargs';

/** An option of every command that reads a manifest. */
export const variables = {
  env: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'a variable that password and sso_salt of the manifest may use: NAME (repeatable)',
  },
} as const satisfies Record<string, Options>;
