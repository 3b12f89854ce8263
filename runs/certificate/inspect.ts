import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AcceptanceAnswer, acceptance, answer, whose } from '../../engine/bundle/acceptance.ts';
import { addressed } from '../../engine/bundle/addresses.ts';
import { isSignedBy } from '../../engine/bundle/envelope.ts';
import { statementOf } from '../../engine/bundle/statement.ts';
import { whyNotWhole } from '../../engine/bundle/wholeness.ts';
import { catalogue } from '../../engine/judging/catalogue.ts';
import { dayMs } from '../../engine/judging/days.ts';
import { type Edition, editionOf } from '../../engine/judging/edition.ts';
import { judgeAgain } from '../../engine/judging/judge-again.ts';
import type { Report } from '../../engine/judging/report.ts';
import { rulesFor } from '../selection/rules-for.ts';
import { lastDay, type Opened } from './open.ts';
import type { VerifyArguments } from './verify.ts';

/** What a bundle is held against: by the user's arguments, and what they lead to. */
interface Expectations extends Pick<VerifyArguments, 'id' | 'max-age' | 'require'> {
  key: KeyObject | undefined;
  /** The edition that it has to be of; the one in force, unless told. */
  edition: Edition | undefined;
  now: Date;
  version: string;
}

export async function inspect(opened: Opened, expected: Expectations): Promise<AcceptanceAnswer[]> {
  const { report, statement } = opened;
  const { run } = statement.predicate.assay;
  const accepted = acceptance(report, run, expected.require ?? run.environment).filter(({ question }) => question !== 'current edition');
  return [
    signature(opened, expected.key),
    whose(report, expected.id),
    consistent(opened, expected.now),
    addressed(report.exchanges, statement.predicate.assay),
    age(report, expected),
    edition(report, expected.edition),
    ...accepted,
    await judgedTheSame(report, expected),
  ];
}

function signature({ envelope }: Opened, key: KeyObject | undefined): AcceptanceAnswer {
  const question = 'signature';
  const names = envelope.signatures.map(({ keyid }) => keyid.slice(0, 16)).join(', ');
  if (key && names === '') return { question, isYes: false, because: 'it is unsigned' };
  if (key) {
    const isYes = isSignedBy(envelope, key);
    return { question, isYes, because: isYes ? 'by the key that was given' : `not by the key that was given, but by ${names}` };
  }
  return {
    question,
    isYes: undefined,
    because: names === '' ? 'unsigned: anybody could have made it' : `not checked: by ${names} (--public-key)`,
  };
}

/** The certificate says what the report says, nothing is missing, and the manifest and the ledger are those of the report. */
function consistent({ files, statement, report, ledger }: Opened, now: Date): AcceptanceAnswer {
  const { run } = statement.predicate.assay;
  const wrong = isDeepStrictEqual(statementOf(files, report, run), statement)
    ? whyNotWhole(report, ledger, run, now)
    : 'the certificate does not say what the report and the recordings say';
  const yes = 'certificate, report, recordings, manifest and ledger fit each other';
  return answer('one piece', wrong === undefined, yes, wrong ?? '');
}

function age(report: Report, { now, 'max-age': maxAge }: Expectations): AcceptanceAnswer {
  const { started } = report;
  const ends = lastDay(report, maxAge);
  const on = `made on ${started.slice(0, 10)}`;
  return answer('age', now.getTime() - Date.parse(started) <= maxAge * dayMs, `${on}, holds until ${ends}`, `${on}, expired on ${ends}`);
}

/** A certificate is of an edition that was published, with the rows that it was published with. */
function edition({ edition: name, catalogueHash }: Report, wanted: Edition | undefined): AcceptanceAnswer {
  const { name: required, hash } = wanted ?? editionOf();
  const isPublished = catalogue().editions.includes(name) && editionOf(name).hash === hash;
  if (name !== required) return answer('edition', false, '', `${name}, and ${required} is in force`);
  if (!isPublished) return answer('edition', false, '', `${name} is not a published edition`);
  return answer('edition', catalogueHash === hash, `${name}, ${hash}`, `${name}, but made with other rows than those of this Assay`);
}

/** The rules have the last word: a verdict that they do not come to again was not theirs. */
async function judgedTheSame(report: Report, { edition: wanted, version }: Expectations): Promise<AcceptanceAnswer> {
  const question = 'judged again';
  const name = catalogue().editions.includes(report.edition) ? report.edition : catalogue().edition;
  const again = { edition: wanted ?? editionOf(name), version, command: '', keepsChoices: false };
  const rules = await rulesFor(report.target.kind);
  let now: Report;
  try {
    now = judgeAgain(report, { ...again, rules });
  } catch (error) {
    return { question, isYes: false, because: `its recordings cannot be judged (${(error as Error).message})` };
  }
  const verdicts = ({ requirements, unscored = [] }: Report) =>
    [...requirements, ...unscored].map(({ id, level, verdict }) => ({ id, level, verdict }));
  const [before, after] = [verdicts(report), verdicts(now)];
  const other = after.filter((one, index) => !isDeepStrictEqual(one, before[index]));
  const isCounted = before.length === after.length && report.verdict === now.verdict && isDeepStrictEqual(report.counts, now.counts);
  const differing = other.slice(0, 3).map(({ id, verdict }) => `${id} comes out as ${verdict}`);
  const more = other.length > 3 ? [`${other.length - 3} more differ`] : [];
  const no = [...differing, ...more].join(', ') || 'the counts do not fit the verdicts';
  return answer(question, other.length === 0 && isCounted, `all ${after.length} verdicts come out the same`, no);
}
