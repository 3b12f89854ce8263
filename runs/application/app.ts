import { join as joinPath } from 'node:path';
import { defined } from '../../engine/documents/values.ts';
import { judge } from '../../engine/judging/judge.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { assumptionsOf } from '../../engine/judging/questions.ts';
import { buildReport, withoutSecretsOf } from '../../engine/judging/report.ts';
import type { Unplayed } from '../../engine/judging/rule.ts';
import { undecided, untested } from '../../engine/judging/rule.ts';
import { type Joined, join } from '../../engine/recording/recording.ts';
import type { Repeater } from '../../engine/recording/repeat.ts';
import { createRedactor, type NamedSecret, type Redactor } from '../../engine/redaction/redactor.ts';
import { curlCommand } from '../../engine/wire/http/curl.ts';
import { factsTable } from '../../reporters/facts.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { applicationRules } from '../../suites/registry/application.ts';
import { applicationFacts } from '../../suites/registry/application-facts.ts';
import { healthPaths } from '../../suites/shared/application/health.ts';
import { watched } from '../../suites/shared/application/judged.ts';
import { applicationPort, readsPort } from '../../suites/shared/application/port.ts';
import { secretVariables } from '../../suites/shared/application/secrets.ts';
import { deliver, judgingOf, type OutputPlan, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { type Arguments, type Io, type JudgingArguments, printable, signalStatus, UsageError } from '../run.ts';
import { type Loaded, loadApplication } from './load.ts';

type AppArguments = Arguments['application'] & Arguments['running'] & JudgingArguments;
type CheckArguments = Arguments['application'] & Pick<Arguments['pushed'], 'previous'> & JudgingArguments;

export async function app(folder: string, args: AppArguments, io: Io): Promise<number> {
  const { running, ...plan } = appPlan(args, io);
  const stop = running ? io.interruption() : undefined;
  const loaded = await loadApplication(folder, args, io);
  const status = await judgeApplication(loaded, plan, io, {
    command: commandLine('app', [folder], args),
    unplayed: running ? cutShort() : notAsked(),
    ...(running && { stop, play: () => playApplication(loaded, running, isShown(plan.output), io) }),
  });
  return stop?.aborted ? signalStatus(stop.reason) : status;
}

/** What the options say of an application that runs, beside what is judged; refuses wrong ones before anything starts. */
function appPlan({ start, url, timeout, 'ready-within': readyWithin, 'end-within': endWithin, ...args }: AppArguments, io: Io) {
  if (start !== undefined && url !== undefined) throw new UsageError('assay: --start and --url exclude each other');
  if (start?.trim() === '') throw new UsageError('assay: --start takes a shell command');
  const given = start === undefined ? url !== undefined && { url } : { start };
  return { ...reportPlan(args, io), running: given && { ...given, timeout, limits: { readyWithin, endWithin } } };
}

/** What the options say of every report on an application. */
const reportPlan = (args: JudgingArguments, io: Io) => ({ judging: judgingOf(args, io), output: outputPlan(args) });

type Running = Exclude<ReturnType<typeof appPlan>['running'], false>;

async function playApplication(loaded: Loaded, running: Running, isLogged: boolean, io: Io): Promise<Recording> {
  // Loaded only when something runs, so that an offline check starts faster.
  const { playStart, playUrl } = await import('../../suites/registry/application-plays.ts');
  const { timeout, limits } = running;
  const redactor = applicationRedactor(loaded);
  const settings = {
    paths: healthPaths(loaded.application),
    client: {
      timeouts: { connect: Math.min(timeout, 10_000), answer: timeout, total: timeout },
      env: 'url' in running ? io.env : {},
    },
    redactor,
    log: (line: string) => isLogged && io.out(printable(redactor.text(line))),
    step: (text: string) => io.onEvent?.({ kind: 'step', text }),
    stop: io.interruption(),
  };
  if ('url' in running) return playUrl(running.url, settings);
  const { takenBy } = await import('../../fixtures/application/reach.ts');
  const taken = await takenBy(applicationPort());
  if (taken !== undefined)
    throw new UsageError(
      `assay: port ${applicationPort()} is taken by ${taken}; stop it, or judge it with --url http://127.0.0.1:${applicationPort()}`,
    );
  // Only the application's variables, and what a shell needs to find programs.
  const { systemVariables } = await import('../../fixtures/processes.ts');
  const env = { ...systemVariables(io.env), ...loaded.application.env };
  const portIsRead = () => readsPort(loaded.application);
  return playStart({ command: running.start, cwd: loaded.path, env, ...limits, readsPort: portIsRead }, settings);
}

const notAsked = (): Unplayed => ({ ...untested('needs-input', { needs: 'the running application (--start or --url)' }), byChoice: true });
const cutShort = (): Unplayed => ({ ...undecided('cut-short'), byChoice: false });

export async function checkApplication(folder: string, args: CheckArguments, io: Io): Promise<number> {
  if (args.previous !== undefined) throw new UsageError('assay: --previous goes with a manifest, and this is a folder');
  const loaded = await loadApplication(folder, args, io);
  if (loaded.detected.isGuess)
    throw new UsageError(
      `${folder}: a folder; name the file in it, such as ${joinPath(folder, 'manifest.json')}, or the type of the application with --type`,
    );
  const unplayed: Unplayed = {
    ...untested('needs-running', { what: 'application', command: `assay app ${folder} --start COMMAND` }),
    byChoice: true,
  };
  return judgeApplication(loaded, reportPlan(args, io), io, { command: commandLine('check', [folder], args), unplayed, isPart: true });
}

interface Mode {
  command: string;
  unplayed: Unplayed;
  /** Only a part was asked for, so that everything untested is untested by choice. */
  isPart?: boolean;
  play?: (() => Promise<Recording>) | undefined;
  stop?: AbortSignal | undefined;
}

/** Judges an application; the report leaves out the secrets among its variables. */
async function judgeApplication(loaded: Loaded, { judging, output }: ReturnType<typeof reportPlan>, io: Io, mode: Mode): Promise<number> {
  const { application, detected, folder } = loaded;
  const ready = await readyToDeliver(output, io);
  const facts = applicationFacts(application);
  if (isShown(output)) {
    const { type, reason } = detected;
    const table = factsTable({ type: { value: type, reason }, ...facts }, { color: io.color });
    io.out(`${applicationRedactor(loaded).text(table)}\n`);
  }
  const played = mode.play && join([await mode.play()]);
  const watch = watched(application);
  const material = { ...defined({ played }), unplayed: mode.unplayed, repeat, application: watch.application };
  const judged = judge(applicationRules(), material, judging.edition.levelOf);
  const report = buildReport({
    ...judging,
    command: mode.command,
    target: { kind: 'application', name: application.name, document: folder },
    judged: mode.isPart ? new Map([...judged].map(([id, judgement]) => [id, asChoice(judgement)])) : judged,
    more: {
      facts: Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value])),
      assumptions: assumptions(loaded, played),
      ...defined({ application: watch.looked() }),
      ...played,
      complete: !mode.stop?.aborted,
    },
  });
  return deliver(withoutSecretsOf(report, applicationRedactor(loaded)), ready, io, applicationSecrets(loaded));
}

const isShown = ({ isQuiet, reporters }: OutputPlan): boolean => !isQuiet && reporters.includes('terminal');

const repeat: Repeater = ({ exchanges: [first] }) => first && { repeat: curlCommand(first.request) };

/** The secrets among the variables; a value that is part of the application's name is not secret. */
const applicationSecrets = ({ application: { env, name } }: Loaded): NamedSecret[] =>
  secretVariables(env).flatMap(([variable, value]) => (name.includes(value) ? [] : [{ name: variable, value }]));

const applicationRedactor = (loaded: Loaded): Redactor =>
  createRedactor({ known: applicationSecrets(loaded), published: [loaded.application.name] });

const asChoice = (judgement: Judgement): Judgement => (judgement.verdict === 'untested' ? { ...judgement, byChoice: true } : judgement);

/** What had to be assumed about this application, because the contract does not say it. */
function assumptions({ application: { type }, detected }: Loaded, played: Joined | undefined): Report['assumptions'] {
  const limit = played?.recordings.flatMap(({ observations }) => observations).find(({ label }) => label === 'app/end')?.application?.limit;
  const observed: Record<string, string | undefined> = {
    'assumption/application-type': `${type}: ${detected.reason}`,
    'assumption/application-variables': undefined,
    ...(limit !== undefined && { 'assumption/shutdown-time': `${limit} s`, 'assumption/application-log': undefined }),
    ...(type === 'play1' && { 'assumption/platform-dir': undefined, 'assumption/platform-profile': undefined }),
    ...(type === 'play2' && { 'assumption/allowed-connections': undefined, 'assumption/instances': undefined }),
  };
  return assumptionsOf('application').flatMap(({ reason, source, ...row }) =>
    Object.hasOwn(observed, row.id) ? [{ ...row, ...defined({ observed: observed[row.id] }) }] : [],
  );
}
