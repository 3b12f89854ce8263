import { replayed } from '../tests/support/replayed.ts';
import type { Stage } from './bench-stage.ts';
import { ratio } from './commands.ts';
import { medians, peak, timed } from './measured.ts';

export interface Growth {
  milliseconds: number;
  'for a case': number;
  exchanges: number;
  megabytes: number;
  /** How many times as long as a bare client the cases after the first take; medians of three. */
  'times a bare replay'?: number;
  goal?: number;
}

const counts = [1, 10, 100, 500, 1000];

/** How the cost of a certification grows with the number of drawn bodies. */
export async function growth(bin: string, stage: Stage): Promise<Record<string, Growth>> {
  const args = (cases: number) => [
    ...[bin, 'certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off'],
    ...['--cases', String(cases), '--max-installs', '1100'],
  ];
  const run = (cases: number) => timed(args(cases), stage.place);
  const rows: Record<string, Growth> = {};
  await run(1);
  const firstCount = stage.lastReport().exchanges.length;
  for (const cases of counts) {
    const isCompared = cases >= 100;
    const bare = async () => (isCompared ? await replayed(stage.lastReport().exchanges.slice(firstCount), stage.manifest) : 0);
    const times = await medians({ one: () => run(1), all: () => run(cases), bare }, isCompared ? 3 : 1);
    rows[`${cases} cases`] = {
      milliseconds: Math.round(times.all),
      'for a case': cases === 1 ? 0 : Math.round((times.all - times.one) / (cases - 1)),
      exchanges: stage.lastReport().exchanges.length,
      megabytes: await peak(args(cases), stage.place),
      ...(isCompared && { 'times a bare replay': ratio(times.all - times.one, times.bare), goal: 4 }),
    };
  }
  return rows;
}
