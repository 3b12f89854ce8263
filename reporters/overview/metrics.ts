import { wrongIn } from '../../engine/judging/changes.ts';
import { hasAnswered } from '../../engine/judging/overview.ts';
import { countsOf, standings } from '../../engine/judging/standing.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';

type Sample = [labels: Record<string, string>, value: number];

/** The overview in the OpenMetrics text format, for dashboards. */
export function openMetrics({ targets, at, edition, left = [] }: Overview): string {
  const counts = countsOf(targets);
  const ofEach = (value: (target: OverviewTarget) => number): Sample[] => targets.map((target) => [{ target: target.name }, value(target)]);
  const durations = targets.flatMap(({ name, seconds }): Sample[] => (seconds === undefined ? [] : [[{ target: name }, seconds]]));
  const expiries = targets.flatMap(({ name: target, expires = [] }) =>
    expires.map(({ what, name, on }): Sample => [{ target, what, name }, Date.parse(on) / 1000]),
  );
  const called = targets.filter((target) => target.down || hasAnswered(target));
  const reached = called.map(({ name, down }): Sample => [{ target: name }, down ? 0 : 1]);
  const litter = left.flatMap(({ target, ...numbers }): Sample[] => [
    [{ target, state: 'left' }, numbers.left],
    [{ target, state: 'unknown' }, numbers.unknown],
  ]);
  const families: [name: string, help: string, samples: Sample[]][] = [
    ['assay_targets', 'Targets by standing.', standings.map((standing) => [{ standing }, counts[standing] ?? 0])],
    ['assay_target_failures', 'Requirements that fail or warn.', ofEach((target) => wrongIn(target).length)],
    ['assay_target_conforming', 'Whether a target conforms.', ofEach(({ verdict }) => Number(verdict === 'conforming'))],
    ['assay_target_up', 'Whether a target answered to the end of its run.', reached],
    ['assay_target_duration_seconds', 'How long the run of a target took.', durations],
    ['assay_target_expiry_timestamp_seconds', 'The last day of a certificate or a known failure.', expiries],
    ['assay_target_left_behind', 'Resources that runs left at a target.', litter],
    ['assay_run_timestamp_seconds', 'When the run began.', [[{ edition }, Date.parse(at) / 1000]]],
  ];
  return [...families.flatMap(family), '# EOF\n'].join('\n');
}

/** One family of gauges; one that has no value is left out. */
function family([name, help, samples]: [name: string, help: string, samples: Sample[]]): string[] {
  if (samples.length === 0) return [];
  const unit = name.endsWith('_seconds') ? [`# UNIT ${name} seconds`] : [];
  const lines = samples.map(([labels, value]) => {
    const own = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
    return `${name}{${own.join(',')}} ${value}`;
  });
  return [`# TYPE ${name} gauge`, ...unit, `# HELP ${name} ${help}`, ...lines];
}

const escaped = (text: string): string =>
  printable(text, { keep: 'lines' }).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
