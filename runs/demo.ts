import { join } from 'node:path';
import { applicationPort } from '../engine/application/port.ts';
import { canListen, freePort } from '../fixtures/free-port.ts';
import { writeApplication } from '../targets/reference/application/folder.ts';
import { clientConfiguration } from '../targets/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../targets/reference/platform/index.ts';
import { app } from './application/app.ts';
import { client } from './client/client.ts';
import { inTemporaryFolder } from './files.ts';
import { hasBrowser } from './live/browser.ts';
import { gate } from './platform/gate.ts';
import { certify } from './provider/certify.ts';
import type { Io, JudgingArguments, LiveArguments } from './run.ts';

type Arguments = LiveArguments & JudgingArguments;

/** Judges the references; the status is that of the first that does not conform. */
export async function demo(args: Arguments, io: Io): Promise<number> {
  const chosen = { ...args, browser: await browserFor(args, io) };
  const statuses = [await partner(chosen, io), await platform(chosen, io), await application(chosen, io), await caller(chosen, io)];
  return statuses.find((status) => status !== 0) ?? 0;
}

/** Without a browser, the demo still shows everything else. */
async function browserFor({ browser, quiet }: Arguments, io: Io): Promise<Arguments['browser']> {
  if (browser !== 'auto' || (await hasBrowser(io.env))) return browser;
  const how = 'add one with npx playwright install chromium, or name one in ASSAY_BROWSER';
  if (!quiet) io.err(`No browser was found, so the check of sign-on in a browser is skipped; ${how}.\n`);
  return 'off';
}

async function partner(args: Arguments, io: Io): Promise<number> {
  const reference = await startPartner({ manifest: partnerManifest() });
  if (!args.quiet) io.err(`The reference partner listens on ${reference.origin}.\n`);
  return inFolder({ 'manifest.json': JSON.stringify(reference.manifest, null, 2) }, (folder) =>
    certify(join(folder, 'manifest.json'), args, io),
  ).finally(() => reference.close());
}

async function platform(args: Arguments, io: Io): Promise<number> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const reference = await startPlatform({ manifest: providerManifest({ origin }) });
  if (!args.quiet) io.err(`\nThe reference platform listens on ${reference.baseUrl} and ${reference.bridgeUrl}.\n`);
  const settings = { ...args, plan: 'test', out: join(args.out, 'platform'), 'driver-timeout': 120 };
  const itsIo = { ...io, env: { ...io.env, ...reference.environment } };
  return inFolder(reference.files(), (folder) => gate(join(folder, 'platform.yaml'), settings, itsIo)).finally(() => reference.close());
}

async function application(args: Arguments, io: Io): Promise<number> {
  const isFree = await canListen(applicationPort);
  const how = isFree ? `is started on port ${applicationPort}` : `is judged offline: port ${applicationPort} is taken`;
  if (!args.quiet || !isFree) io.err(`\nThe reference application ${how}.\n`);
  const chosen = { env: ['NODE_ENV=production'], 'inherit-env': false, 'ready-within': 30, 'end-within': 10 };
  const start = isFree ? 'node server.js' : undefined;
  return inFolder({}, (folder) => {
    writeApplication(folder);
    return app(folder, { ...args, ...chosen, start, out: join(args.out, 'application') }, io);
  });
}

async function caller(args: Arguments, io: Io): Promise<number> {
  if (!args.quiet) io.err('\nThe reference client is run.\n');
  const settings = { ...args, listen: undefined, login: 'honest' as const, out: join(args.out, 'client') };
  return inFolder({ 'client.yaml': JSON.stringify(clientConfiguration(), null, 2) }, (folder) =>
    client(join(folder, 'client.yaml'), settings, io),
  );
}

const inFolder = (files: Record<string, string>, use: (folder: string) => Promise<number>) => inTemporaryFolder('assay-demo-', files, use);
