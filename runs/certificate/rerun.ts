import { addressed } from '../../engine/bundle/addresses.ts';
import { fingerprint } from '../../engine/bundle/fingerprint.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import type { Report } from '../../engine/judging/report.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { Io } from '../io.ts';
import { conduct } from '../live/conduct.ts';
import { loadManifest } from '../provider/manifest.ts';
import { prepare } from '../provider/prepare.ts';
import type { Opened } from './open.ts';
import type { VerifyArguments } from './verify.ts';

/** Options that make another run of it: less of it, or one elsewhere. */
const others = ['read-only', 'smoke', 'resource', 'base-url', 'sso-url', 'dry-run'] as const;

/** Only the whole run at the certified addresses can confirm a bundle; said before anything is contacted. */
export function readyToRerun(args: VerifyArguments): void {
  const wrong = others.find((name) => args[name] !== undefined && args[name] !== false);
  if (wrong) throw new UsageError(`assay: --rerun repeats the whole run at the certified addresses; leave out --${wrong}`);
}

/** Repeats the run of a bundle against its target, and says whether it comes out as certified. */
export async function rerun({ report, statement }: Opened, file: string, args: VerifyArguments, io: Io): Promise<number> {
  const { environment, plans } = statement.predicate.assay.run;
  const mine = withoutSecrets(loadManifest(file, { env: args.env, project: args.project }, io)).manifest;
  if (mine?.text !== report.manifest?.text)
    throw new UsageError(`${file}: not the manifest that was certified; secrets aside, it has to be the same`);
  const repeated = { ...args, environment, plan: args.plan ?? plans, reporter: 'terminal', strict: false };
  const candidate = prepare(file, repeated, io);
  if (!('run' in candidate)) throw new UsageError(`${file}: there is no address in it to call`);
  return conduct(candidate, repeated, io, (now, _, status) => {
    const differs = difference(report, now, statement);
    if (status === 0 && differs === undefined) return confirmed(now, statement, io);
    io.out(printable(`not confirmed: ${differs ?? now.because}`));
    return status || 1;
  });
}

/** What of a run is other than certified. */
function difference(before: Report, now: Report, { predicate }: Opened['statement']): string | undefined {
  const outcomes = new Map(now.requirements.map(({ id, verdict }) => [id, verdict]));
  const lost = before.requirements.filter(({ id, verdict }) => verdict === 'pass' && outcomes.get(id) !== 'pass');
  if (lost.length > 0) return lost.map(({ id }) => `${id} (pass → ${outcomes.get(id) ?? 'gone'})`).join(', ');
  if (now.verdict !== 'conforming' || !now.complete) return now.because;
  const there = addressed(now.exchanges, { ...predicate.assay, fingerprint: fingerprint(now.exchanges, predicate.assay.run) });
  return there.isYes ? undefined : there.because;
}

function confirmed(now: Report, { predicate }: Opened['statement'], io: Io): number {
  const { run, fingerprint: then } = predicate.assay;
  const seen = fingerprint(now.exchanges, run);
  const changed = then.filter(({ origin, keys }) => keys.join() !== (seen.find((one) => one.origin === origin)?.keys.join() ?? ''));
  for (const { origin } of changed) io.out(printable(`note: ${origin} has another TLS key than the deployment that was certified`));
  io.out(`confirmed: the run comes out as certified, with seed ${now.seed}`);
  return 0;
}
