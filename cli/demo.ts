import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InferredOptionTypes } from 'yargs';
import { applicationPort } from '../engine/application/port.ts';
import { canListen, freePort } from '../fixtures/free-port.ts';
import { writeApplication } from '../targets/reference/application/folder.ts';
import { clientConfiguration } from '../targets/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../targets/reference/platform/index.ts';
import { app } from './app.ts';
import { certify } from './certify.ts';
import { client } from './client.ts';
import { defineCommand, type Io } from './command.ts';
import { gate } from './gate.ts';
import { live } from './live/options.ts';
import { judging } from './options.ts';

const options = { ...live, ...judging };

export default defineCommand({
  usage: 'demo',
  options,
  examples: [['assay demo', 'judge the references: partner, platform, application, client']],
  async run(args, io) {
    const statuses = [await partner(args, io), await platform(args, io), await application(args, io), await caller(args, io)];
    return statuses.find((status) => status !== 0) ?? 0;
  },
});

type Arguments = InferredOptionTypes<typeof options>;

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
    const unset = { type: undefined, 'env-file': undefined, 'platform-dir': undefined, profile: undefined, 'max-connections': undefined };
    const chosen = {
      env: ['NODE_ENV=production'],
      'inherit-env': false,
      instances: undefined,
      url: undefined,
      'ready-within': 30,
      'end-within': 10,
    };
    const start = isFree ? 'node server.js' : undefined;
    return app(folder, { ...args, ...unset, ...chosen, start, out: join(args.out, 'application') }, io);
  });
}

async function caller(args: Arguments, io: Io): Promise<number> {
  return inFolder({ 'client.yaml': JSON.stringify(clientConfiguration(), null, 2) }, (folder) => {
    if (!args.quiet) io.err('\nThe reference client is run.\n');
    const chosen = { command: undefined, listen: undefined, 'listen-bridge': undefined, login: 'honest' };
    return client(join(folder, 'client.yaml'), { ...args, ...chosen, out: join(args.out, 'client') }, io);
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
