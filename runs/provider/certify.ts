import type { CertifiedRun } from '../../engine/bundle/statement.ts';
import type { ProviderRun } from '../../engine/recording/run.ts';
import type { LiveArguments } from '../arguments.ts';
import { certificate, readyToCertify } from '../certificate/certificate.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { conduct } from '../live/conduct.ts';
import { type CertifyArguments, prepare } from './prepare.ts';

/** Certifies a provider: the manifest offline, then the service behind it. */
export async function certify(file: string, args: CertifyArguments, io: Io): Promise<number> {
  readyToCertify({ ...args }, io);
  const provider = prepare(file, args, io);
  await readyToDeliver(args, io);
  const { secrets } = provider;
  if ('run' in provider) {
    const run = provider.run;
    return conduct(provider, args, io, (report, { ledger }, status) =>
      certificate({ report, run: certified(run), ledger, secrets, status }, args, io),
    );
  }
  const report = await provider.report();
  const status = await deliver(report, args, io, secrets);
  return certificate(
    { report, run: { environment: environmentOf(args), baseUrl: '', ssoUrl: '', plans: [] }, ledger: [], secrets, status },
    args,
    io,
  );
}

const environmentOf = ({ environment }: LiveArguments) => environment as CertifiedRun['environment'];

const certified = ({ environment, baseUrl, ssoUrl, plans }: Omit<ProviderRun, 'plays'>): CertifiedRun => ({
  environment,
  baseUrl,
  ssoUrl,
  plans,
});
