import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Manifest } from '../../engine/judging/rule.ts';
import { countsText, openEntries } from '../../engine/ledger/counts.ts';
import type { Ledger } from '../../engine/ledger/entry.ts';
import { isElsewhere, isRunning } from '../../engine/ledger/liveness.ts';
import { findLedgers, readLedger } from '../../engine/ledger/read.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import { readPlatform } from '../../fixtures/clients/gate/configuration.ts';
import type { Io } from '../io.ts';
import { loadManifest } from '../provider/manifest.ts';
import { cleanUp, partnerUndoer, type Undoer } from './clean-up.ts';
import { platformUndoer } from './platform-undo.ts';
import { address, httpUrl } from './settings.ts';

interface Settings {
  ledger: string;
  manifest?: string | undefined;
  platform?: string | undefined;
  'base-url'?: string | undefined;
  timeout: number;
  'driver-timeout': number;
  listen?: string | undefined;
  'stand-in'?: string | undefined;
}

/** Undoes what broken runs left behind; 3 when something stays. */
export async function reap(args: Settings, io: Io): Promise<number> {
  const files = ledgersAt(args.ledger, io);
  if (files.length === 0) io.out('Nothing to undo.');
  let isClean = true;
  for (const file of files) isClean = (await reapOne(file, args, io)) && isClean;
  return isClean ? 0 : 3;
}

function ledgersAt(given: string, { cwd }: Io): string[] {
  const path = resolve(cwd, given);
  if (!existsSync(path)) {
    if (given === 'assay-report/ledger') return [];
    throw new UsageError(`${given}: no such ledger`);
  }
  return statSync(path).isDirectory() ? findLedgers(path) : [path];
}

/** Undoes one run; true when nothing of it is left. */
async function reapOne(file: string, args: Settings, io: Io): Promise<boolean> {
  const ledger = readLedger(file);
  const name = printable(relative(io.cwd, file));
  if (isRunning(ledger)) {
    io.out(`${name}: its run is still going on; nothing was deleted`);
    return true;
  }
  if (ledger.headers.some(isElsewhere)) io.err(`${name}: written on another machine; make sure that its run is over`);
  const path = { folder: dirname(file), run: basename(file, '.jsonl'), file, target: ledger.target };
  const isPlatform = ledger.entries.some(({ undo }) => undo.kind === 'driver');
  const undoer = () => (isPlatform ? uninstaller(ledger, args, io) : deleter(ledger, args, io));
  const { resources } = await cleanUp(path, undoer, 60_000);
  const { unknown, left } = resources;
  io.out(`${name}: ${countsText(resources)}`);
  for (const { addonId = '', at, reason = '' } of [...unknown, ...left]) io.out(`  ${printable(`${addonId} of ${at}: ${reason}`)}`);
  if (unknown.length === 0 && left.length === 0) rmSync(file);
  return left.length === 0;
}

const clientOptions = ({ timeout }: Settings, { env }: Io) => ({ timeouts: { connect: timeout, answer: timeout, total: timeout }, env });

function deleter(ledger: Ledger, args: Settings, io: Io): Undoer {
  refuseForeignHosts(ledger, args, io);
  const { id, api } = loadManifest(args.manifest ?? ledger.target, undefined, io).object as unknown as Manifest;
  return partnerUndoer({ id, password: api.password }, clientOptions(args, io));
}

function uninstaller({ target }: Ledger, args: Settings, io: Io): Undoer {
  const name = args.platform ?? target;
  const place = {
    client: clientOptions(args, io),
    driverTimeout: args['driver-timeout'] * 1000,
    ...(args.listen !== undefined && { listen: address(args.listen) }),
    ...(args['stand-in'] !== undefined && { standIn: httpUrl('--stand-in', args['stand-in']) }),
  };
  return platformUndoer(place, readPlatform(resolve(io.cwd, name), io.env, name), io.env);
}

/** A ledger is a file that anybody may have written: the password goes to the manifest's hosts only, or to one that the user names. */
function refuseForeignHosts(ledger: Ledger, args: Settings, io: Io): void {
  const { api } = loadManifest(args.manifest ?? ledger.target, undefined, io).object as unknown as Manifest;
  const known = [api.production?.base_url, api.test?.base_url, args['base-url']].flatMap((url) => parseUrl(url ?? '')?.host ?? []);
  for (const { undo } of openEntries(ledger)) {
    if (undo.kind !== 'delete-resource' || known.includes(new URL(undo.url).host)) continue;
    throw new UsageError(`${relative(io.cwd, ledger.path)}: ${undo.url} is not in the manifest; if it is right, name it with --base-url`);
  }
}
