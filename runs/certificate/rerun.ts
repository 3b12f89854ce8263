import { fingerprint } from '../../engine/bundle/fingerprint.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import type { Report } from '../../engine/judging/report.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { compare } from '../../reporters/compare.ts';
import type { Io } from '../io.ts';
import { conduct } from '../live/conduct.ts';
import { loadManifest } from '../provider/manifest.ts';
import { prepare } from '../provider/prepare.ts';
import type { Opened } from './open.ts';
import type { VerifyArguments } from './verify.ts';

/** Repeats the run of a bundle against its target, and says whether it comes out as certified. */
export async function rerun({ report, statement }: Opened, file: string, args: VerifyArguments, io: Io): Promise<number> {
  const { environment, plans } = statement.predicate.assay.run;
  const mine = withoutSecrets(loadManifest(file, undefined, io)).manifest;
  if (mine?.text !== report.manifest?.text)
    throw new UsageError(`${file}: not the manifest that was certified; secrets aside, it has to be the same`);
  const repeated = { ...args, environment, plan: args.plan ?? plans, reporter: 'terminal', strict: false };
  const candidate = prepare(file, repeated, io);
  if (!('run' in candidate)) throw new UsageError(`${file}: there is no address in it to call`);
  return conduct(candidate, repeated, io, (now, _, status) =>
    status === 0 ? confirmed(report, now, statement, io) : unconfirmed(report, now, status, io),
  );
}

function confirmed(before: Report, now: Report, { predicate }: Opened['statement'], io: Io): number {
  if (compare(before, now).changes.some(({ kind }) => kind === 'broken')) return unconfirmed(before, now, 1, io);
  const { run, fingerprint: then } = predicate.assay;
  const seen = fingerprint(now.exchanges, run);
  const others = then.filter(({ origin, keys }) => keys.join() !== (seen.find((one) => one.origin === origin)?.keys.join() ?? ''));
  for (const { origin } of others) io.out(printable(`note: ${origin} has another TLS key than the deployment that was certified`));
  io.out(`confirmed: the run comes out as certified, with seed ${now.seed}`);
  return 0;
}

function unconfirmed(before: Report, now: Report, status: number, io: Io): number {
  const changed = compare(before, now).changes.map(({ id, before: then, after }) => `${id} (${then ?? 'not there'} → ${after ?? 'gone'})`);
  io.out(printable(`not confirmed: ${changed.join(', ') || now.because}`));
  return status;
}
