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
  let few = { milliseconds: 0, exchanges: 0 };
  for (const cases of counts) {
    const milliseconds = await timed(args(cases), stage.place);
    const { exchanges } = stage.lastReport();
    if (cases === 1) few = { milliseconds, exchanges: exchanges.length };
    const bare = cases < 100 ? undefined : await replayed(exchanges.slice(few.exchanges), stage.manifest);
    rows[`${cases} cases`] = {
      milliseconds: Math.round(milliseconds),
      'for a case': cases === 1 ? 0 : Math.round((milliseconds - few.milliseconds) / (cases - 1)),
      exchanges: exchanges.length,
      megabytes: await peak(args(cases), stage.place),
      ...(bare !== undefined && { 'times a bare replay': ratio(milliseconds - few.milliseconds, bare), goal: 1.6 }),
    };
  }
  return rows;
}
