import { judgeAgain } from '../../engine/judging/judge-again.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { surfaces } from '../../suites/registry/surfaces.ts';
import type { Io } from '../run.ts';
import { rulesFor } from './rules-for.ts';

type Again = Omit<Parameters<typeof judgeAgain>[1], 'rules' | 'surfaces' | 'version'>;

/** Judges the recordings of a report by the rules of this Assay. */
export const judgedAgain = async (report: Report, again: Again, { version }: Pick<Io, 'version'>): Promise<Report> =>
  judgeAgain(report, { ...again, version, surfaces, rules: await rulesFor(report.target.kind) });
