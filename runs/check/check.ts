import { because } from '../../engine/catalogue/reason.ts';
import { manifestRules } from '../../suites/registry/manifest.ts';
import { deliver, judgingOf, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { namesFolder } from '../files.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { loadManifest, registeredSecrets } from '../provider/manifest.ts';
import { providerReport } from '../provider/report.ts';
import type { AllowedVariables, Arguments, Io, JudgingArguments } from '../run.ts';

type CheckArguments = JudgingArguments & AllowedVariables & Arguments['pushed'];

export async function check(name: string, args: CheckArguments & Arguments['application'], io: Io): Promise<number> {
  if (!namesFolder(name, io)) return checkManifest(name, args, io);
  const { checkApplication } = await import('../application/app.ts');
  return checkApplication(name, args, io);
}

async function checkManifest(file: string, args: CheckArguments, io: Io): Promise<number> {
  const document = loadManifest(file, args, io);
  const judging = judgingOf(args, io);
  const output = await readyToDeliver(outputPlan(args), io);
  const needsService = { ...because('needs-running', { what: 'service', command: `assay certify ${file}` }), byChoice: true };
  const leftOut = (id: string) => judging.leftOut(id) ?? (id.startsWith('manifest/') ? undefined : needsService);
  const report = providerReport({ ...judging, command: commandLine('check', [file], args), document, rules: manifestRules(), leftOut }, io);
  return deliver(report, output, io, registeredSecrets(document));
}
