import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { because } from '../../../engine/catalogue/reason.ts';
import { accepts, host } from '../../../fixtures/application/reach.ts';
import type { Started } from '../../../fixtures/application/start.ts';
import { holders, type Process, stillAlive } from '../../../fixtures/processes.ts';
import { skipped } from '../../../fixtures/recorder.ts';
import { until } from '../../../fixtures/until.ts';
import { applicationPort as port } from '../../shared/application/port.ts';
import type { ApplicationSetup } from './asking.ts';

type ProvokedError = 'uncaughtException' | 'unhandledRejection';

export type Errors = ReturnType<typeof createErrors>;

/** Throws errors inside a Node application; an application in another language never reacts. */
export function createErrors(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-errors-'));
  const module = new URL(import.meta.resolve('#dist/fixtures/application/provoker.js'));
  module.searchParams.set('folder', folder);
  const file = (name: string) => join(folder, name);
  return {
    /** The environment that makes a Node application load the provoker. */
    env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS ?? '', `--import=${module.href}`].join(' ').trim() },
    reaches: (pid: number) => existsSync(file(`${pid}.ready`)),
    provokes: (pid: number, error: ProvokedError) => writeFileSync(file(String(pid)), error),
    /** Whether the application has a handler for the error; undefined until one was thrown. */
    isHandled: (pid: number) => (existsSync(file(`${pid}.handled`)) ? readFileSync(file(`${pid}.handled`), 'utf8') === 'true' : undefined),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Child processes may end, and the last output may arrive, this much later than the application ends. */
const trailingMs = 500;
const pollMs = 20;

/** `path` is known to answer; without one, no request is held open. `limitMs` is the time that the application has to end. */
type Ending = { path: string | undefined; limitMs: number };

/** Ends an application while a request is open, and records what happens to both; `look` adds facts before the cleanup. */
async function ends<Facts extends object>(
  setup: ApplicationSetup,
  started: Started,
  { path, limitMs }: Ending,
  { act, isOver, look }: { act(): void; isOver(sinceMs: number): boolean; look(hasEnded: boolean): Promise<Facts | undefined> },
): Promise<void> {
  const finish = path === undefined ? undefined : await openRequest(path);
  const printedBefore = started.printed();
  act();
  const start = performance.now();
  const sinceMs = () => performance.now() - start;
  const finishing = finish?.(hasReacted(started));
  const hasEnded = await until(() => isOver(sinceMs()), { withinMs: limitMs, everyMs: pollMs, stop: setup.stop });
  const endsWithin = Math.round(sinceMs()) / 1000;
  const facts = await look(hasEnded);
  // The last output of a process may arrive after its end.
  const logs = await until(() => started.printed() > printedBefore, { withinMs: trailingMs, everyMs: pollMs });
  await started.end();
  if (setup.stop.aborted || !facts) return;
  const requestOutcome = (await finishing) ?? 'none';
  const application = { ...facts, limit: limitMs / 1000, logs, openRequest: requestOutcome, endsWithin: hasEnded ? endsWithin : undefined };
  setup.record('app/end', { exchanges: [], application });
}

/** Sends a signal while a request is open. */
export async function endsOn(setup: ApplicationSetup, started: Started, signal: 'SIGTERM' | 'SIGINT', ending: Ending): Promise<void> {
  let before: Process[] = [];
  let listening: Process[] = [];
  let isSignalledTwice = false;
  const act = () => {
    before = started.family();
    listening = holders(port(), before);
    started.signal(signal, port());
  };
  const isOver = (sinceMs: number) => {
    // A process manager that only supervises the application gets the signal too, once the application is gone.
    const isApplicationGone = listening.length > 0 && sinceMs > 1_000 && stillAlive(listening).length === 0;
    if (isApplicationGone && !isSignalledTwice) started.signal(signal);
    isSignalledTwice ||= isApplicationGone;
    return started.ended() !== undefined;
  };
  const look = async (hasEnded: boolean) => {
    if (hasEnded) await until(() => stillAlive(before).length === 0, { withinMs: trailingMs, everyMs: pollMs });
    return { signal, left: hasEnded ? stillAlive(before).map(({ name }) => name) : [] };
  };
  await ends(setup, started, ending, { act, isOver, look });
}

/** Throws an error inside the application while a request is open; a process manager may start it again. */
export async function endsByError(setup: ApplicationSetup, started: Started, error: ProvokedError, errors: Errors, ending: Ending) {
  const target = started.listener(port());
  if (!target || !errors.reaches(target.pid))
    return setup.record(
      'app/end',
      skipped(because('needs-input', { needs: 'a Node application that reads NODE_OPTIONS: Assay throws an error in it that way' })),
    );
  const look = async () => {
    const isHandled = errors.isHandled(target.pid);
    return isHandled === undefined ? undefined : { error, isHandled };
  };
  const isOver = () => stillAlive([target]).length === 0;
  await ends(setup, started, ending, { act: () => errors.provokes(target.pid, error), isOver, look });
}

/** Time for an application to react to a signal; one that still listens after it may also finish its requests. */
const reactionMs = 2_000;

/** Waits until the application accepts no more connections, or the time is over. */
const hasReacted = (started: Started): Promise<boolean> =>
  until(async () => started.ended() !== undefined || !(await accepts(host, port())), { withinMs: reactionMs, everyMs: pollMs });

/** After this time, the application works on a request that it has not answered. */
const settleMs = 250;

/** Sends a request without the last byte of its body; if it is answered before it is complete, it cannot be held open. */
async function openRequest(path: string) {
  const socket = connect({ host, port: port() });
  let answer = '';
  const closed = new Promise<void>((resolve) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer = `${answer}${text}`.slice(0, 1_000);
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
  const headers = [`Host: ${host}:${port()}`, 'Content-Type: application/json', 'Content-Length: 2', 'Connection: close'];
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
  await sleep(settleMs);
  const isOpen = answer === '' && !socket.destroyed;
  /** Waits for `after`, sends the last byte, and returns whether an answer came. */
  return async (after: Promise<unknown>): Promise<'answered' | 'dropped' | 'none'> => {
    if (!isOpen) {
      socket.destroy();
      return 'none';
    }
    await Promise.race([after, closed]);
    if (!socket.destroyed) socket.end('}');
    await closed;
    return answer.startsWith('HTTP/') ? 'answered' : 'dropped';
  };
}
