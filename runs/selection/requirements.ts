import { join } from 'node:path';
import { type Edition, matcher, requirements, unmatched } from '../../engine/judging/catalogue.ts';
import type { Untested } from '../../engine/judging/report.ts';
import { type ApplicationRule, type DocumentRule, isDocumentRule, type Rule } from '../../engine/judging/rule.ts';
import type { TargetKind } from '../../specs/generated/schemas.ts';
import { readReport } from '../delivery/report.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { chosenEdition } from './edition.ts';
import { didYouMean } from './suggest.ts';

const patterns = (given: string) => given.split(',').filter((pattern) => pattern !== '');

/** What `--only` and `--skip` leave out; throws a UsageError for a pattern that matches no requirement. */
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

type LastFailedArguments = Pick<Arguments['judging'] & Arguments['repeating'], 'last-failed' | 'only' | 'out' | 'quiet'>;

const openVerdicts = ['fail', 'warn', 'blocked', 'undecided'];

/** For `--last-failed`, sets `only` to the requirements that the last report leaves open. */
export function afterLastReport<A extends LastFailedArguments>(args: A, kind: TargetKind, io: Io): A {
  if (!args['last-failed']) return args;
  if (args.only) throw new UsageError('assay: --last-failed and --only do not go together');
  const file = join(args.out, 'report.json');
  const { target, requirements } = readReport(file, io);
  if (target.kind !== kind)
    throw new UsageError(`${file}: expected a report of kind ${kind}, got ${target.kind}; name another folder with --out`);
  const only = requirements.filter(({ verdict }) => openVerdicts.includes(verdict)).map(({ id }) => id);
  if (only.length === 0) throw new UsageError(`${file}: nothing failed, warned, was blocked or undecided; leave --last-failed out`);
  if (!args.quiet) io.err(`--last-failed: ${only.length} of ${requirements.length} requirements of ${file}`);
  return { ...args, only };
}

const rules: Record<TargetKind, () => Promise<readonly Rule[]>> = {
  provider: async () => (await import('../../rules/provider.ts')).providerRules(),
  platform: async () => (await import('../../rules/platform.ts')).platformRules(),
  application: async () => (await import('../../rules/application.ts')).applicationRules,
  client: async () => [],
};

export const rulesFor = (kind: TargetKind): Promise<readonly Rule[]> => rules[kind]();

/** The rules for a kind of target and the edition that was chosen, read while the plays start. */
export function loadJudging(kind: TargetKind, given: string | undefined): () => Promise<{ rules: readonly Rule[]; edition: Edition }> {
  const load = async () => ({ edition: chosenEdition(given), rules: await rulesFor(kind) });
  const loading = load();
  // A failure reaches the caller that awaits it; until then it must not end the process while plays run.
  loading.catch(() => {});
  return () => loading;
}

/** The rules that need no document; an earlier requirement that only a document can show is taken as passed. */
export function rulesOnRecordings(all: readonly Rule[]): Exclude<Rule, DocumentRule | ApplicationRule>[] {
  const live = all.flatMap((rule) => (isDocumentRule(rule) ? [] : [rule]));
  const ids = new Set(live.map(({ requirement }) => requirement));
  return live.map((rule) => ({ ...rule, ...(rule.after && { after: rule.after.filter((id) => ids.has(id)) }) }));
}
