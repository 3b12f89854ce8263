import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { judgeRecording } from '../../engine/judging/judge.ts';
import { isDocumentRule, type Rule } from '../../engine/judging/rule.ts';
import { countsText } from '../../engine/ledger/ledger.ts';
import { type Observed, observed, type RecordedExchange } from '../../engine/recording/recording.ts';
import { isSameStep, type RepeatedStep, type Repeater, repeatedStepOf, repeater, sameStepIn } from '../../engine/recording/repeat.ts';
import type { Observation, Problem, Report } from '../../specs/generated/schemas.ts';
import { readReport } from '../delivery/read-report.ts';
import { certifyPlan } from '../plan/certify.ts';
import { gatePlan } from '../plan/gate.ts';
import { prepareGate } from '../platform/prepare.ts';
import { playsAround } from '../plays/choice.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { agree, playedTarget } from '../plays/run-target.ts';
import { prepareCalls } from '../provider/prepare.ts';
import { type Arguments, type Io, type JudgingArguments, type LiveArguments, printable, signalStatus, UsageError } from '../run.ts';
import { rulesFor } from '../selection/rules-for.ts';
import { noRequirement } from '../selection/suggest.ts';

type ReplayArguments = LiveArguments & Omit<Arguments['replay'], 'step'>;

type Earlier = { recipe: RepeatedStep; exchanges: RecordedExchange[]; problems: { id: string; problem: Problem }[] };

/** Repeats one step of an earlier run with the plays that made it, and says whether it fails again. */
export async function replay(given: string, args: ReplayArguments, io: Io): Promise<number> {
  const [, file = '', place = ''] = /^(.+)#(\d+|[a-z]+\/[\w-]+)$/.exec(given) ?? [];
  if (file === '') throw new UsageError(`assay: replay takes REPORT#NUMBER or REPORT#REQUIREMENT, got "${given}"`);
  const report = readReport(file, io);
  const earlier = /^\d/.test(place) ? atExchange(report, Number(place), file) : atRequirement(report, place, file);
  const { prepared, rules } = await preparedFor(report, earlier, { ...args, out: dirname(file) }, io);
  const stop = io.interruption();
  await agree(prepared.isProduction && !args.yes, io, prepared.address.url);
  const { report: now } = await playedTarget(prepared, { deadline: args.deadline, isQuiet: true }, io);
  const { status, says } = outcomeOf(earlier, report, now, rules);
  io.out(printable(`${says}\n\n${comparison(earlier, now)}`, { keep: 'lines' }));
  io.err(countsText(now.resources));
  return stop.aborted ? signalStatus(stop.reason) : status;
}

function atExchange(report: Report, number: number, file: string): Earlier {
  if (!report.exchanges[number])
    throw new UsageError(`${file}: there is no exchange ${number}; the last is ${report.exchanges.length - 1}`);
  for (const recording of report.recordings) {
    const observation = recording.observations.find(({ exchanges }) => exchanges.includes(number));
    if (!observation) continue;
    const problems = recordedProblems(report).filter(({ problem }) => problem.exchanges?.includes(number));
    const recipe = problems.find(({ problem }) => problem.recipe)?.problem.recipe ?? repeatedStepOf(recording, observation);
    return { recipe, exchanges: exchangesOf(observation, report), problems };
  }
  throw new UsageError(`${file}: exchange ${number} only prepares another one; name one that a requirement looks at`);
}

function atRequirement(report: Report, id: string, file: string): Earlier {
  const ids = [...requirements(), ...report.requirements].map((one): string => one.id);
  if (!ids.includes(id)) throw new UsageError(`${file}: ${noRequirement(id, ids)}`);
  const problems = recordedProblems(report).filter((one) => one.id === id);
  const { recipe, exchanges = [] } = problems.find(({ problem }) => problem.recipe)?.problem ?? {};
  if (!recipe) throw new UsageError(`${file}: no play has shown a problem with ${id}`);
  return { recipe, exchanges: exchangesOf({ exchanges }, report), problems: problems.slice(0, 1) };
}

const exchangesOf = ({ exchanges: numbers }: Pick<Observation, 'exchanges'>, { exchanges }: Report): RecordedExchange[] =>
  numbers.flatMap((number) => exchanges[number] ?? []);

const recordedProblems = ({ requirements, unscored = [] }: Report) => problemsIn([...requirements, ...unscored]);

const problemsIn = (judged: readonly { id: string; problems?: Problem[] }[]): Earlier['problems'] =>
  judged.flatMap(({ id, problems = [] }) => problems.map((problem) => ({ id, problem })));

/** The target of the report, with the plays that the step needs; the report alone never starts a command. */
async function preparedFor(report: Report, { recipe, problems }: Earlier, args: ReplayArguments & { out: string }, io: Io) {
  const { kind, document = '' } = report.target;
  const ids = [...new Set(problems.map(({ id }) => id))];
  const judging = { only: ids.length > 0 ? ids : ['*'], strict: false, reporter: 'json', quiet: true, notes: false };
  const settings = { ...args, ...judging, seed: args.seed ?? report.seed ?? undefined, smoke: false };
  if (kind !== 'provider' && kind !== 'platform')
    throw new UsageError(`assay: replay does not work for a target of kind ${kind}; use the command of the report's Repeat line`);
  const prepared = kind === 'provider' ? prepareCalls(certifyPlan(args.manifest ?? document, settings, io), io) : platformFor(settings, io);
  const rules = await rulesFor(kind);
  const plays = playsAround(recipe.play, ids, rules, report.recordings);
  return { prepared: { ...prepared, run: { ...prepared.run, plays }, plays: async () => plays }, rules };
}

function platformFor(args: ReplayArguments & JudgingArguments, io: Io): PreparedTarget {
  const { platform, only = [] } = args;
  if (platform === undefined)
    throw new UsageError(`assay: name the configuration of the platform with --platform, since it may start commands`);
  const prepared = prepareGate(gatePlan(platform, { ...args, plan: args.plan?.[0] ?? 'test' }, io), io);
  if (prepared.byHand.length > 0)
    throw new UsageError(`assay: a person makes this platform act; repeat with assay gate ${platform} --only ${only.join()}`);
  return prepared;
}

/** Whether the requirements that the step broke are broken again, whatever else is wrong with the target. */
function outcomeOf({ recipe, problems }: Earlier, before: Report, now: Report, rules: readonly Rule[]) {
  if (now.outage) return { status: 3, says: `${now.outage.says}; ${now.outage.hint}` };
  const levels = new Map(problems.map(({ id, problem }): [string, Problem['level']] => [id, problem.level]));
  const judgedBy = (seen: readonly Observed[], byStep: Repeater) =>
    rules.flatMap((rule) => {
      const { requirement: id } = rule;
      const level = levels.get(id);
      return level === undefined || isDocumentRule(rule) ? [] : [{ id, ...judgeRecording(rule, seen, level, { repeat: byStep }) }];
    });
  const repeat = repeater(now.recordings, () => '');
  const judged = judgedBy(observed(now), repeat);
  const again = problemsIn(judged);
  // A rule that compares steps may now find them all alike, so the step is also judged among those of the earlier run.
  const { all, step } = withRepeatedStep(before, now, recipe);
  const compared = judgedBy(all, (seen) => (seen.exchanges === step?.exchanges ? { repeat: '', recipe } : undefined));
  const same = [...again, ...problemsIn(compared)].find(({ problem }) => problem.recipe && isSameStep(problem.recipe, recipe));
  const found = same ?? again[0];
  const opening = same ? 'It fails again' : 'It fails again, in another step';
  if (found) return { status: 1, says: `${opening}: expected ${found.problem.expected}, got ${found.problem.got} (${found.id})` };
  const open = judged.find(({ verdict }) => verdict !== 'pass' && verdict !== 'not-applicable');
  if (open) return { status: 3, says: `Not judged again: ${open.reason ?? open.verdict} (${open.id})` };
  return {
    status: 0,
    says: judged.length === 0 ? 'No requirement was broken here.' : `It does not fail again: ${[...levels.keys()].join(', ')}.`,
  };
}

function withRepeatedStep(before: Report, now: Report, recipe: RepeatedStep): { all: Observed[]; step: Observed | undefined } {
  const placeOf = ({ recordings }: Report) => {
    const wanted = sameStepIn(recordings, recipe);
    return wanted ? recordings.flatMap(({ observations }) => observations).indexOf(wanted) : -1;
  };
  const step = observed(now)[placeOf(now)];
  const place = placeOf(before);
  return { all: step ? observed(before).map((one, index) => (index === place ? step : one)) : [], step };
}

function comparison({ recipe, exchanges, problems }: Earlier, now: Report): string {
  const observation = sameStepIn(now.recordings, recipe);
  const again = observation ? exchangesOf(observation, now) : [];
  const deviation = [recipe.what, recipe.age && `${recipe.age} old`, recipe.credentials && `credentials: ${recipe.credentials}`];
  return [
    `Step: ${[recipe.play, recipe.label, ...deviation].filter(Boolean).join('; ')}`,
    ...problems.map(({ id, problem }) => `Recorded: expected ${problem.expected}, got ${problem.got} (${id})`),
    ...requestText(again.length > 0 ? again : exchanges),
    ...(isDeepStrictEqual(answersOf(exchanges), answersOf(again))
      ? [`\nRecorded and now\n${shown(again)}`]
      : [`\nRecorded\n${shown(exchanges)}`, `\nNow\n${shown(again)}`]),
  ].join('\n');
}

/** The request that the step is about: the first, since the others follow its redirects. */
function requestText([first]: readonly RecordedExchange[]): string[] {
  if (!first) return [];
  const { method, url, body } = first.request;
  return [`Request: ${method} ${url}`, ...(body ? [`  ${cut(body)}`] : [])];
}

/** What tells two answers apart: steps, statuses and bodies; headers such as Date differ always. */
const answersOf = (exchanges: readonly RecordedExchange[]) =>
  exchanges.map(({ response, error }) => [response?.status, response?.body, error?.message]);

/** Longer bodies and headers are in report.json, and in the HTML report. */
const maxLength = 400;
const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text);

/** The headers that rules look at. */
const toldHeaders = ['content-type', 'location', 'set-cookie', 'www-authenticate', 'retry-after'];

function shown(exchanges: readonly RecordedExchange[]): string {
  const heads = exchanges.map(({ request, response, error }) => {
    const answer = response ? `${response.status} ${response.statusText}`.trim() : (error?.message ?? 'no answer');
    return `${request.method} ${request.url}: ${answer}`;
  });
  const { headers = [], body = '' } = exchanges.at(-1)?.response ?? {};
  const told = headers.filter(([name]) => toldHeaders.includes(name.toLowerCase()));
  const last = [...told.map(([name, value]) => `  ${name}: ${cut(value)}`), cut(body)].join('\n').trimEnd();
  return heads.length === 0 ? 'nothing was sent' : [...heads, ...(last ? [last] : [])].join('\n');
}
