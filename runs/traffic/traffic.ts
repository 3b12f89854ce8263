import { resolve } from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { readTraffic } from '../../engine/wire/traffic/har.ts';
import { createObserver, type Sighting } from '../../fixtures/traffic/observer.ts';
import { secretsKnown } from '../../fixtures/traffic/owner.ts';
import type { JudgingArguments } from '../arguments.ts';
import { readyToDeliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { httpUrl } from '../live/settings.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { deliverSides } from './deliver.ts';
import { sightingsIn } from './kept.ts';
import { knownOf, type WhoseArguments } from './known.ts';
import { whoseTraffic } from './report.ts';

interface Arguments extends JudgingArguments, WhoseArguments {
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
}

const largest = 128 * 1024 * 1024;

export async function judgeTraffic(file: string, args: Arguments, io: Io): Promise<number> {
  const started = new Date();
  const leftOut = leftOutBy(args.only, args.skip);
  const { document, addresses: declared, ...known } = knownOf(args, io);
  const addresses = otherAddresses(args, declared);
  await readyToDeliver(args, io);
  const { exchanges, kept, unreadable, unanswered, hasCredentials, hasCookies } = readTraffic(
    file,
    readDocument(file, resolve(io.cwd, file), largest),
  );
  const traffic = { ...known, addresses, isOneTarget: false, hasCredentials, hasCookies };
  const observe = createObserver(traffic);
  const before = sightingsIn(file, kept);
  const sightings: Sighting[] = [...before.sightings];
  for (const exchange of exchanges) sightings.push(...[await observe(exchange)].filter((one) => one !== undefined));
  sightings.sort((a, b) => a.exchange.started - b.exchange.started);
  const all = exchanges.length + kept.length;
  const count = `${all} ${all === 1 ? 'exchange' : 'exchanges'}`;
  const rest = [
    ...(unreadable > 0 ? [`; ${unreadable} entries cannot be read`] : []),
    ...(unanswered > 0 ? [`; ${unanswered} ${unanswered === 1 ? 'entry' : 'entries'} without an answer left out`] : []),
  ].join('');
  if (sightings.length === 0) {
    const advice = addresses.length > 0 ? 'name other addresses with --base-url and --sso-url' : 'name whose traffic it is with --manifest';
    io.err(`${file}: nothing to judge: none of its ${count} is a call of the contract${rest}; ${advice}`);
    return 4;
  }
  if (!args.quiet) io.err(`${file}: ${count}, ${sightings.length} of them calls of the contract${rest}\n`);
  const whose = before.whose ?? whoseTraffic(traffic);
  const judgement = { command: `assay traffic ${file}`, version: io.version, started, strict: args.strict, leftOut, whose };
  const { status } = await deliverSides(sightings, { ...judgement, document: document?.json.file }, args, io, secretsKnown(traffic));
  return status;
}

/** Addresses that the user names take the place of the manifest's. */
function otherAddresses({ 'base-url': base, 'sso-url': sso }: Arguments, declared: { baseUrl: string; ssoUrl: string }[]) {
  if (base === undefined && sso === undefined) return declared;
  const [first] = declared;
  const baseUrl = httpUrl('--base-url', base ?? first?.baseUrl ?? sso ?? '');
  const ssoUrl = httpUrl('--sso-url', sso ?? first?.ssoUrl ?? base ?? '');
  return [{ baseUrl, ssoUrl }];
}
