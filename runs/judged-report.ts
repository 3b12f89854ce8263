import { type Edition, editionOf } from '../engine/judging/edition.ts';
import { judge, type Material } from '../engine/judging/judge.ts';
import { judgeAgain } from '../engine/judging/judge-again.ts';
import { buildReport, type JudgedRun } from '../engine/judging/report.ts';
import type { Rule } from '../engine/judging/rule.ts';
import type { Redactor } from '../engine/redaction/redactor.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { families } from '../suites/registry/causes.ts';
import type { Io } from './run.ts';
import { rulesFor } from './selection/rules-for.ts';

export interface Judging extends Omit<JudgedRun, 'version' | 'judged' | 'target'> {
  rules: readonly Rule[];
  evidence: Material;
  edition?: Edition;
}

export const judgedReport = (
  { rules, evidence, edition = editionOf(), ...run }: Judging & Pick<JudgedRun, 'target'>,
  { version }: Pick<Io, 'version'>,
): Report => buildReport({ ...run, families, edition, version, judged: judge(rules, evidence, edition.levelOf) });

type Again = Omit<Parameters<typeof judgeAgain>[1], 'rules' | 'families' | 'version'>;

/** Judges the recordings of a report by the rules of this Assay. */
export const judgedAgain = async (report: Report, again: Again, { version }: Pick<Io, 'version'>): Promise<Report> =>
  judgeAgain(report, { ...again, version, families, rules: await rulesFor(report.target.kind) });

/** A report without the secrets of its target; recordings and exchanges were redacted when they were recorded. */
export function withoutSecretsOf({ recordings, exchanges, ...rest }: Report, redactor: Redactor): Report {
  return { ...redactor.value(rest), recordings, exchanges };
}
