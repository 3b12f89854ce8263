import { dayMs, dayOf } from '../engine/judging/days.ts';
import { fingerprintOf } from '../engine/judging/fingerprint.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { baselineEntries } from './baseline.ts';
import { sentence } from './words.ts';

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
        const known = own.find((entry) => entry.requirement === id && (entry.fingerprint ?? fingerprint) === fingerprint);
        const { reason = 'fill in why', owner = 'fill in who', expires: until = expires, kind = 'failing' } = known ?? {};
        const fields = Object.entries({ requirement: id, fingerprint, reason, owner, expires: until, kind });
        const lines = fields.map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${JSON.stringify(printable(value))}`);
        return [`# ${printable(sentence(problem))}`, ...lines].join('\n');
      });
    });
  const schema = '# yaml-language-server: $schema=./node_modules/assay/specs/schemas/baseline.schema.json';
  return [schema, ...(entries.length > 0 ? entries : ['[]']), ''].join('\n');
}
