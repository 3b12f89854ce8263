import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../specs/generated/schemas.ts';
import { bin, type Ended, run } from './command.ts';

/** A faulty target and a conforming one, and how `assay replay` finds each. */
export interface Pair {
  name: string;
  /** The entry of the faulty target in targets.yaml. */
  entry: object;
  /** Options that make `assay replay` call the conforming target instead. */
  conforming: string[];
}

export interface RepeatCounts {
  lines: number;
  /** Lines that show the same deviation on the faulty target, and none on the conforming one. */
  shown: number;
  /** How many of these show it in another step. */
  elsewhere: number;
  wrong: string[];
}

/** Steps that showed no deviation on a conforming target: other faults in the same step would repeat the same requests. */
const cleanSteps = new Set<string>();

/** Judges faulty targets in one run, then runs each of their Repeat lines on them, and on conforming ones. */
export async function repeated(pairs: readonly Pair[], files: Record<string, string>, args: string[]): Promise<RepeatCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-repeat-'));
  try {
    for (const [name, text] of Object.entries({ ...files, 'targets.yaml': JSON.stringify({ targets: pairs.map(({ entry }) => entry) }) })) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const fleet = await run(bin, ['fleet', 'targets.yaml', '--quiet', ...args], folder, { limit: 500_000 });
    const counts: RepeatCounts = { lines: 0, shown: 0, elsewhere: 0, wrong: [] };
    for (const { name, conforming } of pairs) {
      const { lines, isClean } = linesIn(join(folder, 'assay-report', name, 'report.json'), fleet);
      for (const line of lines) {
        counts.lines++;
        const faulty = await replayed(line, folder);
        const step = (faulty.stdout.split('\n\n', 1)[0] ?? '').replaceAll(/ expected .* \(/g, ' (');
        const good = cleanSteps.has(step) ? undefined : await replayed(line, folder, conforming);
        const isShown =
          faulty.status === 1 &&
          /^It fails again(, in another step)?: /m.test(faulty.stdout) &&
          (!isClean || faulty.stderr.includes(' 0 left behind'));
        const isGone = !good || (good.status === 0 && good.stdout.includes('It does not fail again: '));
        if (isGone) cleanSteps.add(step);
        if (faulty.stdout.includes('\nIt fails again, in another step: ')) counts.elsewhere++;
        if (isShown && isGone) counts.shown++;
        else
          counts.wrong.push(
            `${name}: ${line}${isShown ? '' : `\n  faulty: ${summary(faulty)}`}${good && !isGone ? `\n  conforming: ${summary(good)}` : ''}`,
          );
      }
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The Repeat lines of a report, and whether its run left nothing behind: what a run could not delete, a replay cannot either. */
function linesIn(path: string, fleet: Ended): { lines: string[]; isClean: boolean } {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    throw new Error(`no report: ${fleet.stderr}`);
  }
  const { left, unknown } = report.resources;
  return { lines: [...new Set(report.requirements.flatMap(({ repeat }) => repeat ?? []))], isClean: left.length + unknown.length === 0 };
}

const summary = ({ status, stdout, stderr }: Ended): string =>
  `${status} ${stdout.split('\n').slice(0, 2).join(' | ')} … ${stdout.trim().split('\n').at(-1)} ${stderr.trim()}`;

/** Runs a Repeat line as a shell would, with more options; the last one of an option that is given twice counts. */
function replayed(line: string, folder: string, more: string[] = []): Promise<Ended> {
  const words = [...line.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(([, quoted, bare]) => quoted?.replaceAll(`'\\''`, "'") ?? bare ?? '');
  const kept = more[0] === '--platform' ? words.filter((_, index) => words[index] !== more[0] && words[index - 1] !== more[0]) : words;
  return run(bin, [...kept.slice(1), ...more], folder, { limit: 120_000 });
}
