import { type Edition, editionOf } from '../engine/contract/edition.ts';
import { judge, type Material } from '../engine/judging/judge.ts';
import { buildReport, type JudgedRun } from '../engine/judging/report.ts';
import type { Rule } from '../engine/judging/rule.ts';
import type { Redactor } from '../engine/redaction/redactor.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { surfaces } from '../suites/registry/surfaces.ts';
import type { Io } from './run.ts';

export interface Judging extends Omit<JudgedRun, 'version' | 'judged' | 'target'> {
  rules: readonly Rule[];
  evidence: Material;
  edition?: Edition;
}

export const judgedReport = (
  { rules, evidence, edition = editionOf(), ...run }: Judging & Pick<JudgedRun, 'target'>,
  { version }: Pick<Io, 'version'>,
): Report => buildReport({ ...run, surfaces, edition, version, judged: judge(rules, evidence, edition.levelOf) });

/** A report without the secrets of its target; recordings and exchanges were redacted when they were recorded. */
export function withoutSecretsOf({ recordings, exchanges, ...rest }: Report, redactor: Redactor): Report {
  return { ...redactor.value(rest), recordings, exchanges };
}
