import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import type { Front } from '../../../targets/hostile/index.ts';
import { assay, everything, type Outcome } from '../command.ts';
import { type Canaries, leaks } from './leaks.ts';
import { marked, markVariable } from './marked.ts';
import { watchMemory } from './memory.ts';
import { reportOf } from './reports.ts';

/** The result of one run against a hostile target. */
export interface Attacked {
  verdict: string;
  seconds: number;
  megabytes: number;
  /** What went wrong; empty, as a rule. */
  wrong: string[];
  /** How many requests were attacked. */
  attacked: number;
  page: string;
  outcome: Outcome;
}

const MAX_MEGABYTES = 400;

interface Run {
  args: string[];
  files?: Record<string, string>;
  env?: Record<string, string>;
  prepare?: (folder: string) => void;
  canaries: Canaries;
  fronts: Front[];
}

/** Runs the public command against a hostile target, and looks at everything that it leaves. */
export async function endured({ args, files = {}, env = {}, prepare, canaries, fronts }: Run): Promise<Attacked> {
  const mark = randomUUID();
  const scratch = mkdtempSync(join(tmpdir(), 'assay-hostile-'));
  const memory = watchMemory();
  const outcome = await assay(args, {
    files,
    // Without a home, a browser would keep its settings among the temporary files.
    env: { HOME: homedir(), ...env, [markVariable]: mark, TMPDIR: scratch },
    ...(prepare && { prepare }),
    limit: 120_000,
    onStart: memory.onStart,
  });
  const megabytes = memory.peak();
  const wrong = [
    ...faultsOf(outcome, canaries),
    ...(megabytes > MAX_MEGABYTES ? [`took ${megabytes} MB`] : []),
    ...(marked(mark).length > 0 ? ['left a process'] : []),
    ...readdirSync(scratch).map((name) => `left ${name} among the temporary files`),
    ...(fronts.some((front) => front.open() > 0) ? await stillOpen(fronts) : []),
  ];
  rmSync(scratch, { recursive: true });
  const attacked = fronts.reduce((sum, front) => sum + front.attacked(), 0);
  const { verdict } = JSON.parse(outcome.written['assay-report/report.json'] ?? '{}') as { verdict?: string };
  return {
    verdict: verdict ?? 'none',
    seconds: Math.round(outcome.millis / 100) / 10,
    megabytes,
    wrong,
    attacked,
    page: outcome.written['assay-report/report.html'] ?? '',
    outcome,
  };
}

/** Waits a second, because connections may still be closing. */
async function stillOpen(fronts: Front[]): Promise<string[]> {
  for (let turns = 0; turns < 50 && fronts.some((front) => front.open() > 0); turns++) await new Promise((next) => setTimeout(next, 20));
  return fronts.some((front) => front.open() > 0) ? ['left a connection open'] : [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/;

/** What a target must not be able to cause: a crash, control characters, leaks, malformed files. */
function faultsOf(outcome: Outcome, canaries: Canaries): string[] {
  const { status, stdout, stderr, written } = outcome;
  const texts = { stdout, stderr, ...written };
  return [
    ...([0, 1, 3, 4].includes(status ?? -1) ? [] : [`ended with status ${status}: ${stderr.slice(-300)}`]),
    ...(/^\s+at |node:internal|bug in Assay/im.test(stdout + stderr) ? [`a stack: ${stderr.slice(0, 600)}`] : []),
    ...Object.entries(texts).flatMap(([name, text]) => {
      const found = CONTROL.exec(text);
      return found ? [`${name} holds ${JSON.stringify(text.slice(Math.max(0, found.index - 40), found.index + 5))}`] : [];
    }),
    ...leaks(everything(outcome), canaries).slice(0, 5),
    ...malformed(outcome),
  ];
}

function malformed(outcome: Outcome): string[] {
  const { written } = outcome;
  const wrong: string[] = [];
  const attempt = (name: string, read: (text: string) => unknown) => {
    const text = written[`assay-report/${name}`];
    if (text === undefined) return wrong.push(`${name} is missing`);
    try {
      read(text);
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message.slice(0, 300)}`);
    }
  };
  attempt('report.json', () => reportOf(outcome));
  attempt('report.sarif', JSON.parse);
  attempt('junit.xml', (text) => {
    const problems: string[] = [];
    new DOMParser({ onError: (_level, message) => problems.push(message) }).parseFromString(text, 'text/xml');
    if (problems.length > 0 || /[\ufffe\uffff]/.test(text)) throw new Error(problems[0] ?? 'has a character that XML may not have');
  });
  attempt('report.html', (text) => {
    if ((text.match(/<script/g) ?? []).length !== 1) throw new Error('has a script that is not ours');
  });
  attempt('report.md', (text) => {
    if (/^[^`]*<(script|img)/m.test(text.replace(/^ {4}.*|`[^`]*`/gm, ''))) throw new Error('has markup that is not ours');
  });
  return wrong;
}
