import { appendFileSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../../../../specs/generated/schemas.ts';
import type { Claim, Contradiction, Statement } from './claim.ts';
import { claimsOfPartners } from './of-partners.ts';
import { claimsOfPlatforms } from './of-platforms.ts';
import { claimsOfVerdicts } from './of-verdicts.ts';

export const claims: readonly Claim[] = [...claimsOfPartners, ...claimsOfPlatforms, ...claimsOfVerdicts];

function statementsIn(report: Report): Statement[] {
  const { made, undone, left, unknown } = report.resources;
  return [
    { where: 'resources', code: '', text: `${made} created, ${undone} deleted, ${left.length} left behind` },
    { where: 'because', code: '', text: report.because },
    ...[...left, ...unknown].map(({ reason = '' }) => ({ where: 'resources', code: 'left', text: reason })),
    ...report.notes.map(({ id, text }) => ({ where: id, code: 'note', text })),
    ...report.requirements.flatMap((outcome): Statement[] => {
      const { id: where, verdict, reason = '', problems = [], cause = '' } = outcome;
      const texts = problems.flatMap(({ code = '', expected, got, hint = '', exchanges: numbers = [] }) => [
        { code, text: `expected ${expected}, got ${got}`, numbers },
        { code: '', text: hint },
      ]);
      return [
        { where, code: verdict, text: reason, outcome },
        { where, code: 'cause', text: cause },
        ...texts.map((one) => ({ where, ...one })),
      ];
    }),
  ].filter(({ text, code }) => text !== '' || code === 'pass' || code === 'undecided');
}

const makes = ({ code, says, where }: Claim, statement: Statement): boolean =>
  (!code || code.test(statement.code)) && (!says || says.test(statement.text)) && (!where || where.test(statement.where));

/** How many claims a report makes, and which of them its exchanges contradict. */
export function checkClaims(report: Report): { made: number; contradictions: Contradiction[] } {
  const all = statementsIn(report).flatMap((statement) =>
    claims.filter((claim) => makes(claim, statement)).map((claim) => ({ claim, statement })),
  );
  const contradictions = all.flatMap(({ claim, statement }) => {
    const but = claim.but(report, statement);
    return but === undefined ? [] : [{ claim: claim.name, where: statement.where, says: statement.text, but }];
  });
  return { made: all.length, contradictions };
}

/** The claims of a report that a command wrote; undefined for another file. */
export function claimsIn(text: string): ReturnType<typeof checkClaims> | undefined {
  if (!text.startsWith('{')) return undefined;
  const report = JSON.parse(text) as Partial<Report>;
  if (report.requirements === undefined || report.exchanges === undefined || report.resources === undefined) return undefined;
  return checkClaims(report as Report);
}

/** Throws if a report that a command wrote says what its exchanges contradict. */
export function expectNoContradiction(path: string, found: readonly Contradiction[]): void {
  if (found.length === 0) return;
  const lines = found.map(({ claim, where, says, but }) => `  ${where}: "${says}", but ${but} (${claim})`);
  throw new Error(`${path} says what its exchanges contradict:\n${lines.join('\n')}`);
}

/** Another build, whose contradictions are only counted. */
const isOtherBuild = process.env.ASSAY_BUILD !== undefined;

/** ASSAY_CLAIMS names a file that gets a line for each report that was checked. */
export function checkReports(paths: readonly string[]): void {
  for (const path of paths.filter((one) => basename(one) === 'report.json')) {
    const found = claimsIn(readFileSync(path, 'utf8'));
    if (found && process.env.ASSAY_CLAIMS) appendFileSync(process.env.ASSAY_CLAIMS, `${JSON.stringify(found)}\n`);
    if (found && !isOtherBuild) expectNoContradiction(path, found.contradictions);
  }
}

const judging = ['certify', 'gate', 'app', 'client', 'traffic', 'proxy', 'live', 'demo', 'fleet'];

/** Checks the reports that a command wrote to a folder since a time, unless it only showed what others had judged. */
export function checkReportsIn(folder: string, [command = '']: readonly string[], since: number): void {
  if (!judging.includes(command) || !existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => basename(name) === 'report.json');
  checkReports(names.map((name) => join(folder, name)).filter((path) => lstatSync(path).mtimeMs >= since));
}
