import type { Options } from 'yargs';
import { usualNotice } from '../../engine/judging/overview.ts';
import { usual } from '../../runs/arguments.ts';

/** By which contract: one mechanism, a folder and what an edition puts over it. */
export const contracts = {
  edition: {
    type: 'string',
    requiresArg: true,
    describe: 'judge by this edition: its name, next, or a YAML file that describes it (the one in force)',
  },
  contract: {
    type: 'string',
    requiresArg: true,
    describe: 'judge by the contract in this folder: openapi/, specs/requirements, specs/schemas (the published one)',
  },
} as const satisfies Record<string, Options>;

/** Of the commands that make an overview. */
export const expiresWithin = {
  type: 'number',
  default: usualNotice,
  requiresArg: true,
  describe: 'days before a certificate or a known failure expires from which on it is told',
} as const satisfies Options;

/** Options of every command that judges. */
export const judging = {
  only: { type: 'string', array: true, requiresArg: true, describe: 'judge these requirements alone (ids, * for any text; repeatable)' },
  skip: { type: 'string', array: true, requiresArg: true, describe: 'leave these requirements out' },
  strict: { type: 'boolean', default: false, describe: 'a warning is a failure' },
  ...contracts,
  baseline: { type: 'string', requiresArg: true, describe: 'a YAML file of failures that are known: they do not count' },
  before: { type: 'string', requiresArg: true, describe: 'the report.json of an earlier run: what is new and what is fixed is shown' },
  reporter: {
    type: 'string',
    default: usual.reporter,
    requiresArg: true,
    describe: 'what to make, as a list: terminal, json, html, junit, markdown, sarif, baseline, allure',
  },
  out: { type: 'string', default: usual.out, requiresArg: true, describe: 'the folder for report.json and the other reports' },
  quiet: { type: 'boolean', default: false, describe: 'print the verdict alone' },
  color: { type: 'boolean', default: true, describe: 'colours, where the terminal has them' },
} as const satisfies Record<string, Options>;

/** An option of the commands that judge one target. */
export const lastFailedOption = {
  'last-failed': { type: 'boolean', default: false, describe: 'judge what did not hold in the report of the folder of --out' },
} as const satisfies Record<string, Options>;

/** An option of the commands that are run again and again while one works. */
export const watchOption = {
  watch: { type: 'boolean', default: false, describe: 'run again when a file changes or the service comes back' },
} as const satisfies Record<string, Options>;
