import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contractChoice } from '../../engine/contract/contract.ts';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { defined } from '../../engine/documents/values.ts';
import { harOf } from '../../engine/wire/traffic/write-har.ts';
import { movedTo } from '../../engine/wire/url.ts';
import { linesOf } from '../../fixtures/stand-ins/partner/remarks.ts';
import { startProxy } from '../../fixtures/stand-ins/proxy/server.ts';
import { judgingOf, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { writeWhole } from '../delivery/publish.ts';
import { readText } from '../files.ts';
import { listenAddress } from '../plan/network.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { type AllowedVariables, type Arguments, type Io, printable, signalStatus, UsageError, untilAborted, unwritable } from '../run.ts';
import { kept, whoseTraffic } from '../traffic/report.ts';
import { deliverSides, knownOf } from '../traffic/traffic.ts';
import { createJudge } from './judge.ts';
import { type JudgedPassage, maxKept } from './messages.ts';

type ProxyArguments = Arguments['proxy'] & AllowedVariables;

export async function proxy(args: ProxyArguments, io: Io): Promise<number> {
  const to = targetOf(args.to);
  const known = knownOf(args, io);
  const judging = judgingOf(args, io);
  const output = await readyToDeliver(outputPlan(args), io);
  const { for: seconds } = args;
  const listen = listenAddress(args.listen);
  const stop = io.interruption();
  const traffic = {
    ...known,
    // All traffic goes to one target, whatever its public address is.
    addresses: known.addresses.map(({ baseUrl, ssoUrl }) => ({ baseUrl: movedTo(baseUrl, to.origin), ssoUrl: movedTo(ssoUrl, to.origin) })),
    isOneTarget: true,
    hasCredentials: true,
    hasCookies: true,
  };
  if (traffic.apiUrl !== undefined && traffic.bridgeUrl !== undefined)
    throw new UsageError('assay: --api-url and --bridge-url: a proxy has one target; start two proxies for both');
  const whose = whoseTraffic(traffic);
  const writeHar = (entries: Parameters<typeof harOf>[0]) => {
    if (args.har !== undefined) writeWhole(args.har, harOf(entries, io.version), io, 'name another file with --har');
  };
  // Written at the start, so that an unwritable path is reported before traffic passes.
  writeHar([]);
  const journal = await journalIn(args.out, io);
  const onTrouble = (message: string) => io.err(printable(message));
  const onJudged = (judged: JudgedPassage) => {
    journal.write(judged);
    if (!args.quiet) io.out(shown(judged));
  };
  const data = { whose: traffic, origin: to.origin, ...defined({ contract: contractChoice() }) };
  const judge = createJudge(new URL(import.meta.resolve('#dist/runs/proxy/worker.js')), data, onJudged, onTrouble);
  const server = await startProxy({
    to,
    listen,
    host: args.host,
    ca: (args.ca ?? []).map((path) => readText(path, io)),
    insecure: args.insecure,
    onExchange: judge.hears,
    onTrouble,
  }).catch(async (error: unknown) => {
    // A thread that waits for traffic would keep the process alive.
    await judge.ends();
    throw error;
  });
  if (!args.quiet)
    io.out(`The proxy to ${to.origin} listens on ${server.origin}\n${seconds === undefined ? 'Ctrl-C ends it.' : ''}`.trimEnd());
  await ending(stop, seconds);
  await server.close();
  const { sightings, forgotten, missed } = await judge.ends();
  await journal.close();
  writeHar(sightings.map((sighting) => ({ exchange: sighting.exchange, seen: kept(sighting, whose) })));
  if (forgotten > 0)
    onTrouble(
      `${forgotten} more exchanges are only in the journal: reports and a HAR file hold the first ${maxKept.all}, then only wrong ones, ${maxKept.withWrong} in all`,
    );
  if (missed > 0) onTrouble(`${missed} exchanges were not judged`);
  if (sightings.length === 0) onTrouble('nothing to judge: no call of the contract came through');
  if (sightings.length > 0 && !args.quiet) io.out('');
  const judgement = { ...judging, whose, traffic, document: args.manifest, command: commandLine('proxy', [], args) };
  const { status, reports } = await deliverSides(sightings, judgement, output, io);
  const failOn = args['fail-on'];
  if (failOn !== undefined) {
    if (reports.some(({ counts }) => counts.fail > 0 || (failOn === 'warn' && counts.warn > 0))) return 1;
    return missed > 0 ? 3 : 0;
  }
  if (stop.aborted) return signalStatus(stop.reason);
  if (missed > 0 && status !== 1) return 3;
  return sightings.length === 0 ? 4 : status;
}

function targetOf(text: string): URL {
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new UsageError(`assay: --to takes only scheme, host and port, as in ${url.origin}; paths pass unchanged`);
  return url;
}

/** The interruption may come before the time is over. */
const ending = (stop: AbortSignal, seconds: number | undefined): Promise<void> =>
  seconds === undefined ? untilAborted(stop) : setTimeout(seconds * 1000, undefined, { signal: stop }).catch(() => {});

/** Writes a line of JSON for each exchange; a disk that fills up later does not stop the traffic. */
async function journalIn(out: string, io: Io) {
  const path = join(out, 'journal.jsonl');
  makeNamedFolder(out, resolve(io.cwd, out));
  try {
    const stream = createWriteStream(resolve(io.cwd, path), { flags: 'a' });
    await once(stream, 'open');
    stream.on('error', (error) => io.err(unwritable(path, error).message));
    return {
      write: (judged: JudgedPassage) => void (stream.writable && stream.write(`${JSON.stringify(judged)}\n`)),
      close: () => new Promise<void>((closed) => (stream.closed ? closed() : stream.on('close', closed).end())),
    };
  } catch (error) {
    throw unwritable(path, error);
  }
}

const shown = ({ time, method, url, status, ms, found }: JudgedPassage): string =>
  linesOf(
    time,
    `${found.length === 0 ? '✓' : '✗'} ${method} ${new URL(url).pathname.slice(0, 300)} → ${status ?? 'no answer'} (${ms} ms)`,
    found.map(({ side, verdict, requirement, expected, got }) => `${verdict} ${side}: expected ${expected}, got ${got} (${requirement})`),
  ).join('\n');
