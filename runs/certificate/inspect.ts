import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, acceptance } from '../../engine/bundle/acceptance.ts';
import { isSignedBy } from '../../engine/bundle/envelope.ts';
import { type CertifiedRun, statementOf } from '../../engine/bundle/statement.ts';
import { catalogue } from '../../engine/judging/catalogue.ts';
import { type Edition, editionOf, knownEditions } from '../../engine/judging/edition.ts';
import { judgeAgain } from '../../engine/judging/judge-again.ts';
import type { Report } from '../../engine/judging/report.ts';
import { counts } from '../../engine/ledger/counts.ts';
import type { Entry } from '../../engine/ledger/entry.ts';
import { rulesFor } from '../selection/rules-for.ts';
import type { Opened } from './open.ts';

interface Expectations {
  key: KeyObject | undefined;
  /** The edition that it has to be of; the one in force, unless told. */
  edition: Edition | undefined;
  /** Days. */
  maxAge: number;
  required: string | undefined;
  now: Date;
  version: string;
}

/** Asks everything of a bundle that can be told without contacting anyone. */
export async function inspect(opened: Opened, expected: Expectations): Promise<Answer[]> {
  const { report, statement } = opened;
  const { run } = statement.predicate.assay;
  const required = (expected.required ?? run.environment) as CertifiedRun['environment'];
  const accepted = acceptance(report, run, required).filter(({ question }) => question !== 'current edition');
  return [
    signature(opened, expected.key),
    consistent(opened),
    age(report, expected),
    edition(report, expected.edition),
    ...accepted,
    await judgedTheSame(report, expected),
  ];
}

function signature({ envelope }: Opened, key: KeyObject | undefined): Answer {
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

/** The certificate says what the report says, the manifest and the ledger are those of the report. */
function consistent({ files, statement, report }: Opened): Answer {
  const question = 'one piece';
  const no = (because: string): Answer => ({ question, isYes: false, because });
  if (!isDeepStrictEqual(statementOf(files, report, statement.predicate.assay.run), statement))
    return no('the certificate does not say what the report and the recordings say');
  const { made, undone } = counts({ entries: ledgerOf(files) });
  if (made !== report.resources.made || undone !== report.resources.undone) return no('the ledger tells of other changes than the report');
  const { started, exchanges } = report;
  const isOfThisRun = ({ started: at }: Report['exchanges'][number]) =>
    at >= Date.parse(started) - minute && at < Date.parse(started) + day;
  if (!exchanges.every(isOfThisRun)) return no('some recordings are of another time than the report');
  return { question, isYes: true, because: 'certificate, report, recordings, manifest and ledger fit each other' };
}

/** Lines that are no entries count for nothing, and then the numbers do not fit. */
function ledgerOf(files: Opened['files']): Entry[] {
  return String(files.get('ledger.jsonl'))
    .split('\n')
    .flatMap((line) => {
      try {
        const entry = JSON.parse(line) as Entry | null;
        return entry?.undo ? [entry] : [];
      } catch {
        return [];
      }
    });
}

const minute = 60_000;
const day = 24 * 60 * minute;

function age({ started }: Report, { now, maxAge }: Expectations): Answer {
  const question = 'age';
  const made = Date.parse(started);
  const ends = new Date(made + maxAge * day).toISOString().slice(0, 10);
  if (made > now.getTime() + day)
    return { question, isYes: false, because: `it was made on ${started.slice(0, 10)}, which is yet to come` };
  const isYes = now.getTime() - made <= maxAge * day;
  return { question, isYes, because: `made on ${started.slice(0, 10)}, ${isYes ? 'holds until' : 'expired on'} ${ends}` };
}

function edition({ edition: name, catalogueHash }: Report, wanted: Edition | undefined): Answer {
  const question = 'edition';
  const { name: required, hash } = wanted ?? editionOf();
  if (name !== required) return { question, isYes: false, because: `${name}, and ${required} is in force` };
  const isYes = catalogueHash === hash;
  return { question, isYes, because: isYes ? `${name}, ${hash}` : `${name}, but made with other rows than those of this Assay` };
}

/** The rules have the last word: a verdict that they do not come to again was not theirs. */
async function judgedTheSame(report: Report, { edition: wanted, version }: Expectations): Promise<Answer> {
  const question = 'judged again';
  const name = knownEditions().includes(report.edition) ? report.edition : catalogue().edition;
  const again = { edition: wanted ?? editionOf({ edition: name, rows: [] }), version, command: '', keepsChoices: false };
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
  const isYes =
    other.length === 0 && before.length === after.length && report.verdict === now.verdict && isDeepStrictEqual(report.counts, now.counts);
  const differing = other.slice(0, 3).map(({ id, verdict }) => `${id} comes out as ${verdict}`);
  const more = other.length > 3 ? [`${other.length - 3} more differ`] : [];
  return {
    question,
    isYes,
    because: isYes
      ? `all ${after.length} verdicts come out the same`
      : [...differing, ...more].join(', ') || 'the counts do not fit the verdicts',
  };
}
