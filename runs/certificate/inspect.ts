import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AcceptanceAnswer, type Accepting, acceptance, answer, whose } from '../../engine/bundle/acceptance.ts';
import { addressed } from '../../engine/bundle/addresses.ts';
import { firstDifference } from '../../engine/bundle/free.ts';
import { isSignedBy, statementOf } from '../../engine/bundle/statement.ts';
import { whyNotWhole } from '../../engine/bundle/wholeness.ts';
import { catalogue } from '../../engine/catalogue/catalogue.ts';
import { type Edition, editionOf } from '../../engine/contract/edition.ts';
import { dayMs } from '../../engine/judging/expiry.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import type { Io } from '../run.ts';
import { judgedAgain } from '../selection/judged-again.ts';
import { certificateDays, lastDay, type Opened } from './open.ts';
import { allProbes } from './probes.ts';

/** What whoever verifies a bundle expects of it. */
export type Expectations = Accepting & { id?: string; maxAge?: number };

/** `wanted` is the edition that the bundle has to be of; without it, the one in force. */
export async function inspect(opened: Opened, asked: Expectations, key: KeyObject | undefined, wanted: Edition | undefined, io: Io) {
  const { report, statement } = opened;
  const now = new Date();
  const { run } = statement.predicate.assay;
  const accepted = acceptance(report, run, asked).filter(({ question }) => question !== 'current edition');
  return [
    signature(opened, key),
    whose(report, asked.id),
    consistent(opened, now),
    allProbes(report, run, io.version),
    addressed(report.exchanges, statement.predicate.assay),
    age(report, asked.maxAge, now),
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

function age(report: Report, maxAge = certificateDays, now = new Date()): AcceptanceAnswer {
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
  // What the report may not say of itself is compared too: a sentence that nobody judged is no part of a certificate.
  const { judgedBefore: _before, ...said } = JSON.parse(JSON.stringify(now)) as Report;
  const difference = firstDifference(report, said, 'report.json');
  const no =
    [...differing, ...more].join(', ') || (isCounted ? `${difference} comes out otherwise` : 'the counts do not match the verdicts');
  const isSame = other.length === 0 && isCounted && difference === undefined;
  return answer(question, isSame, `all ${after.length} verdicts come out the same, and all that is said of them`, no);
}
