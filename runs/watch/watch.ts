import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isWrong } from '../../engine/judging/verdict.ts';
import { fold } from '../../reporters/fold.ts';
import { createPaint, type Paint } from '../../reporters/paint.ts';
import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { readReport } from '../delivery/read-report.ts';
import { type Arguments, type Io, printable, signalStatus, UsageError } from '../run.ts';
import { projectFile } from '../selection/project.ts';
import { shownPath, watchFiles } from './changes.ts';
import { ignoredFiles } from './ignored.ts';
import { restarter, watchService } from './service.ts';
import { createWritten } from './written.ts';

type WatchArguments = Pick<
  Arguments['judging'] & Arguments['repeating'],
  'last-failed' | 'only' | 'watch' | 'watch-ignore' | 'out' | 'quiet'
>;

export type WatchedTarget = { paths: string[]; url?: string | undefined };

/** How long nothing may change before a run starts; longer for a service, which may restart itself when a file changes. */
const quietMs = 150;
const restartMs = 1_000;

/** How long a service has to restart; no longer than above, once it did not. */
const restartWithinMs = 10_000;

const incompatible = ['dry-run', 'bundle', 'check', 'resume'] as const;

export type RepeatedArguments = WatchArguments &
  Partial<Record<(typeof incompatible)[number] | 'environment', unknown>> & { restart?: string | undefined };

/** Runs again whenever a file changes or the service comes back, until it is interrupted. */
export async function repeatedly<A extends RepeatedArguments>(
  file: string,
  args: A,
  watched: (file: string, args: NoInfer<A>, io: Io) => WatchedTarget,
  run: (file: string, args: NoInfer<A>, io: Io) => Promise<number>,
  io: Io,
): Promise<number> {
  const once = (runArgs: A, inner: Io) => run(file, runArgs, inner);
  const wrong = incompatible.find((name) => args[name] !== undefined && args[name] !== false);
  if (wrong) throw new UsageError(`assay: --watch and --${wrong} do not go together`);
  if (args.environment === 'production') throw new UsageError('assay: --watch installs again and again; it is not for production');
  const stop = io.interruption();
  const onIgnored = (path: string) => {
    if (!args.quiet)
      io.err(`Ignoring ${printable(shownPath(path, io.cwd))}: it changes while a run is under way. --watch-ignore names more.`);
  };
  const tell = (text: string) => {
    if (!args.quiet) io.err(printable(text));
  };
  const { restart, 'watch-ignore': ignoring } = args;
  const changes = watchedChanges(watched(file, args, io), resolve(io.cwd, args.out), io.cwd, {
    ignoring,
    onIgnored,
    tell,
    restart,
    env: io.env,
  });
  let before: Report | undefined;
  try {
    await changes.start(stop);
    for (;;) {
      if (stop.aborted) return signalStatus(stop.reason);
      const cut = changes.begins();
      const interruption: Io['interruption'] = (beforeEnd) => AbortSignal.any([io.interruption(beforeEnd), cut]);
      const after = await attempt(args, before, once, { ...io, interruption });
      if (stop.aborted) return signalStatus(stop.reason);
      before = after ?? before;
      if (!args.quiet) io.err('\nWatching; the run is repeated when a file changes or the service comes back. Ctrl-C ends it.');
      const why = await changes.next(stop);
      if (why === undefined) return signalStatus(stop.reason);
      io.err(`\n${printable(why)}`);
    }
  } finally {
    await changes.close();
  }
}

const notRestarted = 'Your service has not restarted since the last run: if it reads its code at the start, this run judges the old one.';

type Once<A> = (args: A, io: Io) => Promise<number>;

/** Runs once and prints what changed; returns undefined if the run was cut short or could not start. */
async function attempt<A extends WatchArguments>(args: A, before: Report | undefined, once: Once<A>, io: Io): Promise<Report | undefined> {
  const printed: string[] = [];
  const repeat = before !== undefined;
  try {
    await once(repeat ? { ...args, quiet: true } : args, repeat ? { ...io, out: (text) => void printed.push(text) } : io);
  } catch (error) {
    // In the first run it is a mistake in the command line; later a file may be half written, and the next change is awaited.
    if (!(error instanceof UsageError) || !repeat) throw error;
    io.err(printable(error.message));
    return undefined;
  }
  if (io.interruption().aborted || !existsSync(resolve(io.cwd, args.out, 'report.json'))) return undefined;
  const report = readReport(join(args.out, 'report.json'), io);
  if (before) io.out([fold(changesText(before, report, io.color), io.columns), ...printed].join('\n'));
  return report;
}

type Watching = {
  /** What --watch-ignore names. */
  ignoring?: readonly string[] | undefined;
  /** Called once for each file whose changes are ignored because they come with a run. */
  onIgnored?: (path: string) => void;
  /** Called while a run waits for the service. */
  tell?: (text: string) => void;
  /** The command that restarts the service after a change. */
  restart?: string | undefined;
  env?: Io['env'];
  patienceMs?: number;
};

export function watchedChanges({ paths, url }: WatchedTarget, out: string, cwd: string, watching: Watching = {}) {
  const { ignoring, onIgnored, tell = () => {}, restart, env = {}, patienceMs = restartWithinMs } = watching;
  let last: { why: string; isFile: boolean; at: number } | undefined;
  let waking = new AbortController();
  let running = new AbortController();
  const isIgnored = ignoredFiles(cwd, ignoring);
  const written = createWritten(onIgnored);
  const note = (why: string, path?: string) => {
    if (path !== undefined && (isIgnored(path) || written.isOfRun(path))) return;
    // A run that a restart cuts off would only be undecided.
    if (path === undefined) running.abort('SIGTERM');
    last = { why, isFile: path !== undefined, at: performance.now() };
    waking.abort();
  };
  const watched = [...paths.map((path) => resolve(cwd, path)), join(cwd, projectFile)];
  const stopWatching = watchFiles(watched, out, (path) => note(`${shownPath(path, cwd)} changed.`, path));
  const comesBack = () => {
    isPatient = true;
    note(`${url} is back.`);
  };
  const service = url === undefined ? undefined : watchService(url, comesBack);
  const own = restart === undefined || service === undefined ? undefined : restarter(restart, service, { cwd, env });
  /** The process that the last run judged. */
  let judged = '';
  const isSameProcess = () => judged !== '' && judged === service?.process();
  /** A service that nobody restarted after a change may read its code by itself. */
  let isPatient = true;

  /** How long nothing may change before a run makes sense. */
  const restMs = (isFile: boolean): number => {
    if (!isFile || !service || own) return quietMs;
    return isPatient && isSameProcess() ? patienceMs : restartMs;
  };
  const isSettled = ({ isFile, at }: NonNullable<typeof last>) =>
    performance.now() - at >= restMs(isFile) && (own !== undefined || service?.isUp() !== false);
  return {
    /** Starts the service with the command that restarts it, if it does not run. */
    async start(stop: AbortSignal): Promise<void> {
      const missing = await own?.begin(stop);
      if (missing !== undefined) throw new UsageError(`assay: ${missing}`);
    },
    /** Marks the start of a run; the signal aborts when the run has become useless. */
    begins(): AbortSignal {
      last = undefined;
      written.begins();
      running = new AbortController();
      return running.signal;
    },
    async next(stop: AbortSignal): Promise<string | undefined> {
      written.ends();
      judged = service?.process() ?? '';
      let told = '';
      while (!stop.aborted) {
        if (last && isSettled(last)) {
          const { why, isFile } = last;
          const missing = isFile ? await own?.restart(stop) : undefined;
          if (missing === undefined) {
            isPatient &&= !(isFile && isSameProcess());
            return isFile && isSameProcess() ? `${why} ${notRestarted}` : why;
          }
          tell(missing);
          last = undefined;
        }
        if (last && last.why !== told && restMs(last.isFile) === patienceMs) {
          told = last.why;
          tell(`${told} Waiting ${patienceMs / 1_000} s for your service to restart; --restart COMMAND does it for you.`);
        }
        waking = new AbortController();
        const signal = AbortSignal.any([stop, waking.signal]);
        await delay(last === undefined ? 60_000 : 25, undefined, { signal }).catch(() => {});
      }
      return undefined;
    },
    async close(): Promise<void> {
      stopWatching();
      service?.close();
      await own?.end();
    },
  };
}

const isFailing = ({ verdict }: Outcome) => isWrong(verdict);

/** What a run changed since the one before: first what failed then, fixed or still failing, then what is new. */
function changesText(before: Report, after: Report, color: boolean): string {
  const paint = createPaint(color);
  const failed = before.requirements.filter(isFailing).map(({ id }) => id);
  const now = new Map(after.requirements.map((outcome) => [outcome.id, outcome]));
  const still = failed.flatMap((id) => now.get(id) ?? []).filter(isFailing);
  const fixed = failed.filter((id) => now.get(id)?.verdict === 'pass');
  const open = failed.filter((id) => !fixed.includes(id) && !still.some((outcome) => outcome.id === id));
  const fresh = after.requirements.filter((outcome) => isFailing(outcome) && !failed.includes(outcome.id));
  const lines = [
    ...fixed.map((id) => paint('green', `fixed          ${printable(id)}`)),
    ...open.map((id) => paint('yellow', `not tested now ${printable(id)}: ${printable(now.get(id)?.reason ?? '')}`)),
    ...still.map((outcome) => problem('still failing ', outcome, paint)),
    ...fresh.map((outcome) => problem('new failure   ', outcome, paint)),
  ];
  return [...lines, `${fixed.length} fixed, ${fresh.length} new, ${still.length} still failing`].join('\n');
}

function problem(label: string, { id, at, expected, got, problems, hint }: Outcome, paint: Paint): string {
  const place = at === undefined ? '' : `${printable(at)}: `;
  const advice = printable((problems?.[0]?.hint ?? hint).trim());
  return [
    `${paint('red', label)} ${place}expected ${printable(expected ?? '')}, got ${printable(got ?? '')} (${printable(id)})`,
    paint('dim', `               ${advice}`),
    paint('dim', `               More: assay explain ${printable(id)}`),
  ].join('\n');
}
