import { countsOf, isWrong, type Overview, standings } from '../../engine/judging/overview.ts';

const label = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** The overview in the OpenMetrics text format, for dashboards. */
export function openMetrics(overview: Overview): string {
  const { targets, at, edition } = overview;
  const counts = countsOf(targets);
  const measured = targets.filter(({ seconds }) => seconds !== undefined);
  return [
    ...metric(
      'assay_targets',
      'Targets by verdict.',
      standings,
      (verdict) => ({ verdict }),
      (verdict) => counts[verdict] ?? 0,
    ),
    ...metric(
      'assay_target_failures',
      'Requirements that fail or warn.',
      targets,
      ({ name }) => ({ target: name }),
      ({ verdicts }) => Object.values(verdicts).filter(isWrong).length,
    ),
    ...metric(
      'assay_target_conforming',
      'Whether a target conforms.',
      targets,
      ({ name }) => ({ target: name }),
      ({ verdict }) => Number(verdict === 'conforming'),
    ),
    ...metric(
      'assay_target_duration_seconds',
      'How long the run of a target took.',
      measured,
      ({ name }) => ({ target: name }),
      ({ seconds = 0 }) => seconds,
    ),
    ...metric(
      'assay_run_timestamp_seconds',
      'When the run began.',
      [edition],
      (name) => ({ edition: name }),
      () => Date.parse(at) / 1000,
    ),
    '# EOF\n',
  ].join('\n');
}

/** One family of gauges; one that has no value is left out. */
function metric<T>(
  name: string,
  help: string,
  all: readonly T[],
  labels: (one: T) => Record<string, string>,
  value: (one: T) => number,
): string[] {
  if (all.length === 0) return [];
  const lines = all.map((one) => {
    const own = Object.entries(labels(one)).map(([key, text]) => `${key}="${label(text)}"`);
    return `${name}{${own.join(',')}} ${value(one)}`;
  });
  const unit = name.endsWith('_seconds') ? [`# UNIT ${name} seconds`] : [];
  return [`# TYPE ${name} gauge`, ...unit, `# HELP ${name} ${help}`, ...lines];
}
