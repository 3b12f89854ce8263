import type { Stage } from './bench-stage.ts';
import { medians, peak, timed } from './measured.ts';

export interface Build {
  name: 'now' | 'before';
  bin: string;
}

export interface Row {
  milliseconds: number;
  /** How many times as long as the command in `by`. */
  times?: number;
  by?: string;
  goal?: number;
  'milliseconds before'?: number;
  'times before'?: number;
  megabytes?: number;
  exchanges?: number;
  installs?: number;
}

interface Command {
  args: string[];
  by: 'node -e 0' | 'an empty Playwright run' | 'all of it';
  goal?: number;
  rounds: number;
}

const api = 'bearer/*,oauth/*,self/*,summary/*,zones/*,applications/*,invoice/*';

const certify = ['certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off'];
const certifyPlain = ['certify', 'plain.json', ...certify.slice(2)];
const inBrowser = (manifest: string) => ['certify', manifest, '--plan', 'test', '--quiet', '--browser', 'on'];
const certifySlow = ['certify', 'slow.json', ...certify.slice(2)];

const commands: Record<string, Command> = {
  check: { args: ['check', 'manifest.json'], by: 'node -e 0', goal: 3.5, rounds: 15 },
  'check, a folder': { args: ['check', 'app'], by: 'node -e 0', goal: 6, rounds: 15 },
  list: { args: ['list'], by: 'node -e 0', rounds: 15 },
  app: { args: ['app', 'app', '--quiet'], by: 'node -e 0', rounds: 15 },
  certify: {
    args: certify,
    by: 'an empty Playwright run',
    goal: 1.25,
    rounds: 9,
  },
  'certify, a partner of another style': { args: certifyPlain, by: 'an empty Playwright run', goal: 1.35, rounds: 9 },
  'certify, in a browser': { args: inBrowser('plain.json'), by: 'an empty Playwright run', rounds: 5 },
  'certify, a single page in a browser': { args: inBrowser('single-page.json'), by: 'an empty Playwright run', rounds: 5 },
  'certify --only, one of sign-on, 20 ms an answer': {
    args: [...certifySlow, '--only', 'sso/refuses-a-stale-timestamp'],
    by: 'all of it',
    goal: 0.5,
    rounds: 9,
  },
  'certify, nobody there': {
    args: ['certify', 'manifest.json', '--base-url', 'http://127.0.0.1:1/resources', '--quiet'],
    by: 'node -e 0',
    rounds: 9,
  },
  'gate, the API': {
    args: ['gate', 'platform/platform.yaml', '--quiet', '--only', api],
    by: 'an empty Playwright run',
    goal: 1.5,
    rounds: 9,
  },
  'gate, everything': { args: ['gate', 'platform/platform.yaml', '--quiet'], by: 'an empty Playwright run', goal: 1.5, rounds: 9 },
};

/** Measures each command with each build, in turn. */
export async function commandRows(builds: readonly Build[], stage: Stage, wanted: RegExp): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const [name, command] of Object.entries(commands))
    if (wanted.test(name)) rows[`assay ${name}`] = await rowOf(command, builds, stage);
  return rows;
}

async function rowOf({ args, by, goal, rounds }: Command, builds: readonly Build[], stage: Stage): Promise<Row> {
  const { place } = stage;
  const bin = builds.find(({ name }) => name === 'now')?.bin ?? '';
  const megabytes = await peak([bin, ...args], place);
  const isLive = by === 'an empty Playwright run';
  const report = isLive ? stage.lastReport() : undefined;
  const comparisons = { 'node -e 0': ['-e', '0'], 'all of it': [bin, ...certifySlow] };
  const comparison = by === 'an empty Playwright run' ? stage.empty(stage.lastReport().recordings.length) : comparisons[by];
  const acts = Object.fromEntries(builds.map((build) => [build.name, () => timed([build.bin, ...args], place)]));
  const { compared = 1, now = 0, before } = await medians<string>({ compared: () => timed(comparison, place), ...acts }, rounds);
  return {
    milliseconds: Math.round(now),
    times: ratio(now, compared),
    by,
    ...(goal !== undefined && { goal }),
    ...(before !== undefined && { 'milliseconds before': Math.round(before), 'times before': ratio(before, compared) }),
    megabytes,
    ...(report && { exchanges: report.exchanges.length, installs: report.resources.made }),
  };
}

export const ratio = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;
