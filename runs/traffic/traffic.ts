import { resolve } from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { readHar } from '../../engine/wire/traffic/har.ts';
import { createObserver, type Sighting } from '../../fixtures/traffic/observer.ts';
import type { JudgingArguments } from '../arguments.ts';
import { readyToDeliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { httpUrl } from '../live/settings.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { deliverSides } from './deliver.ts';
import { knownOf, type WhoseArguments } from './known.ts';

interface Arguments extends JudgingArguments, WhoseArguments {
  'base-url'?: string | undefined;
  'sso-url'?: string | undefined;
  'api-url'?: string | undefined;
}

const largest = 128 * 1024 * 1024;

export async function judgeTraffic(file: string, args: Arguments, io: Io): Promise<number> {
  const started = new Date();
  const leftOut = leftOutBy(args.only, args.skip);
  const { document, addresses: declared, ...known } = knownOf(args, io);
  const addresses = otherAddresses(args, declared);
  await readyToDeliver(args, io);
  const { exchanges, unreadable, hasCredentials, hasCookies } = readHar(file, readDocument(file, resolve(io.cwd, file), largest));
  const apiUrl = args['api-url'] === undefined ? {} : { apiUrl: httpUrl('--api-url', args['api-url']) };
  const traffic = { ...known, addresses, ...apiUrl, isOneTarget: false, hasCredentials, hasCookies };
  const observe = createObserver(traffic);
  const sightings: Sighting[] = [];
  for (const exchange of exchanges) sightings.push(...[await observe(exchange)].filter((one) => one !== undefined));
  const count = `${exchanges.length} ${exchanges.length === 1 ? 'exchange' : 'exchanges'}`;
  if (sightings.length === 0) {
    const advice = addresses.length > 0 ? 'name other addresses with --base-url and --sso-url' : 'name whose traffic it is with --manifest';
    io.err(`${file}: nothing to judge: none of its ${count} is a call of the contract; ${advice}`);
    return 4;
  }
  if (!args.quiet)
    io.err(
      `${file}: ${count}, ${sightings.length} of them calls of the contract${unreadable > 0 ? `; ${unreadable} entries cannot be read` : ''}\n`,
    );
  const judgement = { command: `assay traffic ${file}`, version: io.version, started, strict: args.strict, leftOut, whose: traffic };
  const { status } = await deliverSides(sightings, { ...judgement, document: document?.json.file }, args, io);
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
