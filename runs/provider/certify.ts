import type { Report } from '../../specs/generated/schemas.ts';
import { certificate, readyToCertify } from '../certificate/certificate.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import { browserPlan } from '../plan/browser.ts';
import { certifyPlan } from '../plan/certify.ts';
import type { PlayResult } from '../plays/prepared-target.ts';
import { runTarget } from '../plays/run-target.ts';
import type { CertifyArguments, Io } from '../run.ts';
import { prepare } from './prepare.ts';

export async function certify(file: string, args: CertifyArguments, io: Io): Promise<number> {
  const plan = certifyPlan(file, args, io);
  readyToCertify(plan.certificate, io);
  const provider = prepare(plan, io);
  const output = await readyToDeliver(plan.output, io);
  const { secrets } = provider;
  const { baseUrl, ssoUrl, plans } = 'run' in provider ? provider.run : { baseUrl: '', ssoUrl: '', plans: [] };
  const run = { environment: plan.target.environment, baseUrl, ssoUrl, plans };
  const conclude = (report: Report, { ledger }: Pick<PlayResult, 'ledger'>, status: number) =>
    certificate({ report, run, ledger, secrets, status }, plan.certificate, io);
  if (!('run' in provider)) {
    const report = await provider.report();
    return conclude(report, { ledger: [] }, await deliver(report, output, io, secrets));
  }
  const text = [provider.plan, await browserPlan(plan.browser, io)].filter(Boolean).join('\n');
  return runTarget({ ...provider, plan: text }, plan, output, io, conclude);
}
