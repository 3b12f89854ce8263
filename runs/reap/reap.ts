import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { countsText, findLedgers, isWhole, type Ledger, ledgerFolders, openEntries, readLedger } from '../../engine/ledger/ledger.ts';
import { isElsewhere, isRunning } from '../../engine/ledger/liveness.ts';
import { clientOptions } from '../../engine/recording/run-settings.ts';
import { shellQuoted } from '../../engine/wire/http/curl.ts';
import { isBelow } from '../../engine/wire/url.ts';
import { readPlatform } from '../../fixtures/as-caller/configuration.ts';
import { cleanUp, partnerUndoer, type Undoer } from '../../fixtures/undo/clean-up.ts';
import { platformUndoer } from '../../fixtures/undo/platform-undo.ts';
import { remainderTexts } from '../../reporters/left.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import { namesFolder, unfinishedFile } from '../files.ts';
import { connection, gateAddresses } from '../plan/network.ts';
import { loadManifest } from '../provider/manifest.ts';
import { type AllowedVariables, type Arguments, asUsageError, type Io, printable, UsageError } from '../run.ts';
import { allowedNames } from '../selection/project.ts';

type Settings = Arguments['reap'] & AllowedVariables;

export async function reap(args: Settings, io: Io): Promise<number> {
  const files = args.ledger === undefined ? ledgersBelow(io) : ledgersAt(args.ledger, io);
  if (files.length === 0) return nothingFound(args.ledger, io);
  let isClean = true;
  const own = withOwnVariables(args, files);
  for (const file of files) isClean = (await reapOne(file, own, io).catch((error) => toldFor(file, error, files, io))) && isClean;
  return isClean ? 0 : 3;
}

/** A ledger whose target cannot be called does not keep the others from being undone. */
function toldFor(file: string, error: unknown, files: readonly string[], io: Io): false {
  const { message } = asUsageError(error);
  if (files.length === 1) throw error;
  io.err(printable(`${relative(io.cwd, file)}: ${message}`));
  return false;
}

/** Says where it looked, and what a folder above this one has. */
function nothingFound(given: string | undefined, io: Io): number {
  io.out(`Nothing to undo: no ledger in ${printable(given ?? 'this folder')} or below it.`);
  const above = given === undefined ? ledgersAbove(io) : undefined;
  if (above === undefined) return 0;
  io.err(printable(`A run in a folder above left something: assay reap ${shellQuoted(above)}`));
  return 3;
}

/** The nearest folder above with the ledgers of a run; `assay reap` there finds their manifest too. */
function ledgersAbove({ cwd }: Io): string | undefined {
  for (let folder = dirname(cwd); folder !== dirname(folder); folder = dirname(folder))
    for (const place of [join(folder, 'ledger'), join(folder, usualOut)])
      if ([place, ...ledgerFolders(place)].some((one) => findLedgers(one).some((file) => readLedger(file).isLedger)))
        return relative(cwd, place);
  return undefined;
}

/** A variable is allowed for one manifest; the manifest of another target must not get it. */
function withOwnVariables(args: Settings, files: readonly string[]): Settings {
  const isOne = args.manifest !== undefined || new Set(files.map((file) => readLedger(file).target)).size < 2;
  if (isOne) return args;
  if (args['allow-env'])
    throw new UsageError('assay: --allow-env would allow a variable to the manifests of several targets; name one ledger');
  return args.project?.manifest === undefined ? { ...args, project: undefined } : args;
}

/** The usual folder of --out. */
const usualOut = 'assay-report';

/** The ledgers of every run in this folder; a folder named `ledger` may also be of somebody else. */
function ledgersBelow({ cwd }: Io): string[] {
  const isOurs = (file: string) => (file.startsWith(join(cwd, usualOut, '/')) ? mayBeLedger(file) : readLedger(file).isLedger);
  return ledgerFolders(cwd).flatMap(findLedgers).filter(isOurs);
}

/** The ledgers at a path: the file itself, or those in a folder and below it, of a run, a fleet or several. */
function ledgersAt(given: string, io: Io): string[] {
  const path = resolve(io.cwd, given);
  if (!existsSync(path)) throw new UsageError(`${given}: no such ledger`);
  if (!namesFolder(path, io)) {
    if (!readLedger(path).isLedger) throw new UsageError(`${given}: not a ledger of Assay; nothing was changed`);
    return [path];
  }
  const files = [path, ...ledgerFolders(path)].flatMap(findLedgers).filter(mayBeLedger);
  const isOfRun =
    basename(path) === 'ledger' || ledgerFolders(path).length > 0 || readdirSync(path).some((name) => runFiles.includes(name));
  if (files.length === 0 && !isOfRun) throw new UsageError(`${given}: no ledger in this folder`);
  return files;
}

/** What a run or a fleet writes even if nothing was created, so that there is no ledger. */
const runFiles = ['report.json', 'overview.json', unfinishedFile];

/** Other files with this ending are skipped; in a folder of ledgers, a file that cannot be read is a damaged ledger. */
function mayBeLedger(file: string): boolean {
  const { isLedger, damaged } = readLedger(file);
  return isLedger || (basename(dirname(file)) === 'ledger' && damaged.length > 0);
}

const linesText = (numbers: readonly number[]) => `${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`;

/** How long a person may take to undo something by hand. */
const personMs = 30 * 60_000;

async function reapOne(file: string, args: Settings, io: Io): Promise<boolean> {
  const ledger = readLedger(file);
  const name = printable(relative(io.cwd, file));
  if (ledger.foreign.length > 0) {
    io.err(
      `${name}: ${linesText(ledger.foreign)}: not written by Assay on this machine, or changed since; nothing was deleted. Delete by hand what it lists, then remove it`,
    );
    return false;
  }
  if (isRunning(ledger)) {
    io.out(`${name}: its run is still going on; nothing was deleted`);
    return true;
  }
  if (!isWhole(ledger)) {
    const damage = ledger.headers.length === 0 ? 'its first line is missing or damaged' : `${linesText(ledger.damaged)}: damaged`;
    io.err(
      `${name}: ${damage}; the ledger stays, because it may not list everything that the run created. Delete by hand what is left, then remove it`,
    );
  }
  // Only a header names the target.
  if (ledger.headers.length === 0) return false;
  if (ledger.headers.some(isElsewhere)) io.err(`${name}: written on another machine; make sure that its run is over`);
  const isPlatform = ledger.entries.some(({ undo }) => undo.kind === 'driver');
  const undoer = () => (isPlatform ? uninstaller(ledger, args, io) : deleter(ledger, args, io));
  const { resources } = await cleanUp(file, undoer, isPlatform ? personMs : 60_000);
  const { unknown, left } = resources;
  io.out(`${name}: ${countsText(resources)}`);
  for (const line of remainderTexts([...unknown, ...left], nextStep)) io.out(`  ${printable(line)}`);
  if (unknown.length === 0 && left.length === 0 && isWhole(ledger)) rmSync(file);
  return left.length === 0 && isWhole(ledger);
}

const nextStep = () => 'run assay reap again, once the target answers';

const clientFor = (args: Settings, own: readonly string[], io: Io) =>
  clientOptions({ run: '', timeout: args.timeout, ...connection(args, io) }, own, io.env);

function deleter(ledger: Ledger, args: Settings, io: Io): Undoer {
  const { id, api } = loadManifest(args.manifest ?? ledger.target, args, io).object as unknown as Manifest;
  const known = [api.production?.base_url, api.test?.base_url, args['base-url']].filter((url) => url !== undefined);
  for (const { undo } of openEntries(ledger)) {
    if (undo.kind !== 'delete-resource' || known.some((base) => isBelow(undo.url, base))) continue;
    throw new UsageError(`${relative(io.cwd, ledger.path)}: ${undo.url} is not in the manifest; if it is right, name it with --base-url`);
  }
  return partnerUndoer({ id, password: api.password }, clientFor(args, known, io));
}

function uninstaller({ target }: Ledger, args: Settings, io: Io): Undoer {
  const name = args.platform ?? target;
  const place = {
    client: clientFor(args, [], io),
    driverTimeout: args['driver-timeout'] * 1000,
    ask: io.confirm,
    ...gateAddresses(args),
  };
  return platformUndoer(place, readPlatform(resolve(io.cwd, name), io.env, allowedNames(args, io), name), io.env);
}
