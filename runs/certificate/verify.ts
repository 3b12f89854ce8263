import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AcceptanceAnswer, acceptance, answer, whose } from '../../engine/bundle/acceptance.ts';
import { addressed, fingerprint } from '../../engine/bundle/addresses.ts';
import { isSignedBy, statementOf } from '../../engine/bundle/statement.ts';
import { whyNotWhole } from '../../engine/bundle/wholeness.ts';
import { withoutSecrets } from '../../engine/documents/without-secrets.ts';
import { catalogue } from '../../engine/judging/catalogue.ts';
import { type Edition, editionOf } from '../../engine/judging/edition.ts';
import { dayMs } from '../../engine/judging/expiry.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { judgedAgain } from '../judged-report.ts';
import { conduct } from '../live/conduct.ts';
import { loadManifest } from '../provider/manifest.ts';
import { prepareCalls } from '../provider/prepare.ts';
import { type AllowedVariables, type Arguments, type Io, printable, UsageError } from '../run.ts';
import { chosenEdition } from '../selection/edition.ts';
import { answerLines, readKey, refusals } from './certificate.ts';
import { lastDay, type Opened, readBundle } from './open.ts';

type VerifyArguments = Omit<Arguments['verify'], 'color'> & AllowedVariables;

/** Prints what a bundle proves; returns 1 if it is refused, 4 if no signature was checked. */
export async function verifyBundle(args: VerifyArguments, io: Io): Promise<number> {
  const { bundle: file } = args;
  if (args.rerun !== undefined) readyToRerun(args);
  const key = readKey(args['public-key'], 'public', io);
  const edition = args.edition === undefined ? undefined : chosenEdition(args.edition);
  const refuse = (why: string) => {
    io.out(`refused: ${printable(`${file}: ${why.slice(0, 2000)}`)}`);
    return 1;
  };
  const opened = readBundle(file, io);
  if ('refused' in opened) return refuse(opened.refused);
  const answers = await inspect(opened, args, key, edition, io);
  const no = refusals(answers).map(({ question, because }) => `${question}: ${because}`);
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

/** Options that would change the run: a part of it, or other addresses. */
const changingOptions = ['read-only', 'smoke', 'resource', 'base-url', 'sso-url', 'dry-run'] as const;

/** Refuses such options before anything is contacted: only the whole run at the certified addresses can confirm a bundle. */
function readyToRerun(args: VerifyArguments): void {
  const wrong = changingOptions.find((name) => args[name] !== undefined && args[name] !== false);
  if (wrong) throw new UsageError(`assay: --rerun repeats the whole run at the certified addresses; leave out --${wrong}`);
}

async function rerun({ report, statement }: Opened, file: string, args: VerifyArguments, io: Io): Promise<number> {
  const { environment, plans } = statement.predicate.assay.run;
  const given = withoutSecrets(loadManifest(file, { env: args.env, project: args.project }, io)).manifest;
  if (given?.text !== report.manifest?.text)
    throw new UsageError(`${file}: not the manifest that was certified; secrets aside, it has to be the same`);
  const repeated = { ...args, environment, plan: args.plan ?? plans, reporter: 'terminal', strict: false };
  return conduct(prepareCalls(file, repeated, io), repeated, io, (now, _, status) => {
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

/** `wanted` is the edition that the bundle has to be of; without it, the one in force. */
async function inspect(opened: Opened, args: VerifyArguments, key: KeyObject | undefined, wanted: Edition | undefined, io: Io) {
  const { report, statement } = opened;
  const now = new Date();
  const { run } = statement.predicate.assay;
  const accepted = acceptance(report, run, args.require).filter(({ question }) => question !== 'current edition');
  return [
    signature(opened, key),
    whose(report, args.id),
    consistent(opened, now),
    addressed(report.exchanges, statement.predicate.assay),
    age(report, args['max-age'], now),
    edition(report, wanted),
    ...accepted,
    await judgedTheSame(report, wanted, io),
  ];
}

function signature({ envelope }: Opened, key: KeyObject | undefined): AcceptanceAnswer {
  const names = envelope.signatures.map(({ keyid }) => keyid.slice(0, 16)).join(', ');
  const question = 'signature';
  if (!key) {
    const because = names === '' ? 'unsigned: anybody could have made it' : `not checked: by ${names} (--public-key)`;
    return { question, isYes: undefined, because };
  }
  if (names === '') return { question, isYes: false, because: 'it is unsigned' };
  return answer(question, isSignedBy(envelope, key), 'by the key that was given', `not by the key that was given, but by ${names}`);
}

/** Whether the certificate says what the report says, nothing is missing, and manifest and ledger belong to the report. */
function consistent({ files, statement, report, ledger }: Opened, now: Date): AcceptanceAnswer {
  const { run } = statement.predicate.assay;
  const wrong = isDeepStrictEqual(statementOf(files, report, run), statement)
    ? whyNotWhole(report, ledger, run, now)
    : 'the certificate does not say what the report and the recordings say';
  const yes = 'certificate, report, recordings, manifest and ledger match each other';
  return answer('one piece', wrong === undefined, yes, wrong ?? '');
}

function age(report: Report, maxAge: number, now: Date): AcceptanceAnswer {
  const { started } = report;
  const ends = lastDay(report, maxAge);
  const on = `made on ${started.slice(0, 10)}`;
  return answer('age', now.getTime() - Date.parse(started) <= maxAge * dayMs, `${on}, valid until ${ends}`, `${on}, expired on ${ends}`);
}

/** A certificate has to be of a published edition, with the rows of that edition. */
function edition({ edition: name, catalogueHash }: Report, wanted: Edition | undefined): AcceptanceAnswer {
  const { name: required, hash } = wanted ?? editionOf();
  const isPublished = catalogue().editions.includes(name) && editionOf(name).hash === hash;
  if (name !== required) return answer('edition', false, '', `${name}, expected ${required}`);
  if (!isPublished) return answer('edition', false, '', `${name} is not a published edition`);
  return answer('edition', catalogueHash === hash, `${name}, ${hash}`, `${name}, but made with other rows than those of this Assay`);
}

/** Judges the recordings again: a report with other verdicts than the rules give is refused. */
async function judgedTheSame(report: Report, wanted: Edition | undefined, io: Io): Promise<AcceptanceAnswer> {
  const question = 'judged again';
  const edition = wanted ?? editionOf(catalogue().editions.find((name) => name === report.edition));
  let now: Report;
  try {
    now = await judgedAgain(report, { edition, command: '', keepsChoices: false }, io);
  } catch (error) {
    return answer(question, false, '', `its recordings cannot be judged (${(error as Error).message})`);
  }
  const verdicts = ({ requirements, unscored = [] }: Report) =>
    [...requirements, ...unscored].map(({ id, level, verdict }) => ({ id, level, verdict }));
  const [before, after] = [verdicts(report), verdicts(now)];
  const other = after.filter((one, index) => !isDeepStrictEqual(one, before[index]));
  const isCounted = before.length === after.length && report.verdict === now.verdict && isDeepStrictEqual(report.counts, now.counts);
  const differing = other.slice(0, 3).map(({ id, verdict }) => `${id} comes out as ${verdict}`);
  const more = other.length > 3 ? [`${other.length - 3} more differ`] : [];
  const no = [...differing, ...more].join(', ') || 'the counts do not match the verdicts';
  return answer(question, other.length === 0 && isCounted, `all ${after.length} verdicts come out the same`, no);
}
