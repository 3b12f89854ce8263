import { matcher } from '../engine/catalogue/catalogue.ts';
import { isOverdue, unfilled } from '../engine/judging/baseline.ts';
import { dayMs, dayOf } from '../engine/judging/expiry.ts';
import { fingerprintOf, fingerprintsOf } from '../engine/judging/fingerprint.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { BaselineEntry, Outcome, Report } from '../specs/generated/schemas.ts';
import { sentence } from './words.ts';

export const baselineEntries = ({ baseline }: Report): BaselineEntry[] => baseline?.entries ?? [];

/** The entry that excuses a requirement, so that it does not count. */
export const baselineEntryFor = (report: Report, id: string): BaselineEntry | undefined =>
  baselineEntries(report).find(({ known }) => known.includes(id));

/** Fingerprints of problems that no entry of the baseline names; an expired one is reported as that. */
export function unknownProblems(report: Report, { id, problems = [] }: Outcome): string[] {
  if (!report.baseline) return [];
  const own = baselineEntries(report).filter(
    ({ state, requirement }) => (state === 'holds' || state === 'expired') && matcher([requirement])(id),
  );
  const unknown = problems
    .map((problem) => fingerprintsOf(id, problem))
    .filter((prints) => !own.some(({ fingerprint = prints[0] ?? '' }) => prints.includes(fingerprint)));
  return [...new Set(unknown.flatMap(([print]) => print ?? []))];
}

export function entryText(entry: BaselineEntry): string {
  const { requirement, reason, owner, expires, kind, says } = entry;
  const what = kind === 'flaky' ? 'known to be flaky' : 'known to fail';
  const why = `${what}, ${reason} (${owner}, until ${expires})`;
  if (isOverdue(entry)) return `${requirement}: ${says}; it was ${why}`;
  return `${requirement}: ${why}${says ? `; ${says}` : ''}`;
}

/** A new entry expires after this many days. */
const defaultDays = 30;

/** Every failure of a run as an entry of a baseline, to be filled in; entries of the run's own baseline keep their values. */
export function baselineText(report: Report): string {
  const expires = dayOf(Date.parse(report.started) + defaultDays * dayMs);
  const own = baselineEntries(report);
  const entries = report.requirements
    .filter(({ verdict }) => verdict === 'fail')
    .flatMap(({ id, problems = [] }) => {
      const byPrint = new Map(problems.map((problem) => [fingerprintOf(id, problem), problem]));
      return [...byPrint].map(([fingerprint, problem]) => {
        const prints = fingerprintsOf(id, problem);
        const known = own.find((entry) => entry.requirement === id && prints.includes(entry.fingerprint ?? fingerprint));
        const { reason = unfilled.reason, owner = unfilled.owner, expires: until = expires, kind = 'failing' } = known ?? {};
        const fields = Object.entries({ requirement: id, fingerprint, reason, owner, expires: until, kind });
        const lines = fields.map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${JSON.stringify(printable(value))}`);
        return [`# ${printable(sentence(problem))}`, ...lines].join('\n');
      });
    });
  const schema = '# yaml-language-server: $schema=./node_modules/assay/specs/schemas/baseline.schema.json';
  return [schema, ...(entries.length > 0 ? entries : ['[]']), ''].join('\n');
}
