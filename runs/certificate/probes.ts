import { type AcceptanceAnswer, answer } from '../../engine/bundle/acceptance.ts';
import type { CertifiedRun, Report } from '../../specs/generated/schemas.ts';
import { plannedProbes } from '../../suites/registry/planned-probes.ts';

/** Whether the recordings have every probe that a complete run with this seed makes: none was cut out before the bundle was signed. */
export function allProbes({ seed, recordings, assay }: Report, { plans }: CertifiedRun, version: string): AcceptanceAnswer {
  const question = 'every probe';
  // Another version may draw others.
  if (assay !== version) return answer(question, false, '', `made by Assay ${assay}, which may probe otherwise than this one (${version})`);
  if (seed === null) return answer(question, false, '', 'the report names no seed');
  const observed = recordings.flatMap(({ observations }) => observations).filter(({ exchanges }) => exchanges.length > 0);
  const planned = plannedProbes(seed, plans, observed);
  // One attempt may be recorded under several labels.
  const found = ({ is }: (typeof planned)[number]) => new Set(observed.filter(is).map(({ exchanges }) => String(exchanges))).size;
  const missing = planned.find((one) => found(one) < one.count);
  const total = planned.reduce((sum, { count }) => sum + count, 0);
  const no = missing && `${found(missing)} of ${missing.count} of a complete run: ${missing.kind}`;
  return answer(question, missing === undefined, `all ${total} that a complete run with its seed makes`, no ?? '');
}
