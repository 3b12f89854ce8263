import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationPort } from '../engine/application/port.ts';
import { canListen, freePort } from '../fixtures/free-port.ts';
import { writeApplication } from '../targets/reference/application/folder.ts';
import { clientConfiguration } from '../targets/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../targets/reference/platform/index.ts';
import { app } from './application/app.ts';
import type { JudgingArguments, LiveArguments } from './arguments.ts';
import { client } from './client/client.ts';
import type { Io } from './io.ts';
import { gate } from './platform/gate.ts';
import { certify } from './provider/certify.ts';

type Arguments = LiveArguments & JudgingArguments;

/** Judges the references; the status is that of the first that does not conform. */
export async function demo(args: Arguments, io: Io): Promise<number> {
  const statuses = [await partner(args, io), await platform(args, io), await application(args, io), await caller(args, io)];
  return statuses.find((status) => status !== 0) ?? 0;
}

async function partner(args: Arguments, io: Io): Promise<number> {
  const reference = await startPartner({ manifest: partnerManifest() });
  try {
    return await inFolder({ 'manifest.json': JSON.stringify(reference.manifest, null, 2) }, (folder) => {
      if (!args.quiet) io.err(`The reference partner listens on ${reference.origin}.\n`);
      return certify(join(folder, 'manifest.json'), args, io);
    });
  } finally {
    await reference.close();
  }
}

async function platform(args: Arguments, io: Io): Promise<number> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const reference = await startPlatform({ manifest: providerManifest({ origin }) });
  try {
    return await inFolder(reference.files(), (folder) => {
      if (!args.quiet) io.err(`\nThe reference platform listens on ${reference.baseUrl} and ${reference.bridgeUrl}.\n`);
      const wishes = { ...args, plan: 'test', out: join(args.out, 'platform'), 'driver-timeout': 120 };
      return gate(join(folder, 'platform.yaml'), wishes, { ...io, env: { ...io.env, ...reference.environment } });
    });
  } finally {
    await reference.close();
  }
}

async function application(args: Arguments, io: Io): Promise<number> {
  const isFree = await canListen(applicationPort);
  return inFolder({}, (folder) => {
    writeApplication(folder);
    const how = isFree ? `is started on port ${applicationPort}` : `is judged offline: port ${applicationPort} is taken`;
    if (!args.quiet || !isFree) io.err(`\nThe reference application ${how}.\n`);
    const chosen = { env: ['NODE_ENV=production'], 'inherit-env': false, 'ready-within': 30, 'end-within': 10 };
    const start = isFree ? 'node server.js' : undefined;
    return app(folder, { ...args, ...chosen, start, out: join(args.out, 'application') }, io);
  });
}

async function caller(args: Arguments, io: Io): Promise<number> {
  return inFolder({ 'client.yaml': JSON.stringify(clientConfiguration(), null, 2) }, (folder) => {
    if (!args.quiet) io.err('\nThe reference client is run.\n');
    return client(join(folder, 'client.yaml'), { ...args, listen: undefined, login: 'honest', out: join(args.out, 'client') }, io);
  });
}

async function inFolder<T>(files: Record<string, string>, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-demo-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
