import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { type AcceptanceAnswer, acceptance } from '../../engine/bundle/acceptance.ts';
import { pack, unpack } from '../../engine/bundle/pack.ts';
import { enveloped, keyId, statementOf } from '../../engine/bundle/statement.ts';
import { secretSearch } from '../../engine/redaction/scan.ts';
import { json, jsonText } from '../../reporters/json.ts';
import { createPaint } from '../../reporters/paint.ts';
import type { CertifiedRun, Envelope, Report } from '../../specs/generated/schemas.ts';
import { writeWhole } from '../delivery/publish.ts';
import { namesFolder, readBytes } from '../files.ts';
import type { CertificatePlan } from '../plan/plan.ts';
import type { PlayResult, PreparedTarget } from '../plays/prepared-target.ts';
import { type Io, printable, UsageError } from '../run.ts';
import { inspect } from './inspect.ts';
import { openBundle } from './open.ts';

/** Refuses, before the run, a bundle that could not be written or signed. */
export function readyToCertify({ bundle, key }: CertificatePlan, io: Io): void {
  if (bundle === undefined) return;
  if (!namesFolder(dirname(resolve(io.cwd, bundle)), io))
    throw new UsageError(`${bundle}: its folder does not exist; create it, or name another file with --bundle`);
  readKey(key, 'private', io);
}

type EndedRun = Pick<PreparedTarget, 'secrets'> & Pick<PlayResult, 'ledger'> & { report: Report; run: CertifiedRun; status: number };

export async function certificate(ended: EndedRun, plan: CertificatePlan, io: Io): Promise<number> {
  const { report, run } = ended;
  const status = plan.bundle === undefined ? ended.status : await writeBundle(ended, plan.bundle, plan, io);
  if (!plan.isAsked) return status;
  const answers = acceptance(report, run, plan);
  const refused = refusals(answers).map(({ question }) => question);
  io.out(
    `\n${answerLines(answers, io)}\n\n${refused.length === 0 ? 'Would be accepted.' : `Would not be accepted: ${refused.join(', ')}.`}`,
  );
  return refused.length === 0 ? status : status || 1;
}

/** The exit status of a run that conforms, but whose bundle cannot be given out. */
const withheld = 3;

async function writeBundle(
  { report, run, ledger, secrets, status }: EndedRun,
  file: string,
  plan: CertificatePlan,
  io: Io,
): Promise<number> {
  if (status !== 0 || report.verdict !== 'conforming' || !report.complete || !report.manifest) {
    const what = report.verdict === 'conforming' ? 'is withheld or not complete' : `is ${report.verdict} (${report.because})`;
    io.err(`No bundle: a certificate needs a complete run that conforms, and this one ${what}.`);
    return status;
  }
  const files = new Map([
    ['ledger.jsonl', Buffer.from(ledger.map((entry) => `${JSON.stringify(entry)}\n`).join(''))],
    ['manifest.json', Buffer.from(report.manifest.text)],
    ['report.json', Buffer.from(json(report))],
  ]);
  const key = readKey(plan.key, 'private', io);
  const statement = statementOf(files, report, run);
  const bundleOf = (envelope: Envelope) => pack(new Map([...files, ['certificate.json', Buffer.from(jsonText(envelope))]]));
  // The report, with the manifest in it, was searched when it was written.
  const leaks = secretSearch(secrets)(`${files.get('ledger.jsonl')}\n${JSON.stringify(statement)}`);
  const why = leaks.length > 0 ? `it contains a secret (${leaks.join(', ')})` : await whyRefused(bundleOf(enveloped(statement)), plan, io);
  const bundle = why === undefined ? bundleOf(enveloped(statement, key)) : undefined;
  if (!bundle) {
    io.err(printable(`${file}: not written, because ${why ?? tooLarge}`));
    return withheld;
  }
  writeWhole(file, bundle, io, 'name another file with --bundle');
  io.out(`Bundle: ${file}, ${key ? `signed by the key ${keyId(key)}` : 'unsigned: anybody could have made it (--sign-key)'}`);
  return status;
}

const tooLarge = 'it would be larger than Assay reads';

/** Why `assay verify` would refuse a bundle: it is verified before it is signed. */
async function whyRefused(bundle: Buffer | undefined, plan: CertificatePlan, io: Io): Promise<string | undefined> {
  if (!bundle) return tooLarge;
  const unpacked = unpack(bundle);
  const opened = 'refused' in unpacked ? unpacked : openBundle(unpacked.files);
  const no = 'refused' in opened ? [opened.refused] : refusals(await inspect(opened, plan, undefined, undefined, io)).map(inWords);
  return no.length === 0 ? undefined : `assay verify would refuse it: ${no.join('; ')}`;
}

const kinds = {
  private: { create: createPrivateKey, how: 'openssl genpkey -algorithm ed25519' },
  public: { create: createPublicKey, how: 'openssl pkey -pubout from the private key' },
};

/** Reads an Ed25519 key that the user named; throws a UsageError for anything else. */
export function readKey(file: string | undefined, kind: keyof typeof kinds, io: Io): KeyObject | undefined {
  if (file === undefined) return undefined;
  const { create, how } = kinds[kind];
  const pem = Buffer.from(readBytes(file, io));
  const wanted = `${file}: expected an Ed25519 ${kind} key in PEM (create one with ${how})`;
  if (kind === 'public' && /PRIVATE KEY/.test(pem.toString('latin1')))
    throw new UsageError(`${wanted}, got a private key, which only the signer may have`);
  let key: KeyObject;
  try {
    key = create(pem);
  } catch {
    throw new UsageError(wanted);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new UsageError(`${wanted}, got a key of type ${key.asymmetricKeyType}`);
  return key;
}

export function answerLines(answers: readonly AcceptanceAnswer[], { color }: Pick<Io, 'color'>): string {
  const width = Math.max(...answers.map(({ question }) => question.length));
  return answers
    .map(({ question, isYes, because }) => `${yesOrNo(isYes, color)}  ${question.padEnd(width)}  ${printable(because.slice(0, 500))}`)
    .join('\n');
}

function yesOrNo(isYes: boolean | undefined, color: boolean): string {
  if (isYes === undefined) return '?  ';
  const paint = createPaint(color);
  return isYes ? paint('green', 'yes') : paint('red', 'no ');
}

export const inWords = ({ question, because }: AcceptanceAnswer): string => `${question}: ${because}`;

export const refusals = (answers: readonly AcceptanceAnswer[]): AcceptanceAnswer[] => answers.filter(({ isYes }) => isYes === false);
