import type { Report } from '../../specs/generated/schemas.ts';
import { certificate, readyToCertify } from '../certificate/certificate.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import { browserPlan } from '../plays/browser.ts';
import type { PlayResult } from '../plays/prepared-target.ts';
import { runTarget } from '../plays/run-plays.ts';
import type { CertifyArguments, Io } from '../run.ts';
import { prepare } from './prepare.ts';

export async function certify(file: string, args: CertifyArguments, io: Io): Promise<number> {
  readyToCertify({ ...args }, io);
  const provider = prepare(file, args, io);
  const output = await readyToDeliver(args, io);
  const { secrets } = provider;
  const { environment, baseUrl, ssoUrl, plans } = 'run' in provider ? provider.run : { ...args, baseUrl: '', ssoUrl: '', plans: [] };
  const conclude = (report: Report, { ledger }: Pick<PlayResult, 'ledger'>, status: number) =>
    certificate({ report, run: { environment, baseUrl, ssoUrl, plans }, ledger, secrets, status }, args, io);
  if (!('run' in provider)) {
    const report = await provider.report();
    return conclude(report, { ledger: [] }, await deliver(report, output, io, secrets));
  }
  const plan = [provider.plan, await browserPlan(provider.browser, io)].filter(Boolean).join('\n');
  return runTarget({ ...provider, plan }, args, output, io, conclude);
}
