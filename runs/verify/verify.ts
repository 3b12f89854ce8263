import { addressed, fingerprint } from '../../engine/bundle/addresses.ts';
import { defined } from '../../engine/documents/values.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { answerLines, inWords, readKey, refusals } from '../certificate/certificate.ts';
import { inspect } from '../certificate/inspect.ts';
import { type Opened, readBundle } from '../certificate/open.ts';
import { readyToDeliver } from '../delivery/output.ts';
import { certifyPlan } from '../plan/certify.ts';
import { runTarget } from '../plays/run-target.ts';
import { loadManifest } from '../provider/manifest.ts';
import { prepareCalls } from '../provider/prepare.ts';
import { type AllowedVariables, type Arguments, defaultArguments, type Io, printable, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';

type VerifyArguments = Omit<Arguments['verify'], 'color'> & AllowedVariables;

/** Prints what a bundle proves; returns 1 if it is refused, 4 if no signature was checked. */
export async function verifyBundle(args: VerifyArguments, io: Io): Promise<number> {
  const { bundle: file } = args;
  const key = readKey(args['public-key'], 'public', io);
  const edition = args.edition === undefined ? undefined : chosenEdition(args.edition);
  const refuse = (why: string) => {
    io.out(`refused: ${printable(`${file}: ${why.slice(0, 2000)}`)}`);
    return 1;
  };
  const opened = readBundle(file, io);
  if ('refused' in opened) return refuse(opened.refused);
  const { id, 'max-age': maxAge, require: environment, 'allow-local': allowsLocal } = args;
  const answers = await inspect(opened, defined({ id, maxAge, environment, allowsLocal }), key, edition, io);
  const no = refusals(answers).map(inWords);
  if (!args.quiet) io.out(`${answerLines(answers, io)}\n`);
  if (no.length > 0) return refuse(no.join('; '));
  if (!args.quiet) io.out(`${proof(key !== undefined, args.rerun)}\n`);
  io.out(printable(lastLine(file, opened, key !== undefined)));
  const status = key ? 0 : notSigned;
  return args.rerun === undefined ? status : (await rerun(opened, args.rerun, args, io)) || status;
}

/** The exit status for a bundle that is unsigned, or whose signature was not checked. */
const notSigned = 4;

function lastLine(file: string, { report, envelope }: Opened, isSigned: boolean): string {
  const said = `${report.target.name} conforms to edition ${report.edition}`;
  if (isSigned) return `verified: ${file}, ${said}`;
  return envelope.signatures.length === 0
    ? `unsigned: ${file} says that ${said}, and anybody could have made it`
    : `not checked: ${file} says that ${said}; name the public key of its signer with --public-key`;
}

const proof = (isSigned: boolean, repeated: string | undefined): string =>
  [
    `This proves: ${isSigned ? 'the holder of the key made this bundle, nothing in it was changed since' : 'its parts match each other'}, and what it recorded does conform.`,
    `It does not prove: ${isSigned ? '' : 'who made it (--public-key), or '}that the recordings are of the deployment and not invented${repeated === undefined ? ' (--rerun MANIFEST repeats the run)' : ', which is why the run is repeated now'}.`,
  ].join('\n');

async function rerun({ report, statement }: Opened, file: string, args: VerifyArguments, io: Io): Promise<number> {
  const { environment, plans } = statement.predicate.assay.run;
  const given = withoutSecrets(loadManifest(file, args, io)).manifest;
  if (given?.text !== report.manifest?.text)
    throw new UsageError(`${file}: not the manifest that was certified; secrets aside, it has to be the same`);
  const repeated = { ...defaultArguments, ...args, environment, plan: args.plan ?? plans, reporter: 'terminal', strict: false };
  const plan = certifyPlan(file, repeated, io);
  const prepared = prepareCalls(plan, io);
  const output = await readyToDeliver(plan.output, io);
  return runTarget(prepared, plan, output, io, (now, _, status) => {
    const differs = difference(report, now, statement);
    if (status === 0 && differs === undefined) return confirmed(now, statement, io);
    io.out(printable(`not confirmed: ${differs ?? now.because}`));
    return status || 1;
  });
}

function difference(before: Report, now: Report, { predicate }: Opened['statement']): string | undefined {
  const outcomes = new Map(now.requirements.map(({ id, verdict }) => [id, verdict]));
  const lost = before.requirements.filter(({ id, verdict }) => verdict === 'pass' && outcomes.get(id) !== 'pass');
  if (lost.length > 0) return lost.map(({ id }) => `${id} (pass → ${outcomes.get(id) ?? 'gone'})`).join(', ');
  if (now.verdict !== 'conforming' || !now.complete) return now.because;
  const addresses = addressed(now.exchanges, { ...predicate.assay, fingerprint: fingerprint(now.exchanges, predicate.assay.run) });
  return addresses.isYes ? undefined : addresses.because;
}

function confirmed(now: Report, { predicate }: Opened['statement'], io: Io): number {
  const { run, fingerprint: then } = predicate.assay;
  const seen = fingerprint(now.exchanges, run);
  const changed = then.filter(({ origin, keys }) => keys.join() !== (seen.find((one) => one.origin === origin)?.keys.join() ?? ''));
  for (const { origin } of changed) io.out(printable(`note: ${origin} has another TLS key than the deployment that was certified`));
  io.out(`confirmed: the run comes out as certified, with seed ${now.seed}`);
  return 0;
}
