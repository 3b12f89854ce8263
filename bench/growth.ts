import type { Exchange } from '../engine/recording.ts';
import type { Report } from '../engine/report.ts';
import { ratio } from './commands.ts';
import { peak, timed } from './measured.ts';
import { replayed } from './replayed.ts';
import type { Stage } from './stage.ts';

export interface Growth {
  milliseconds: number;
  'for a case': number;
  exchanges: number;
  megabytes: number;
  /** What the cases beyond the first take, by what a bare client takes for them. */
  'times a bare replay'?: number;
  goal?: number;
}

const counts = [1, 10, 100, 500, 1000];

/** How a certification grows with the bodies that it draws. */
export async function growth(bin: string, stage: Stage): Promise<Record<string, Growth>> {
  const args = (cases: number) => [
    ...[bin, 'certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off'],
    ...['--cases', String(cases), '--max-installs', '1100'],
  ];
  const rows: Record<string, Growth> = {};
  let few = 0;
  for (const cases of counts) {
    const milliseconds = await timed(args(cases), stage.place);
    const report = stage.lastReport();
    if (cases === 1) few = milliseconds;
    const bare = cases < 100 ? undefined : await replayed(drawn(report).slice(1), stage.manifest);
    rows[`${cases} cases`] = {
      milliseconds: Math.round(milliseconds),
      'for a case': cases === 1 ? 0 : Math.round((milliseconds - few) / (cases - 1)),
      exchanges: report.exchanges.length,
      megabytes: await peak(args(cases), stage.place),
      ...(bare !== undefined && { 'times a bare replay': ratio(milliseconds - few, bare), goal: 1.6 }),
    };
  }
  return rows;
}

/** The installs of drawn bodies. */
function drawn({ recordings, exchanges }: Report): Exchange[] {
  const observations = recordings.flatMap((recording) => recording.observations).filter(({ label }) => label === 'provision/any-body');
  return observations.flatMap((one) => one.exchanges.flatMap((number) => exchanges[number] ?? []));
}
