import { type NoVerdict, type Observed, problem, undecided, untested } from '../shared/rule.ts';

/** Words with which command-line tools refuse their arguments. */
const REFUSALS =
  /\b(unknown|unrecogni[sz]ed|unexpected|invalid|illegal|unsupported|too many|missing( required)?|not enough)\b.{0,30}\b(options?|flags?|arguments?|parameters?|commands?|switch|subcommand)\b|\bis not a .{0,20}command\b/i;
const HELP = /^\s*usage\b/im;

/** Judges whether commands understand their arguments: one that sends a request does, whatever the answer is. */
export function ofUsage(seen: readonly Observed[]) {
  const open = seen.find((one) => !isUnderstood(one) && !isRefused(one));
  const problems = seen
    .filter((one) => !isUnderstood(one) && isRefused(one))
    .map((one) => problem('refused', one, { command: one.run?.command, what: one.run?.what, variant: one.variant, line: lineOf(one) }));
  if (problems.length > 0 || !open) return problems;
  return undecided('ended-early', { command: named(open), status: open.run?.status ?? undefined, line: lineOf(open) });
}

/** Like `ofUsage`, and then looks for each input in what the command did: a program that does nothing proves nothing. */
export function ofInputs(seen: readonly Observed[], wanted: readonly string[]) {
  const found = ofUsage(seen);
  if ('verdict' in found || found.length > 0) return found;
  return seen.map((one) => inputsNotShown(one, wanted)).find((reason) => reason !== undefined) ?? found;
}

/** Why a command proves nothing about its inputs; undefined if each was found. */
export function inputsNotShown(one: Observed, wanted: readonly string[]): NoVerdict | undefined {
  const { inputs = [], command = '' } = one.run ?? {};
  const missing = wanted.filter((name) => !inputs.some(({ what }) => what === name));
  if (missing.length > 0) return untested('inputs-not-given', { inputs: missing, command });
  const hidden = inputs.filter(({ what, isShown }) => wanted.includes(what) && !isShown).map(({ what }) => what);
  return hidden.length > 0 ? untested('inputs-not-shown', { command: named(one), inputs: hidden }) : undefined;
}

const named = ({ run }: Observed): string => [run?.command, run?.what].filter(Boolean).join(' with ');

const isUnderstood = ({ run }: Observed): boolean =>
  run !== undefined && (run.requests > 0 || (run.status === 0 && !HELP.test(run.output)));

const isRefused = ({ run }: Observed): boolean => run !== undefined && (REFUSALS.test(run.output) || HELP.test(run.output));

/** The line of the output that says most. */
function lineOf({ run }: Observed): string {
  const lines = (run?.output ?? '').split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => REFUSALS.test(line)) ?? lines.find((line) => HELP.test(line)) ?? lines.at(-1) ?? 'nothing')
    .trim()
    .slice(0, 200);
}
