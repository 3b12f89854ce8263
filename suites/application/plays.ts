import { because, type Reason } from '../../engine/catalogue/reason.ts';
import { bareHost, isLoopbackUrl, portOf } from '../../engine/wire/url.ts';
import { accepts, host, secondAddress, speaksTls } from '../../fixtures/application/reach.ts';
import { type Started, startCommand } from '../../fixtures/application/start.ts';
import { portsOf } from '../../fixtures/processes.ts';
import { skipped, skippedAfter, type Unrecorded } from '../../fixtures/recorder.ts';
import { until } from '../../fixtures/until.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { crashIn } from '../shared/application/crash.ts';
import { applicationPort as port } from '../shared/application/port.ts';
import type { ApplicationSetup, ApplicationSetupSettings } from './plays/asking.ts';
import { asksByPlainHttp, checkHealth, createApplicationSetup, visitsThroughFront } from './plays/asking.ts';
import { createErrors, endsByError, endsOn } from './plays/ending.ts';

/** `readyWithin`, `endWithin`: seconds until it has to listen, and until it has to end; `readsPort`: whether its code reads PORT. */
type Start = Parameters<typeof startCommand>[1] & { command: string; readyWithin: number; endWithin: number; readsPort(): boolean };

const ownOrigin = () => `http://${host}:${port()}`;
const pollMs = 50;
/** Which ports are open is looked up once a second or so. */
const pollsOfPorts = 20;
const throughFront = ['app/forwarded-https', 'app/forwarded-http'] as const;
const unreachable = () => because('not-reachable');

/** Starts an application once for each way to end it, and sends the requests of a platform and its front; leaves no process behind. */
export async function playStart(start: Start, settings: ApplicationSetupSettings): Promise<Recording> {
  const setup = createApplicationSetup('an application is started', settings);
  const errors = createErrors(start.env);
  setup.step(`Starting the application, and waiting for port ${port()} (at most ${start.readyWithin} s)`);
  let started = startCommand(start.command, start);
  const startsAgain = async (env = start.env): Promise<boolean> => {
    if (setup.stop.aborted) return false;
    setup.step('Starting the application again, to see how it ends');
    started = startCommand(start.command, { ...start, env });
    return listens(setup, started, start.readyWithin);
  };
  try {
    if (!(await becomesReady(setup, started, start))) return setup.recording();
    setup.step(`The application listens on port ${port()}: sending requests`);
    await looksElsewhere(
      setup,
      secondAddress(),
      port(),
      skipped(because('needs-input', { needs: 'a second network address on this machine' })),
    );
    const path = await asks(setup, ownOrigin());
    const ending = { path, limitMs: start.endWithin * 1000 };
    await endsOn(setup, started, 'SIGTERM', ending);
    if (await startsAgain()) await endsOn(setup, started, 'SIGINT', ending);
    else if (!setup.stop.aborted) setup.record('app/end', { exchanges: [], undecided: because('second-start-failed') });
    for (const error of ['uncaughtException', 'unhandledRejection'] as const) {
      await started.end();
      if (await startsAgain(errors.env)) await endsByError(setup, started, error, errors, ending);
    }
    return setup.recording();
  } finally {
    await started.end();
    errors.close();
    setup.close();
  }
}

async function listens({ stop, step }: ApplicationSetup, started: Started, seconds: number): Promise<boolean> {
  let polls = 0;
  const hasSettled = async () => {
    if (++polls % pollsOfPorts === 0) tellPorts(portsOf(started.family()), seconds - (polls * pollMs) / 1000, step);
    return started.ended() !== undefined || (await accepts(host, port()));
  };
  return (await until(hasSettled, { withinMs: seconds * 1000, everyMs: pollMs, stop })) && started.ended() === undefined;
}

/** Somebody who waits wants to know that the application listens, only elsewhere. */
function tellPorts(ports: readonly number[], left: number, step: (text: string) => void): void {
  const others = ports.filter((one) => one !== port());
  if (others.length > 0)
    step(`The application listens on ${others.join(', ')}; still waiting for port ${port()} (${Math.ceil(left)} s left)`);
}

async function becomesReady(setup: ApplicationSetup, started: Started, { cwd, readyWithin: seconds, readsPort }: Start): Promise<boolean> {
  const isReady = await listens(setup, started, seconds);
  if (setup.stop.aborted) return false;
  const ports = isReady ? [] : portsOf(started.family());
  const isElsewhere = ports.includes(port());
  const otherPorts = ports.filter((other) => other !== port());
  const ended = started.ended();
  if (ended !== undefined) await started.allRead();
  const { error: output, stack } = ended === undefined ? {} : crashIn(started.output(), cwd);
  const isPortRead = otherPorts.length > 0 ? readsPort() : undefined;
  const howEnded = { ended, exitStatus: started.exitStatus(), output, stack };
  const application = { port: port(), accepts: isReady || isElsewhere, otherPorts, readsPort: isPortRead, waited: seconds, ...howEnded };
  setup.record('app/port', { exchanges: [], application });
  if (isElsewhere) setup.record('app/second-address', { exchanges: [], application: { address: host, port: port(), accepts: false } });
  if (isReady) return true;
  const after = isElsewhere ? 'app/listens-on-all-interfaces' : 'app/listens-on-8080';
  setup.record(['app/answer', 'app/health', ...throughFront, 'app/end'], skippedAfter(unreachable(), after));
  return false;
}

/**
 * Sends requests to an application in the same order as a platform; returns a path that answers.
 * At an https address a proxy ends TLS in front of the application, so that plain HTTP cannot be tested.
 */
async function asks(setup: ApplicationSetup, at: string, { isFar = false } = {}): Promise<string | undefined> {
  if (at.startsWith('http:') && !(await speaksPlainly(setup, at))) return undefined;
  const path = await checkHealth(setup, at, { isFar });
  await comesThroughFront(setup, at);
  return path;
}

/** Whether another address of this machine accepts connections too; records `instead` if there is none. */
async function looksElsewhere(setup: ApplicationSetup, address: string | undefined, at: number, instead: Unrecorded, undecided?: Reason) {
  const application = address !== undefined && { address, port: at, accepts: await accepts(address, at) };
  setup.record('app/second-address', application ? { exchanges: [], application, undecided } : instead);
}

/** Returns false for a port that speaks TLS: its answers to plain requests show nothing. */
async function speaksPlainly(setup: ApplicationSetup, at: string): Promise<boolean> {
  const exchange = await setup.get(`${at}/`);
  const url = new URL(at);
  const isTls = exchange.response === undefined && (await speaksTls(bareHost(url), portOf(url)));
  setup.record('app/answer', { exchanges: [exchange], application: { speaksTls: isTls } });
  if (isTls) setup.record(['app/health', ...throughFront], skippedAfter(unreachable(), 'app/speaks-plain-http'));
  return !isTls;
}

async function comesThroughFront(setup: ApplicationSetup, at: string): Promise<void> {
  if (setup.stop.aborted) return;
  if (setup.isGivenUp()) return setup.record(throughFront, { exchanges: [], undecided: because('given-up') });
  for (const path of new Set(['/', ...setup.paths.slice(0, 4).map(({ path }) => path)])) {
    if (!setup.stop.aborted) await visitsThroughFront(setup, at, path);
  }
  if (!setup.stop.aborted) await asksByPlainHttp(setup, at, '/');
}

/** Sends requests to an application that already runs; what only its own machine shows is not tested. */
export async function playUrl(url: string, settings: ApplicationSetupSettings): Promise<Recording> {
  const setup = createApplicationSetup('an application that runs', settings);
  const at = new URL(url);
  const isTls = at.protocol === 'https:';
  const givenPort = portOf(at);
  try {
    setup.record('app/end', skipped(because('needs-input', { needs: '--start' }), true));
    const isOpen = await accepts(bareHost(at), givenPort);
    const undecided = isOpen ? undefined : because('nothing-listens', { host: at.host });
    const isAnother = givenPort !== port() || isTls;
    const skippedPort = skipped(because('not-its-own-port', { port: givenPort }), true);
    setup.record('app/port', isAnother ? skippedPort : { exchanges: [], application: { port: givenPort, accepts: isOpen }, undecided });
    const second = isLoopbackUrl(at) && !isTls ? secondAddress() : undefined;
    const instead = skipped(
      because('needs-input', { needs: '--start on the machine of the application, to test its other addresses' }),
      true,
    );
    await looksElsewhere(setup, second, givenPort, instead, undecided);
    if (isTls) setup.record('app/answer', skipped(because('behind-tls'), true));
    await asks(setup, at.origin, { isFar: true });
    return setup.recording();
  } finally {
    setup.close();
  }
}
