import { stripVTControlCharacters } from 'node:util';
import { printable } from '../../../engine/redaction/printable.ts';
import type { Redactor } from '../../../engine/redaction/redactor.ts';
import type { Exchange } from '../../../engine/wire/http/exchange.ts';
import { runShell } from '../../../fixtures/drivers/shell.ts';
import { createRecorders, declares, type LabelsIn } from '../../../fixtures/recorder.ts';
import type { LoginName } from '../../../fixtures/stand-ins/api/logins.ts';
import type { ApiArrival, startFront } from '../../../fixtures/stand-ins/api/server.ts';
import type { ClientConfiguration } from '../../../specs/generated/schemas.ts';
import { crashIn, crashText } from '../../shared/application/crash.ts';

interface ClientSetupSettings {
  /** With all values filled in. */
  configuration: ClientConfiguration;
  /** Commands run in `folder`; `home` is their home folder. */
  folder: string;
  home: string;
  /** The part of Assay's own environment that commands need. */
  env: Record<string, string>;
  front: Awaited<ReturnType<typeof startFront>>;
  redactor: Redactor;
  log(line: string): void;
  stop: AbortSignal;
}

interface Choices {
  command?: string;
  scene?: LoginName;
  /** A command of Assay, not of the client: its requests are not recorded. */
  isOurs?: boolean;
  cut?: AbortSignal;
}

/** Only the end of a command's output is kept. */
const MAX_OUTPUT = 2000;
const LIMIT_SECONDS = 30;
/** Later requests are ignored, so that a client that sends without end does not fill the memory. */
const MAX_REQUESTS = 500;

const records = declares({
  request: ['client/request', 'client/exchange', 'cli/curl'],
  login: ['client/login'],
  command: ['client/command', 'cli/create', 'cli/env-set', 'cli/tokens'],
  curl: ['cli/curl-arguments'],
});

/** The labels that plays with a client record under. */
export type ClientLabel = LabelsIn<typeof records>;

/** What every play with a client needs: it runs commands, and records the requests that arrive meanwhile. */
export function createClientSetup(settings: ClientSetupSettings) {
  const { configuration, folder, home, env, redactor, stop } = settings;
  const exchanges: Exchange[] = [];
  const recorder = createRecorders(exchanges, redactor)<ClientLabel>('a client is run');
  const limitMs = (configuration.limit ?? LIMIT_SECONDS) * 1000;
  let running: Choices = {};
  const learnSecrets = (): void => {
    for (const [name, secret] of settings.front.secrets()) redactor.learn(secret, name);
  };
  /** Colour codes are removed before redaction, and the text is cut after it: the redactor cannot find half a secret. */
  const shown = (output: Buffer): string => {
    const text = redactor.text(stripVTControlCharacters(output.toString('utf8')).replaceAll('\r\n', '\n'));
    return printable(text, { keep: 'lines' }).trim().slice(-MAX_OUTPUT);
  };
  /** Why a command ended as it did, by what it printed. */
  const whyEnded = (output: Buffer): string => crashText(crashIn(shown(output), folder));
  let arrivals: ApiArrival[] = [];
  let onArrival: (arrival: ApiArrival) => void = () => {};

  return {
    ...settings,
    ...recorder,
    arrived: () => exchanges.length,
    /** Commands that failed before their first request, with their error. */
    crashes: [] as { command: string; status: number | undefined; error: string }[],
    shown,
    whyEnded,
    arrives(arrival: ApiArrival): void {
      if (exchanges.length >= MAX_REQUESTS) return;
      learnSecrets();
      arrivals.push(arrival);
      onArrival(arrival);
      if (running.isOurs) return;
      const { command } = running;
      // A request that comes late belongs to the flow of its token.
      const scene = arrival.flow?.scene ?? running.scene;
      exchanges.push(arrival.exchange);
      if (exchanges.length === MAX_REQUESTS) settings.log(`${MAX_REQUESTS} requests arrived: later ones are ignored`);
      const request = { ...arrival.facts, command, scene };
      const seen = { exchanges: [arrival.exchange], request };
      recorder.record('client/request', seen);
      if (request.step === 'access-token') recorder.record('client/exchange', seen);
    },
    watch(listener: (arrival: ApiArrival) => void): void {
      onArrival = listener;
    },
    /** Runs a command in a shell, in the configuration's folder; leaves no process behind. */
    async runs(command: string, choices: Choices) {
      running = choices;
      learnSecrets();
      arrivals = [];
      const variables = { ...env, HOME: home, ...(process.platform === 'win32' && { USERPROFILE: home }), ...configuration.environment };
      const interruption = choices.cut ? AbortSignal.any([stop, choices.cut]) : stop;
      const ended = await runShell(command, { folder, env: variables, limitMs, interruption });
      running = {};
      // A command that the shell does not find, or that does not end, says nothing about the client.
      const isNotRun = ended.status === 126 || ended.status === 127;
      const broken = ended.problem ?? (isNotRun ? `the shell cannot run it: ${whyEnded(ended.output)}` : undefined);
      return { ...ended, arrivals, broken };
    },
  };
}

export type ClientSetup = ReturnType<typeof createClientSetup>;

/** A command that has ended, with its requests; `broken` says why it shows nothing about the client. */
export type Ran = Awaited<ReturnType<ClientSetup['runs']>>;
