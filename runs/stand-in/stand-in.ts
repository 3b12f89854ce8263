import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import { type Arrival, createArrivalRedaction } from '../../fixtures/stand-ins/partner/journal.ts';
import { remarks, shownLines } from '../../fixtures/stand-ins/partner/remarks.ts';
import { startStandInPartner } from '../../fixtures/stand-ins/partner/server.ts';
import { readText } from '../files.ts';
import { listenAddress } from '../plan/network.ts';
import { partnerManifest, textAt, usedManifest } from '../provider/manifest.ts';
import { type AllowedVariables, type Arguments, type Io, signalStatus, UsageError, untilAborted } from '../run.ts';

type StandInArguments = Arguments['stand-in'] & AllowedVariables;

/** Runs a stand-in until it is interrupted; the platform is loaded only when it is asked for. */
export async function standIn(args: StandInArguments, io: Io): Promise<number> {
  const stop = io.interruption();
  const start = args.kind === 'partner' ? startPartner : (await import('./platform.ts')).startJudgingPlatform;
  const { close } = await start(args, keyPair(args, io), io);
  await untilAborted(stop);
  await close();
  return signalStatus(stop.reason);
}

export function keyPair({ 'tls-cert': cert, 'tls-key': key }: Arguments['serving'], io: Io): KeyPair | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('assay: --tls-cert and --tls-key go together');
  return { cert: readText(cert, io), key: readText(key, io) };
}

async function startPartner(args: StandInArguments, tls: KeyPair | undefined, io: Io) {
  if (args.manifest === undefined) throw new UsageError('assay: stand-in partner needs <manifest>. See assay stand-in --help');
  const document = usedManifest(args.manifest, args, io);
  const manifest = partnerManifest(document, 'stand in');
  const url = (name: string) => textAt(document, `/api/${args.environment}/${name}`, 'stand in');
  const declared = { baseUrl: url('base_url'), ssoUrl: url('sso_url') };
  const redacted = createArrivalRedaction(manifest);
  const partner = await startStandInPartner({
    manifest,
    urls: declared,
    listen: args.listen === undefined ? undefined : listenAddress(args.listen),
    tls,
    isService: true,
    onArrival: (arrival) => io.out(args.json ? asJson(redacted(arrival)) : shownLines(redacted(arrival)).join('\n')),
  });
  const { baseUrl, ssoUrl } = partner.urls;
  const lines = [
    `The stand-in partner for ${manifest.id} listens:`,
    ...(baseUrl === declared.baseUrl ? [] : [`  for base_url ${declared.baseUrl}, sso_url ${declared.ssoUrl}`]),
    `  base_url  ${baseUrl}`,
    `  sso_url   ${ssoUrl}`,
    `  journal   ${new URL(baseUrl).origin}/assay/journal, with the manifest's id and password`,
    'Ctrl-C ends it.',
  ];
  io.out(args.json ? JSON.stringify({ listening: partner.urls, declared }) : lines.join('\n'));
  return partner;
}

const asJson = (arrival: Arrival): string => JSON.stringify({ ...arrival, remarks: remarks(arrival) });
