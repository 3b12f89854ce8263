import type { Recording, Report } from '../../../specs/generated/schemas.ts';

type Observation = Recording['observations'][number];

/** The report without a probe: its observations and exchanges are gone, and the others are numbered through again. */
export function withoutProbe(report: Report, cut: readonly number[]): Report {
  const left = report.exchanges.filter(({ number = -1 }) => !cut.includes(number));
  const numbers = new Map(left.map(({ number }, index) => [number, index]));
  const renumbered = (all: readonly number[]) => all.map((number) => numbers.get(number) ?? 0);
  return {
    ...report,
    exchanges: left.map((exchange, number) => ({ ...exchange, number })),
    recordings: report.recordings.map((recording) => ({
      ...recording,
      observations: recording.observations
        .filter(({ exchanges }) => !exchanges.some((number) => cut.includes(number)))
        .map((one) => ({ ...one, exchanges: renumbered(one.exchanges) })),
    })),
  };
}

/** A probe with wrong credentials or a wrong form of each label, call and shape. */
export function probesOfEachKind({ recordings }: Report): Observation[] {
  const probes = recordings
    .flatMap(({ observations }) => observations)
    .filter(({ credentials, context, exchanges }) => exchanges.length > 0 && (context || (credentials ?? 'manifest') !== 'manifest'));
  return [...new Map(probes.map((one) => [[one.label, one.on, one.context?.resource].join(), one])).values()];
}
