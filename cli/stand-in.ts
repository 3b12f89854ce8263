import { resolve } from 'node:path';
import type { InferredOptionTypes } from 'yargs';
import { readDocument } from '../engine/documents/read.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import type { Arrival } from '../fixtures/stand-ins/partner/journal.ts';
import { createRedaction } from '../fixtures/stand-ins/partner/redacted.ts';
import { remarks } from '../fixtures/stand-ins/partner/remarks.ts';
import { startStandInPartner } from '../fixtures/stand-ins/partner/server.ts';
import { shownLines } from '../fixtures/stand-ins/partner/shown.ts';
import { defineCommand, type Io } from './command.ts';
import { statusOf } from './interruption.ts';
import { address } from './live/settings.ts';
import { addressAt, partnerManifest } from './partner-manifest.ts';
import { loadManifest } from './provider.ts';

const options = {
  listen: { type: 'string', requiresArg: true, describe: "HOST:PORT, if not where the manifest's URLs lead to" },
  'listen-bridge': { type: 'string', requiresArg: true, describe: "HOST:PORT of a platform's bridge (the next free port)" },
  'tls-cert': { type: 'string', requiresArg: true, describe: 'the certificate to serve https with' },
  'tls-key': { type: 'string', requiresArg: true, describe: 'its key' },
  environment: { choices: ['test', 'production'], default: 'test', requiresArg: true, describe: 'whose URLs of the manifest' },
  json: { type: 'boolean', default: false, describe: 'print a line of JSON for each request' },
} as const;

type Arguments = InferredOptionTypes<typeof options> & { manifest: string | undefined };

/** Each stands in for the other side of somebody's contract, until it is interrupted. */
const kinds: Record<string, (args: Arguments, io: Io) => Promise<number>> = {
  partner: standInPartner,
  platform: async (args, io) => (await import('./stand-in/platform.ts')).standInPlatform(args, keyPair(args, io), io),
};

export default defineCommand({
  usage: 'stand-in <kind> [manifest]',
  positionals: {
    kind: { choices: Object.keys(kinds), demandOption: true, describe: 'whom to stand in for' },
    manifest: { type: 'string', describe: 'the manifest file of a partner' },
  },
  options,
  examples: [
    ['assay stand-in partner manifest.json', 'a partner for a platform on this machine'],
    ['assay stand-in partner manifest.json --json', 'with a line of JSON for each request'],
    ['assay stand-in platform --listen 127.0.0.1:4100', 'a platform for clients of its API'],
  ],
  run: (args, io) => kinds[args.kind]?.(args, io) ?? 2,
});

async function standInPartner(args: Arguments, io: Io): Promise<number> {
  if (args.manifest === undefined) throw new UsageError('assay: stand-in partner needs <manifest>. See assay stand-in --help');
  const document = loadManifest(args.manifest, undefined, io);
  const manifest = partnerManifest(document, 'stand in');
  const url = (name: string) => addressAt(document, `/api/${args.environment}/${name}`, 'stand in');
  const declared = { baseUrl: url('base_url'), ssoUrl: url('sso_url') };
  const redacted = createRedaction(manifest);
  const stop = io.interruption();
  const partner = await startStandInPartner({
    manifest,
    urls: declared,
    listen: args.listen === undefined ? undefined : address(args.listen),
    tls: keyPair(args, io),
    isService: true,
    onArrival: (arrival) => io.out(args.json ? asJson(redacted(arrival)) : shownLines(redacted(arrival)).join('\n')),
  });
  const { baseUrl, ssoUrl } = partner.urls;
  if (args.json) io.out(JSON.stringify({ listening: partner.urls, declared }));
  else
    io.out(
      [
        `The stand-in partner for ${manifest.id} listens:`,
        ...(baseUrl === declared.baseUrl ? [] : [`  for base_url ${declared.baseUrl}, sso_url ${declared.ssoUrl}`]),
        `  base_url  ${baseUrl}`,
        `  sso_url   ${ssoUrl}`,
        `  journal   ${new URL(baseUrl).origin}/assay/journal, with the manifest's id and password`,
        'Ctrl-C ends it.',
      ].join('\n'),
    );
  await new Promise<void>((ended) => (stop.aborted ? ended() : stop.addEventListener('abort', () => ended(), { once: true })));
  await partner.close();
  return statusOf(stop.reason);
}

function keyPair({ 'tls-cert': cert, 'tls-key': key }: Arguments, io: Io): { cert: string; key: string } | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('assay: --tls-cert and --tls-key go together');
  const read = (path: string) => new TextDecoder().decode(readDocument(path, resolve(io.cwd, path)));
  return { cert: read(cert), key: read(key) };
}

const asJson = (arrival: Arrival): string => JSON.stringify({ ...arrival, remarks: remarks(arrival) });
