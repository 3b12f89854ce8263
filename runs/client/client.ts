import { resolve } from 'node:path';
import { filledUrl } from '../../engine/contract/request.ts';
import { defined } from '../../engine/documents/values.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { type Judging, judgedReport, withoutSecretsOf } from '../../engine/judging/report.ts';
import type { Unplayed } from '../../engine/judging/rule.ts';
import { isDocumentRule, labelsBehind, undecided, untested } from '../../engine/judging/rule.ts';
import { join, type Observed } from '../../engine/recording/recording.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { oauthPrefixes } from '../../engine/signatures/oauth/prefixes.ts';
import { systemVariables } from '../../fixtures/processes.ts';
import { type LoginName, loginNames } from '../../fixtures/stand-ins/api/logins.ts';
import { fold } from '../../reporters/fold.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { clientRules } from '../../suites/registry/client.ts';
import {
  type ClientSetup,
  type ClientUnderTest,
  clientFacts,
  createClientSetup,
  followFlows,
  partsFor,
  playClient,
  readClient,
  recordMissing,
  type Values,
} from '../../suites/registry/client-plays.ts';
import { surfaces } from '../../suites/registry/surfaces.ts';
import { deliver, judgingOf, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { inTemporaryFolder, writeFiles } from '../files.ts';
import { listenAddress } from '../plan/network.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { type Arguments, type Io, printable, signalStatus, UsageError, untilAborted } from '../run.ts';
import { exportLines, exportsOf, requestText, type StandInApi, startApi } from '../stand-in/platform.ts';
import { keyPair } from '../stand-in/stand-in.ts';

type ClientArguments = Omit<Arguments['client'], 'client' | 'color'>;

export async function client(file: string, args: ClientArguments, io: Io): Promise<number> {
  const target = readClient(resolve(io.cwd, file), io.env, file);
  const isWanted = commandFilter(args.command, target, file);
  const judging = judgingOf(args, io);
  const output = await readyToDeliver(outputPlan(args), io);
  const isListening = args.listen !== undefined;
  const plan = fold(clientPlan(file, target, isWanted), io.columns);
  if (args['dry-run']) {
    io.out(plan);
    return 0;
  }
  if (!isListening && !args.quiet) io.err(`${plan}\n`);
  const stop = io.interruption();
  const redactor = createRedactor({ published: [target.configuration.client.name] });
  let setup: ClientSetup | undefined;
  // What a shell needs to find programs and to write text.
  const { LANG, LC_ALL, TMPDIR } = io.env;
  const { HOME: _, ...programs } = systemVariables(io.env);
  const bridge = args['listen-bridge'];
  const tls = keyPair(args, io);
  const api = await startApi({
    listen: listenAddress(args.listen || undefined),
    listenBridge: bridge === undefined ? undefined : listenAddress(bridge),
    tls,
    onRequest: (judged) => isListening && !args.quiet && io.err(requestText(judged)),
    onArrival: (arrival) => setup?.arrives(arrival),
  });
  return inTemporaryFolder('assay-client-', {}, async (home) => {
    const values: Values = { ...api.values, home };
    const own: [string, string][] = [...target.secrets, ['password', values.password]];
    for (const [name, secret] of own) redactor.learn(secret, name);
    const configuration = target.filled(values);
    writeFiles(home, configuration.files ?? {});
    setup = createClientSetup({
      configuration,
      folder: target.folder,
      home,
      front: api.front,
      redactor,
      stop,
      env: { ...programs, ...defined({ LANG, LC_ALL, TMPDIR }), ...trusting(tls && args['tls-cert'], io) },
      log: (line) => !args.quiet && io.err(printable(redactor.text(line))),
    });
    const wanted = clientRules().filter((rule) => judging.leftOut(rule.requirement) === undefined);
    const parts = partsFor(new Set(wanted.flatMap((rule) => (isDocumentRule(rule) ? [] : labelsBehind(rule)))));
    const recording = isListening ? await listened(setup, api, args.login, io) : await playClient(setup, parts, isWanted);
    const isComplete = isListening || !stop.aborted;
    const report = clientReport(
      setup,
      { recording, values, file, isComplete, command: commandLine('client', [file], args), unplayed: unplayed(isComplete, args.command) },
      judging,
      io,
    );
    const secrets = [...api.front.secrets(), ...own].map(([named, value]) => ({ name: named, value }));
    const status = await deliver(report, output, io, secrets);
    return stop.aborted && !isListening ? signalStatus(stop.reason) : status;
  }).finally(() => api.close());
}

/** Makes curl, Node, Python and what uses OpenSSL trust the certificate of the stand-in platform. */
const trusting = (cert: string | undefined, { cwd }: Io): Record<string, string> =>
  cert === undefined
    ? {}
    : Object.fromEntries(
        ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'CURL_CA_BUNDLE', 'REQUESTS_CA_BUNDLE'].map((name) => [name, resolve(cwd, cert)]),
      );

async function listened(setup: ClientSetup, api: StandInApi, login: LoginName | 'all', io: Io): Promise<Recording> {
  api.front.plays(login === 'all' ? loginNames : [login]);
  const recordFlows = followFlows(setup);
  io.err(`${exportLines(exportsOf(api))}\n# Start the client now; Ctrl-C ends with the report.`);
  await untilAborted(setup.stop);
  recordMissing(setup);
  recordFlows();
  return setup.recording();
}

/** Whether a command is run; throws a UsageError for a name that the configuration does not have. */
function commandFilter(given: string[] | undefined, { configuration }: ClientUnderTest, file: string): (command: string) => boolean {
  if (!given) return () => true;
  const { commands = {}, ...rest } = configuration;
  const names = [...Object.keys(commands), ...(['curl', 'env_set', 'login'] as const).filter((name) => rest[name] !== undefined)];
  const wrong = given.find((name) => !names.includes(name));
  if (wrong !== undefined) throw new UsageError(`assay: ${file} has no command "${wrong}"; it has ${names.join(', ') || 'none'}`);
  return (command) => given.includes(command);
}

function unplayed(isComplete: boolean, given: string[] | undefined): Unplayed {
  if (!isComplete) return { ...undecided('cut-short'), byChoice: false };
  if (given) return { ...untested('left-out', { option: '--command' }), byChoice: true };
  return { ...untested('nothing-arrived'), byChoice: false };
}

function clientPlan(file: string, { configuration }: ClientUnderTest, isWanted: (command: string) => boolean): string {
  const { client, commands = {}, curl, env_set, login, limit = 30 } = configuration;
  const names = Object.keys(commands).filter(isWanted);
  const isGiven = (name: string, value: unknown) => value !== undefined && value !== 'none' && isWanted(name);
  const parts = [
    ...(names.length > 0 ? [`the commands ${names.join(', ')}`] : []),
    ...(isGiven('env_set', env_set) ? ['the command that sets a variable, three times'] : []),
    ...(isGiven('curl', curl) ? ['the curl wrapper, and curl itself for comparison'] : []),
    ...(isGiven('login', login) ? [`the three-step flow, in ${loginNames.length} ways`] : []),
  ];
  return [
    `The client ${client.name} of ${file} is run against a stand-in platform on this machine: ${parts.join('; ') || 'nothing is configured'}.`,
    `Each command has ${limit} s and its own HOME, which is deleted afterwards; of your environment it gets only PATH, LANG, LC_ALL, TMPDIR and what ${file} names.`,
  ].join('\n');
}

type Played = { command: string; recording: Recording; values: Values; file: string; unplayed: Unplayed; isComplete: boolean };
type Run = Pick<Judging, 'leftOut' | 'strict' | 'started' | 'edition'>;

function clientReport({ configuration, redactor }: ClientSetup, run: Played, judging: Run, io: Io): Report {
  const { command, recording, values, file, unplayed, isComplete } = run;
  const played = join([recording]);
  const repeat = ({ request, login, run: own }: Observed) => {
    const name = request?.command ?? own?.command ?? (login ? 'login' : undefined);
    return { repeat: `assay client ${file}${name === undefined ? '' : ` --command ${name}`}` };
  };
  const { base_url, bridge_url } = values;
  const urls = played.exchanges.map(({ request }) => request.url);
  const platform = { base_url, bridge_url, path_prefix: prefixIn(urls, base_url) };
  const coverage = contractCoverage(played.exchanges, { platform });
  const report = judgedReport({
    ...judging,
    ...{ version: io.version, surfaces },
    rules: clientRules(),
    material: { played, unplayed, repeat },
    command,
    target: { kind: 'client', name: configuration.client.name, document: file },
    more: { ...played, complete: isComplete, facts: clientFacts(recording), coverage },
  });
  return withoutSecretsOf(report, redactor);
}

/** The prefix that the client puts before the OAuth paths; empty if it calls none of them. */
function prefixIn(urls: readonly string[], base_url: string): string {
  const isUsed = (path_prefix: string) => {
    const starts = (['requestToken', 'authorise', 'accessToken'] as const).map((id) => filledUrl(id, { base_url, path_prefix }));
    return urls.some((url) => starts.some((start) => url.startsWith(start)));
  };
  return oauthPrefixes.findLast(isUsed) ?? '';
}
