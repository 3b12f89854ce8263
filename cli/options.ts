import type { Options } from 'yargs';
import { UsageError } from '../engine/documents/usage-error.ts';
import { requirements } from '../engine/judging/catalogue.ts';
import type { Untested } from '../engine/judging/report.ts';
import { matcher, unmatched } from '../engine/judging/selection.ts';
import { didYouMean } from './suggest.ts';

/** Options of every command that judges. */
export const judging = {
  only: { type: 'string', array: true, requiresArg: true, describe: 'judge these requirements alone (ids, * for any text; repeatable)' },
  skip: { type: 'string', array: true, requiresArg: true, describe: 'leave these requirements out' },
  strict: { type: 'boolean', default: false, describe: 'a warning is a failure' },
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
  baseline: { type: 'string', requiresArg: true, describe: 'a YAML file of failures that are known: they do not count' },
  reporter: {
    type: 'string',
    default: 'terminal',
    requiresArg: true,
    describe: 'what to make, as a list: terminal, json, html, junit, markdown, sarif, allure',
  },
  out: { type: 'string', default: 'assay-report', requiresArg: true, describe: 'the folder for report.json and the other reports' },
  quiet: { type: 'boolean', default: false, describe: 'print the verdict alone' },
  color: { type: 'boolean', default: true, describe: 'colours, where the terminal has them' },
} as const satisfies Record<string, Options>;

const patterns = (given: string) => given.split(',').filter((pattern) => pattern !== '');

/** What `--only` and `--skip` leave out; a pattern that fits no requirement is a mistake. */
export function leftOutBy(onlyGiven: string[] | undefined, skipGiven: string[] | undefined): (id: string) => Untested | undefined {
  const only = onlyGiven?.flatMap(patterns);
  const skip = skipGiven?.flatMap(patterns);
  const ids = requirements().map(({ id }) => id);
  const wrong = unmatched([...(only ?? []), ...(skip ?? [])], ids);
  if (wrong !== undefined) throw new UsageError(`assay: no requirement is named "${wrong}"${didYouMean(wrong, ids)} See assay list`);
  const isWanted = only ? matcher(only) : () => true;
  const isSkipped = matcher(skip ?? []);
  return (id) => {
    if (!isWanted(id)) return { reason: 'left out by --only', byChoice: true };
    return isSkipped(id) ? { reason: 'left out by --skip', byChoice: true } : undefined;
  };
}
